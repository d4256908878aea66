import { observer } from 'mobx-react-lite';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { isUnheard, OfflineNote } from '#ui/components/elements/offline-note.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { useOffline } from '#ui/stores/frame/offline.ts';
import type { PaymentStore } from '#ui/stores/payment/payment-store.ts';
import { failureOf } from '#ui/stores/progress/progress.ts';
import { useWords } from '#ui/words/words.ts';

/** Failures about one field are shown beside that field. */
const besideTheField: ReadonlySet<string> = new Set([
  'InputRefused',
  'CardFieldInvalid',
  'CardExpiryInvalid',
]);

interface PaymentFailureMessageProps {
  readonly payment: PaymentStore;
  readonly attempt: number;
}

/** Why the card was not accepted, when the failure is not about one field. */
export const PaymentFailureMessage = observer(function PaymentFailureMessage({
  payment,
  attempt,
}: PaymentFailureMessageProps) {
  const { failure } = useWords();
  const { completing } = payment;
  const offline = useOffline();
  if (completing.is !== 'failed' || besideTheField.has(completing.failure._tag)) return null;
  // It is told beside the button.
  if (offline && isUnheard(completing.failure)) return null;
  return <FailureMessage key={attempt}>{failure(completing.failure)}</FailureMessage>;
});

/** The card fields could not be opened: the reason, and a button to try again. */
export const OpeningFailureMessage = observer(function OpeningFailureMessage() {
  const { session } = useCheckoutStores();
  const { say, failure } = useWords();
  const { opening } = session;
  const offline = useOffline();
  const note = <OfflineNote failure={failureOf(opening)} onBack={() => void session.open()} />;
  if (opening.is !== 'failed' || (offline && isUnheard(opening.failure))) return note;
  return (
    <FailureMessage>
      {note}
      <p>{failure(opening.failure)}</p>
      <button
        type="button"
        className={classNames(controls.link)}
        onClick={() => void session.open()}
      >
        {say('payment.retry')}
      </button>
    </FailureMessage>
  );
});
