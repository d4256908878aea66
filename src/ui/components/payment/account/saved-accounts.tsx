import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StoredPaymentAccount } from '#domain/account/saved-account.ts';
import { ConfirmDialog } from '#ui/components/elements/confirm-dialog.tsx';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import styles from '#ui/design/account.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { day } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

interface SavedAccountsProps {
  readonly accounts: readonly StoredPaymentAccount[];
}

/** The PayPal accounts a customer keeps, and the button to remove one (PACC-15). */
export const SavedAccounts = observer(function SavedAccounts({ accounts }: SavedAccountsProps) {
  const { core, shopper, notice } = useStores();
  const { say, failure, language } = useWords();
  const list = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState<StoredPaymentAccount>();
  const [removal] = useState(
    () =>
      new ActionStore(core, (useCases, id: string) => useCases.account.removePaymentAccount(id)),
  );
  const { doing } = removal;
  const remove = async ({ paymentAccountId }: StoredPaymentAccount) => {
    const removed = await removal.run(paymentAccountId);
    // Elements behind an open dialog cannot take the focus.
    flushSync(() => setLeaving(undefined));
    if (removed === undefined || shopper.customer === undefined) return;
    shopper.become({ ...shopper.customer, paymentAccounts: removed.value });
    notice.show({ severity: 'success', title: { key: 'paypal.removed' } });
    list.current?.focus();
  };
  if (accounts.length === 0 && removal.attempt === 0) return null;
  return (
    <section ref={list} tabIndex={-1} className={classNames(layout.stack, styles.group)}>
      <h2>{say('paypal.accounts')}</h2>
      {doing.is === 'failed' ? (
        <FailureMessage key={removal.attempt}>{failure(doing.failure)}</FailureMessage>
      ) : null}
      <ul className={styles.cards}>
        {accounts.map((account) => (
          <li
            key={account.paymentAccountId}
            className={classNames(layout.box, layout.row, layout.between)}
          >
            <p className={classNames(layout.row, layout.start)}>
              <Icon name="person" />
              <span>
                <b>{say('paypal.account', { email: account.label })}</b>
                <br />
                <span className={classNames(layout.small, layout.muted)}>
                  {say('paypal.keptSince', { date: day(account.createdAt, language) })}
                </span>
              </span>
            </p>
            <button
              type="button"
              className={classNames(controls.link, layout.small)}
              aria-label={say('paypal.removeOf', { email: account.label })}
              onClick={() => setLeaving(account)}
            >
              {say('cards.remove')}
            </button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        title={say('paypal.removeTitle')}
        text={`${say('paypal.account', { email: leaving?.label ?? '' })}. ${say('paypal.removeText')}`}
        busy={doing.is === 'running'}
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </section>
  );
});
