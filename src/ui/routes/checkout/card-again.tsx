import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { CardEntryState } from '#ports/payment/card-vault.ts';
import { cardAddress } from '#ui/addresses/checkout-steps.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { cardFieldIds } from '#ui/components/payment/card-faults.ts';
import { painted } from '#ui/core/pauses.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import type { PaymentStore } from '#ui/stores/payment/payment-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** True while the shopper is in a field, or typed into one of the provider's: the page does not see into their frames. */
const isFilling = (card: CardEntryState | undefined): boolean => {
  const fields = card === undefined ? [] : [card.number, card.securityCode];
  if (fields.some(({ empty, focused }) => focused || !empty)) return true;
  return document.activeElement?.matches('form :is(input, select, textarea)') === true;
};

/**
 * Why the shopper is here again, and the focus in the card's first field as soon as it can take it. Who is filling
 * the form in already stays there: what they type would go into another field.
 */
export const CardAgain = observer(function CardAgain({
  payment,
}: {
  readonly payment: PaymentStore;
}) {
  const { cardFields } = useStores();
  const { say } = useWords();
  const { pathname, hash } = useLocation();
  const isAgain = `${pathname}${hash}` === cardAddress;
  const isOpen = payment.card?.loaded === true;
  useEffect(() => {
    if (!isAgain || !isOpen) return;
    let isCurrent = true;
    // What was typed before the fields were open is told right after they are.
    void painted().then(() => {
      if (!isCurrent || isFilling(payment.card)) return;
      // A saved card has only its code to enter.
      const number = document.getElementById(cardFieldIds.cardNumber);
      const first = number ?? document.getElementById(cardFieldIds.securityCode);
      // A frame may have the focus and its field not, because it opened after it.
      if (first?.contains(document.activeElement))
        cardFields.focus(number ? 'number' : 'securityCode');
      else first?.focus();
    });
    return () => {
      isCurrent = false;
    };
  }, [isAgain, isOpen, cardFields, payment]);
  if (!isAgain) return null;
  return (
    <p role="status" className={classNames(controls.message, controls.messageInfo)}>
      <Icon name="info" />
      <span>{say('review.expired')}</span>
    </p>
  );
});
