import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CartRow } from '#ui/components/cart/cart-row.tsx';
import { RemovedRow } from '#ui/components/cart/removed-row.tsx';
import { ConfirmDialog } from '#ui/components/elements/confirm-dialog.tsx';
import styles from '#ui/design/cart.module.css';
import layout from '#ui/design/layout.module.css';
import { cartGoodsOf } from '#ui/stores/cart/cart-goods-store.ts';
import type { RemovalStore } from '#ui/stores/cart/removal-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface CartLinesProps {
  readonly removals: RemovalStore;
  /** The line that just came in. */
  readonly arrived?: string | undefined;
  /** In the drawer a link also closes it. */
  readonly onLeave?: () => void;
}

/** The lines of the cart with their quantities, and in place of a removed one its undo. */
export const CartLines = observer(function CartLines(props: CartLinesProps) {
  const { removals, arrived, onLeave } = props;
  const stores = useStores();
  const { cart, zip } = stores;
  const { say, tell, language } = useWords();
  const { lines } = cart;
  const where = `${language} ${zip.locationNumber}`;
  const goods = cartGoodsOf(stores);
  useEffect(() => void goods.meet(lines, where), [goods, lines, where]);
  const { asking } = removals;
  const came = lines.find(({ id }) => id === arrived);
  const news = came && { key: 'cart.here' as const, blanks: { name: goods.nameOf(came) } };
  const told = removals.told ?? news;
  return (
    <>
      <ul className={styles.lines}>
        {removals.rows.map((row) =>
          'line' in row ? (
            <RemovedRow
              key={`gap ${removals.removed.indexOf(row)}`}
              removed={row}
              removals={removals}
            />
          ) : (
            <CartRow
              key={row.id}
              line={row}
              removals={removals}
              isNew={row.id === arrived}
              onLeave={onLeave}
            />
          ),
        )}
      </ul>
      <p className={layout.hidden} role="status">
        {told === undefined ? '' : tell(told)}
      </p>
      <ConfirmDialog
        open={asking !== undefined}
        title={say('cart.zeroTitle')}
        text={
          asking === undefined
            ? ''
            : say('cart.zeroText', { name: goods.nameOf(asking), count: asking.quantity })
        }
        busy={false}
        labels={{ keep: say('cart.zeroKeep'), confirm: say('cart.zeroRemove') }}
        onConfirm={() => removals.decide(true)}
        onClose={() => removals.decide(false)}
      />
    </>
  );
});
