import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CardEntry, CardEntryEvent } from '#ports/payment/card-vault.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { focusCard } from '#ui/components/payment/card-faults.ts';
import { fieldLook } from '#ui/components/payment/field-look.ts';
import type { HostedSlots } from '#ui/core/core.ts';
import { painted } from '#ui/core/pauses.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
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
  const [failed, setFailed] = useState<{ entry: CardEntry; failure: VaultFailure }>();
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
      if (!mounted.ok) setFailed({ entry, failure: mounted.failure });
    });
  }, [entry, cardFields]);
  // A later payment session has not failed yet.
  return failed !== undefined && failed.entry === entry ? failed.failure : undefined;
};

/** A button that goes takes the focus with it: who was on it goes on in the card. */
const useFocusOn = () => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    return () => {
      // React hears no focus while it removes this, so the slot could not pass it on to its frame.
      if (shown?.contains(document.activeElement)) void painted().then(focusCard);
    };
  }, []);
  return box;
};

interface HostedFailureMessageProps {
  readonly payment: PaymentStore;
  readonly failure: VaultFailure | undefined;
}

/** It leaves the focus where it is: the name may be being typed. */
const FieldsFailure = ({ failure }: { readonly failure: VaultFailure }) => {
  const { session } = useCheckoutStores();
  const words = useWords();
  const box = useFocusOn();
  return (
    <div ref={box} role="alert" className={classNames(controls.message, controls.messageError)}>
      <Icon name="error" />
      <div>
        {words.failure(failure)}{' '}
        <button type="button" onClick={() => void session.extend()}>
          {words.say('payment.retry')}
        </button>
      </div>
    </div>
  );
};

/** Shows that the fields are loading, or why they failed, with a button to try again; late ones count too. */
export const HostedFailureMessage = observer(function HostedFailureMessage({
  payment,
  failure,
}: HostedFailureMessageProps) {
  const { session } = useCheckoutStores();
  const { say } = useWords();
  const isReady = payment.fieldsAreReady(session.entry);
  if (failure !== undefined && !isReady) return <FieldsFailure failure={failure} />;
  return (
    <p role="status" className={layout.hidden}>
      {isReady ? '' : say('payment.loading')}
    </p>
  );
});
