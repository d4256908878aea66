import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { securityCodeLength } from '#domain/payment/card-brands.ts';
import { cardFieldError, cardFieldIds } from '#ui/components/payment/card-faults.ts';
import { CardMarks } from '#ui/components/payment/card-marks.tsx';
import {
  HostedFailureMessage,
  type HostedForm,
  useHostedMount,
} from '#ui/components/payment/hosted-mount.tsx';
import { HostedSlot } from '#ui/components/payment/hosted-slot.tsx';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords, type Words } from '#ui/words/words.ts';

interface HostedFieldsProps extends HostedForm {
  /** Shown between number and code. */
  readonly children: ReactNode;
}

/** How many digits, and where they stand: on American Express cards on the front. */
const codeHint = (brands: readonly string[], say: Words['say']): string => {
  const [brand] = brands;
  const count = brands.length === 1 && brand !== undefined ? securityCodeLength(brand) : 3;
  return say(count === 4 ? 'payment.codeFront' : 'payment.codeBack', { count });
};

/** The provider's two fields inside our slots; labels, hints and errors are ours. */
export const HostedFields = observer(function HostedFields(props: HostedFieldsProps) {
  const { payment, children } = props;
  const { cardFields } = useStores();
  const { session } = useCheckoutStores();
  const words = useWords();
  const { say } = words;
  const number = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLDivElement>(null);
  const failure = useHostedMount(props, () =>
    number.current === null || code.current === null
      ? undefined
      : { number: number.current, securityCode: code.current },
  );
  return (
    <>
      <HostedFailureMessage payment={payment} failure={failure} />
      <HostedSlot
        ref={number}
        id={cardFieldIds.cardNumber}
        label={say('payment.number')}
        beside={<CardMarks taken={session.entry?.brandsTaken ?? []} typed={payment.brands} />}
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
        hint={codeHint(payment.brands, say)}
        error={cardFieldError(payment, 'securityCode', words.problem)}
        span="half"
        focused={payment.card?.securityCode.focused === true}
        onFocus={() => cardFields.focus('securityCode')}
      />
    </>
  );
});
