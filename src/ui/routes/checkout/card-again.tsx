import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { CardEntryState } from '#ports/payment/card-vault.ts';
import { cardAddress } from '#ui/addresses/checkout-steps.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { focusCard } from '#ui/components/payment/card-faults.ts';
import { painted } from '#ui/core/pauses.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import type { PaymentStore } from '#ui/stores/payment/payment-store.ts';
import { useWords } from '#ui/words/words.ts';

/** True while the shopper is in a field, or typed into one of the provider's: the page does not see into their frames. */
const isFilling = ({ number, securityCode }: CardEntryState): boolean | undefined =>
  !number.empty ||
  !securityCode.empty ||
  securityCode.focused ||
  document.activeElement?.matches('form :is(input, select)');

/**
 * Why the shopper is here again, and the focus in the card's first field as soon as it can take it. Who is filling
 * the form in already stays there: what they type would go into another field.
 */
export const CardAgain = observer(function CardAgain({
  payment,
}: {
  readonly payment: PaymentStore;
}) {
  const { say } = useWords();
  const { pathname, hash } = useLocation();
  const isAgain = `${pathname}${hash}` === cardAddress;
  const isOpen = payment.card?.loaded === true;
  useEffect(() => {
    if (!isAgain || !isOpen) return;
    // What was typed before the fields were open is told right after they are.
    void painted().then(() => {
      if (payment.card !== undefined && !isFilling(payment.card)) focusCard();
    });
  }, [isAgain, isOpen, payment]);
  if (!isAgain) return null;
  return (
    <p role="status" className={classNames(controls.message, controls.messageInfo)}>
      <Icon name="info" />
      <span>{say('review.expired')}</span>
    </p>
  );
});
