import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { ChallengeRequired } from '#ports/payment/payment-failures.ts';
import { Dialog } from '#ui/components/elements/dialog.tsx';
import styles from '#ui/design/checkout.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import type { OrderStore } from '#ui/stores/order/order-store.ts';
import { useWords } from '#ui/words/words.ts';

interface BankDialogProps {
  readonly order: OrderStore;
  /** The bank has an answer; which one, only the shop is told. */
  readonly onAnswered: () => Promise<void>;
}

/**
 * The bank's question about this payment (P-22). Closing it, going back and leaving the page give
 * the order up: its goods go back, and placing it again asks again (D-PAY-02).
 */
export const BankDialog = observer(function BankDialog({ order, onAnswered }: BankDialogProps) {
  const { say } = useWords();
  const id = useId();
  const { bank } = order;
  useEffect(() => {
    const { leaveBank } = order;
    window.addEventListener('pagehide', leaveBank);
    return () => {
      window.removeEventListener('pagehide', leaveBank);
      leaveBank();
    };
  }, [order]);
  const handleAnswered = () => {
    order.hearBank();
    void onAnswered();
  };
  return (
    <Dialog
      open={bank !== undefined}
      onClose={order.leaveBank}
      labelledBy={id}
      describedBy={`${id}-text`}
      role="alertdialog"
    >
      <div className={layout.stack}>
        <h2 id={id} tabIndex={-1} data-first-focus className={layout.titleMedium}>
          {say('bank.title')}
        </h2>
        <p id={`${id}-text`}>{say('bank.text')}</p>
        {bank === undefined ? null : <BankPage bank={bank.failure} onAnswered={handleAnswered} />}
        <button
          type="button"
          className={classNames(controls.button, controls.second, controls.wide)}
          onClick={order.leaveBank}
        >
          {say('bank.cancel')}
        </button>
      </div>
    </Dialog>
  );
});

const frameName = 'bank-question';

interface BankPageProps {
  readonly bank: ChallengeRequired;
  readonly onAnswered: () => void;
}

/** The page is opened by a form, so that its token stands in no address. */
const BankPage = ({ bank, onAnswered }: BankPageProps) => {
  const { say } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const answered = useRef(onAnswered);
  answered.current = onAnswered;
  useEffect(() => {
    const { origin } = new URL(bank.stepUpUrl);
    const listen = (event: MessageEvent<unknown>) => {
      const isTheBank = event.origin === origin && event.source === frame.current?.contentWindow;
      if (isTheBank && isAnswer(event.data)) answered.current();
    };
    window.addEventListener('message', listen);
    form.current?.submit();
    return () => window.removeEventListener('message', listen);
  }, [bank]);
  return (
    <>
      <iframe
        ref={frame}
        name={frameName}
        title={say('bank.page')}
        className={styles.bank}
        referrerPolicy="no-referrer"
      />
      <form ref={form} method="post" action={bank.stepUpUrl} target={frameName} hidden>
        <input type="hidden" name="JWT" value={bank.accessToken} />
      </form>
    </>
  );
};

const isAnswer = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'challenge-answered';
