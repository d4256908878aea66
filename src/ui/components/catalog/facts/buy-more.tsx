import { BuyBar } from '#ui/components/catalog/facts/buy-bar.tsx';
import type { BuyMoreProps } from '#ui/components/catalog/product/late-parts.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import { useWords } from '#ui/words/words.ts';

/** What the buy box can do without at first: what became of a typed quantity, and the bar of phones. */
export const BuyMore = ({ preOrder, before, ...bar }: BuyMoreProps) => {
  const { say } = useWords();
  const { most, value, onChange, onBeyond } = bar.stepper;
  const handleUndo = () => {
    // The button goes with its message.
    bar.row.current?.querySelector('input')?.focus({ preventScroll: true });
    onBeyond?.(false);
    if (before !== undefined) onChange(before);
  };
  return (
    <>
      {before === undefined ? null : (
        <div className={classNames(controls.message, controls.messageInfo)} role="status">
          <Icon name="info" />
          <p>
            {say(preOrder ? 'cart.mostPreOrder' : 'cart.most', { limit: most })}{' '}
            {before === value ? null : (
              <button type="button" className={controls.link} onClick={handleUndo}>
                {say('cart.undo')}
              </button>
            )}
          </p>
        </div>
      )}
      <BuyBar {...bar} />
    </>
  );
};
