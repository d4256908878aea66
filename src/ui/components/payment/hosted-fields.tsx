import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { cardFieldError, cardFieldIds } from '#ui/components/payment/card-faults.ts';
import {
  HostedFailureMessage,
  type HostedForm,
  useHostedMount,
} from '#ui/components/payment/hosted-mount.tsx';
import { HostedSlot } from '#ui/components/payment/hosted-slot.tsx';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface HostedFieldsProps extends HostedForm {
  /** Shown between number and code. */
  readonly children: ReactNode;
}

/** The provider's two fields inside our slots; labels, hints and errors are ours. */
export const HostedFields = observer(function HostedFields(props: HostedFieldsProps) {
  const { payment, children } = props;
  const { cardFields } = useStores();
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
    </>
  );
});
