import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CardEntry, CardEntryEvent } from '#ports/payment/card-vault.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { fieldLook } from '#ui/components/payment/field-look.ts';
import type { HostedSlots } from '#ui/core/core.ts';
import layout from '#ui/design/layout.module.css';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import type { PaymentStore } from '#ui/stores/payment/payment-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

export interface HostedForm {
  readonly payment: PaymentStore;
  /** Enter in a hosted field submits like Enter in any other. */
  readonly onSubmit: () => Promise<void>;
}

/** A browser that autofills a card also gives name and expiry date. */
const takeAutofill = (payment: PaymentStore, event: CardEntryEvent) => {
  if (event.kind !== 'autofilled') return;
  if (event.name !== undefined) payment.typeName(event.name);
  if (event.month !== undefined && event.year !== undefined) {
    payment.typeExpiry(`${event.month}/${event.year.slice(-2)}`);
  }
};

const useCardEvents = (entry: CardEntry | undefined, { payment, onSubmit }: HostedForm) => {
  useEffect(() => {
    if (entry === undefined) return;
    payment.look(entry.state());
    return entry.subscribe((state, event) => {
      payment.look(state);
      takeAutofill(payment, event);
      if (event.kind === 'submit-requested') void onSubmit();
    });
  }, [entry, payment, onSubmit]);
};

/**
 * Fields keep the text color they were made with, so their background also stays when the color
 * scheme changes.
 */
const keepGround = (slot: HTMLElement) => {
  slot.style.backgroundColor = '';
  slot.style.backgroundColor = getComputedStyle(slot).backgroundColor;
};

/** Mounts the provider's fields into our slots, again for each payment session. */
export const useHostedMount = (
  form: HostedForm,
  slotsNow: () => HostedSlots | undefined,
): VaultFailure | undefined => {
  const { cardFields } = useStores();
  const { session } = useCheckoutStores();
  const { say } = useWords();
  const [failure, setFailure] = useState<VaultFailure>();
  const { entry } = session;
  useCardEvents(entry, form);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is mounted once, in the language of that moment
  useEffect(() => {
    const slots = slotsNow();
    if (entry === undefined || slots === undefined) return;
    const labels = {
      numberLabel: say('payment.number'),
      securityCodeLabel: say('payment.securityCode'),
      numberDescription: say('payment.numberDescription'),
      securityCodeDescription: say('payment.codeDescription'),
    };
    keepGround(slots.securityCode);
    if ('number' in slots) keepGround(slots.number);
    void cardFields.mount(entry, slots, fieldLook(), labels).then((mounted) => {
      setFailure(mounted.ok ? undefined : mounted.failure);
    });
  }, [entry, cardFields]);
  return failure;
};

interface HostedFailureMessageProps {
  readonly payment: PaymentStore;
  readonly failure: VaultFailure | undefined;
}

/** Shows that the fields are loading, or why they failed, with a button to try again. */
export const HostedFailureMessage = observer(function HostedFailureMessage({
  payment,
  failure,
}: HostedFailureMessageProps) {
  const { session } = useCheckoutStores();
  const words = useWords();
  if (failure === undefined) {
    return (
      <p role="status" className={layout.hidden}>
        {payment.fieldsAreReady(session.entry) ? '' : words.say('payment.loading')}
      </p>
    );
  }
  return (
    <FailureMessage>
      {words.failure(failure)}{' '}
      <button type="button" onClick={() => void session.extend()}>
        {words.say('payment.retry')}
      </button>
    </FailureMessage>
  );
});
