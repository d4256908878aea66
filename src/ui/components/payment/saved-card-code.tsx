import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { SavedCard } from '#domain/account/saved-card.ts';
import { securityCodeLength } from '#domain/payment/card-brands.ts';
import { cardFieldError, cardFieldIds } from '#ui/components/payment/card-faults.ts';
import {
  HostedFailureMessage,
  type HostedForm,
  useHostedMount,
} from '#ui/components/payment/hosted-mount.tsx';
import { HostedSlot } from '#ui/components/payment/hosted-slot.tsx';
import fields from '#ui/design/fields.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface SavedCardCodeProps extends HostedForm {
  readonly card: SavedCard;
}

/**
 * The security code of a saved card, in the provider's own field; it is never stored (D-PAY-05).
 */
export const SavedCardCode = observer(function SavedCardCode(props: SavedCardCodeProps) {
  const { payment, card } = props;
  const { cardFields } = useStores();
  const { say, problem } = useWords();
  const slot = useRef<HTMLDivElement>(null);
  const codeLength = securityCodeLength(card.cardType);
  const failure = useHostedMount(props, () =>
    slot.current === null ? undefined : { securityCode: slot.current, codeLength },
  );
  return (
    <div className={fields.grid}>
      <HostedFailureMessage payment={payment} failure={failure} />
      <HostedSlot
        ref={slot}
        id={cardFieldIds.securityCode}
        label={say('payment.securityCode')}
        hint={say('payment.codeHint', { count: codeLength })}
        error={cardFieldError(payment, 'securityCode', problem)}
        span="half"
        focused={payment.card?.securityCode.focused === true}
        onFocus={() => cardFields.focus('securityCode')}
      />
    </div>
  );
});
