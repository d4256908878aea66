import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { lineOfProduct } from '#domain/cart/lines/new-line.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { CardCountProps } from '#ui/components/catalog/product/card-count.tsx';
import { largestQuantity } from '#ui/components/catalog/product/largest-quantity.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { useLater } from '#ui/components/elements/later.ts';
import styles from '#ui/design/catalog/product.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

const load = () => import('#ui/components/catalog/product/card-count.tsx');

const CountSlot = (props: CardCountProps) => {
  const later = useLater(load);
  return later === undefined ? null : <later.CardCount {...props} />;
};

/**
 * The plus of a card. Of what is in the cart the minus and the count stand before it; the plus stays
 * the same element, so that a finger or the focus stays on it.
 */
export const QuickAdd = observer(function QuickAdd({
  product,
}: {
  readonly product: ProductSummary;
}) {
  const { cart } = useStores();
  const { say } = useWords();
  const plus = useRef<HTMLButtonElement>(null);
  // Only the cards whose own line changes are rendered again.
  const [inCart] = useState(() => computed(() => lineOfProduct(cart.lines, product)));
  const line = inCart.get();
  const isFull = (line?.quantity ?? 0) >= largestQuantity(product);
  return (
    <div className={styles.step}>
      {line === undefined ? null : <CountSlot product={product} line={line} plus={plus} />}
      <button
        ref={plus}
        type="button"
        className={styles.add}
        aria-label={say('product.add', { name: product.title })}
        aria-disabled={isFull || undefined}
        onClick={() => void cart.addFromCard(product, isFull ? 0 : 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
});
