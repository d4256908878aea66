import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { RemovedLine } from '#domain/cart/lines/removed-lines.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import styles from '#ui/design/cart.module.css';
import controls from '#ui/design/controls.module.css';
import { cartGoodsOf } from '#ui/stores/cart/cart-goods-store.ts';
import type { RemovalStore } from '#ui/stores/cart/removal-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface RemovedRowProps {
  readonly removed: RemovedLine;
  readonly removals: RemovalStore;
}

/** Where a line was: what was taken out, and one press to have it back. */
export const RemovedRow = observer(function RemovedRow({ removed, removals }: RemovedRowProps) {
  const stores = useStores();
  const { say } = useWords();
  const undo = useRef<HTMLButtonElement>(null);
  const isNewest = removals.removed.at(-1) === removed;
  // The button that had the focus went with its line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (isNewest) undo.current?.focus();
  }, []);
  const name = cartGoodsOf(stores).nameOf(removed.line);
  return (
    <li className={styles.gap}>
      <p>{say('cart.removed', { name })}</p>
      <button
        ref={undo}
        type="button"
        className={controls.link}
        aria-label={say('cart.undoOf', { name })}
        onClick={() => void removals.undo(removed)}
      >
        <Icon name="undo" size="small" />
        {say('cart.undo')}
      </button>
    </li>
  );
});
