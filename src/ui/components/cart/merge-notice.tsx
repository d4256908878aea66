import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import type { MergeSummaryLine } from '#domain/cart/merge-summary.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { accountCartOf } from '#ui/stores/cart/account-cart-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/**
 * The merge receipt of a sign-in, line by line, with an undo button (MERGE-11, D-CART-05). It is
 * shown once: not again after a reload or in another tab (D-CART-25).
 */
export const MergeNotice = observer(function MergeNotice() {
  const account = accountCartOf(useStores());
  const { say } = useWords();
  const title = useId();
  const { hasReceipt } = account;
  useEffect(() => account.offerReceipt(), [account]);
  useEffect(() => {
    if (hasReceipt) void account.showReceipt();
  }, [account, hasReceipt]);
  if (account.merge === undefined) return null;
  const { isUndone } = account;
  return (
    <section
      aria-labelledby={title}
      className={classNames(controls.message, isUndone ? controls.messageInfo : controls.messageOk)}
    >
      <Icon name={isUndone ? 'undo' : 'done'} />
      <div className={layout.grow}>
        <p>
          <b id={title}>{say(isUndone ? 'merge.undone' : 'merge.title')}</b>
        </p>
        {isUndone ? <p>{say('merge.undoneText')}</p> : <News news={account.news} />}
        <p className={layout.row}>
          <button
            type="button"
            className={controls.link}
            aria-busy={account.switching}
            onClick={() => void (isUndone ? account.redo() : account.undo())}
          >
            {say(isUndone ? 'merge.redo' : 'merge.undo')}
          </button>
          <button type="button" className={controls.link} onClick={() => void account.close()}>
            {say('merge.close')}
          </button>
        </p>
      </div>
    </section>
  );
});

const News = ({ news }: { readonly news: readonly MergeSummaryLine[] }) => {
  const { say } = useWords();
  return (
    <ul>
      {news.map(({ line, name, quantity, what, total }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two saved lines may be in one line now
        <li key={`${line} ${place}`}>
          {what === 'joined'
            ? say('merge.joined', { name, count: quantity, total })
            : say('merge.added', { name, count: quantity })}
        </li>
      ))}
    </ul>
  );
};
