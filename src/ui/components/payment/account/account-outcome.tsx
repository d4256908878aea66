import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import type { AccountPaymentStore } from '#ui/stores/payment/account-payment-store.ts';
import { useWords } from '#ui/words/words.ts';

interface AccountOutcomeProps {
  readonly account: AccountPaymentStore;
  readonly onAgain: () => void;
}

/** How the last try at PayPal ended; coming back without approving is no error (PACC-11). */
export const AccountOutcome = observer(function AccountOutcome({
  account,
  onAgain,
}: AccountOutcomeProps) {
  const { say, failure } = useWords();
  const { paying, attempt, canAskAgain } = account;
  if (paying.is !== 'failed') return null;
  if (paying.failure._tag === 'ApprovalCancelled') {
    return <CancelledMessage key={attempt} text={failure(paying.failure)} />;
  }
  return (
    <FailureMessage key={attempt}>
      <p>{failure(paying.failure)}</p>
      {canAskAgain ? (
        <button type="button" className={controls.link} onClick={onAgain}>
          {say('page.tryAgain')}
        </button>
      ) : null}
    </FailureMessage>
  );
});

const CancelledMessage = ({ text }: { readonly text: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className={classNames(controls.message, controls.messageInfo)}
    >
      <Icon name="info" />
      <div>{text}</div>
    </div>
  );
};
