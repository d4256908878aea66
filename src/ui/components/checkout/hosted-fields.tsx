import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CardEntry, CardEntryEvent } from '#ports/card-vault.ts';
import type { VaultFailure } from '#ports/failures.ts';
import { cardFieldError, cardFieldIds } from '#ui/components/checkout/card-faults.ts';
import { HostedSlot } from '#ui/components/checkout/hosted-slot.tsx';
import { Trouble } from '#ui/components/trouble.tsx';
import layout from '#ui/design/layout.module.css';
import { fieldLook } from '#ui/field-look.ts';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import type { PaymentStore } from '#ui/stores/payment-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface HostedFieldsProps {
  readonly payment: PaymentStore;
  readonly onSubmit: () => Promise<void>;
  /** Stands between number and code. */
  readonly children: ReactNode;
}

/** A browser that fills cards in tells name and expiry too. */
const takeAutofill = (payment: PaymentStore, event: CardEntryEvent) => {
  if (event.kind !== 'autofilled') return;
  if (event.name !== undefined) payment.typeName(event.name);
  if (event.month !== undefined && event.year !== undefined) {
    payment.typeExpiry(`${event.month}/${event.year.slice(-2)}`);
  }
};

const useCardEvents = (entry: CardEntry | undefined, { payment, onSubmit }: HostedFieldsProps) => {
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

/** Fields keep the ink they were made with, so the ground stays too when night falls meanwhile. */
const keepGround = (slot: HTMLElement) => {
  slot.style.backgroundColor = '';
  slot.style.backgroundColor = getComputedStyle(slot).backgroundColor;
};

/** The provider's two fields in slots of ours: labels, hints and errors stay outside them. */
export const HostedFields = observer(function HostedFields(props: HostedFieldsProps) {
  const { payment, children } = props;
  const { cardFields } = useStores();
  const { session } = useCheckoutStores();
  const words = useWords();
  const { say } = words;
  const number = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<VaultFailure>();
  const { entry } = session;
  useCardEvents(entry, props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is mounted once, in the language of that moment
  useEffect(() => {
    if (entry === undefined || number.current === null || code.current === null) return;
    const labels = {
      numberLabel: say('payment.number'),
      securityCodeLabel: say('payment.securityCode'),
      numberDescription: say('payment.numberDescription'),
      securityCodeDescription: say('payment.codeDescription'),
    };
    const slots = { number: number.current, securityCode: code.current };
    for (const slot of Object.values(slots)) keepGround(slot);
    void cardFields.mount(entry, slots, fieldLook(), labels).then((mounted) => {
      setFailure(mounted.ok ? undefined : mounted.failure);
    });
  }, [entry, cardFields]);
  const loading = entry === undefined || payment.card?.loaded !== true;
  return (
    <>
      {failure === undefined ? null : (
        <Trouble>
          {words.failure(failure)}{' '}
          <button type="button" onClick={() => void session.extend()}>
            {say('payment.retry')}
          </button>
        </Trouble>
      )}
      <HostedSlot
        ref={number}
        id={cardFieldIds.cardNumber}
        label={say('payment.number')}
        hint={
          payment.brands.length === 0
            ? undefined
            : say('payment.brand', { brands: payment.brands.join(', ') })
        }
        error={cardFieldError(payment, 'cardNumber', words.problem)}
        focused={payment.card?.number.focused === true}
        onFocus={() => cardFields.focus('number')}
      />
      {children}
      <HostedSlot
        ref={code}
        id={cardFieldIds.securityCode}
        label={say('payment.securityCode')}
        error={cardFieldError(payment, 'securityCode', words.problem)}
        span="half"
        focused={payment.card?.securityCode.focused === true}
        onFocus={() => cardFields.focus('securityCode')}
      />
      <p role="status" className={layout.hidden}>
        {loading && failure === undefined ? say('payment.loading') : ''}
      </p>
    </>
  );
});
