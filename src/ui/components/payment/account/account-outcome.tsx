import { observer } from 'mobx-react-lite';
import { silentOnMoney } from '#application/messages/silent-on-money.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { FocusedMessage } from '#ui/components/elements/focused-message.tsx';
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
    return (
      <FocusedMessage key={attempt} role="status" look={controls.messageInfo} icon="info">
        {failure(paying.failure)}
      </FocusedMessage>
    );
  }
  return (
    <FailureMessage key={attempt}>
      <p>{failure(paying.failure)}</p>
      {silentOnMoney.has(paying.failure._tag) ? <p>{say('review.notCharged')}</p> : null}
      {canAskAgain ? (
        <button type="button" className={controls.link} onClick={onAgain}>
          {say('page.tryAgain')}
        </button>
      ) : null}
    </FailureMessage>
  );
});
