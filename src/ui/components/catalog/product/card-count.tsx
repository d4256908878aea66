import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect } from 'react';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { largestQuantity } from '#ui/components/catalog/product/largest-quantity.ts';
import { StepperCount } from '#ui/components/catalog/product/stepper.tsx';
import styles from '#ui/design/catalog/product.module.css';
import { cardCartOf } from '#ui/stores/cart/card-cart-store.ts';
import { cartGoodsOf } from '#ui/stores/cart/cart-goods-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

export interface CardCountProps {
  readonly product: ProductSummary;
  readonly line: CartLine;
  /** The button after it. */
  readonly plus: RefObject<HTMLButtonElement | null>;
}

/** How many of a card's product are in the cart, with the way to fewer. */
export const CardCount = observer(function CardCount(props: CardCountProps) {
  const { product, line, plus } = props;
  const stores = useStores();
  const { say } = useWords();
  const cards = cardCartOf(stores);
  const goods = cartGoodsOf(stores);
  // The line may have been put in while the page spoke another language.
  useEffect(() => goods.learn([product]), [goods, product]);
  const { title: name } = product;
  const label = say('product.quantityOf', { name });
  const { id } = line;
  useEffect(() => {
    const { current } = plus;
    return () => {
      // The button or field that took the last one out went with it.
      const isLost = document.activeElement === document.body && cards.hasRemoved(id);
      if (isLost) current?.focus({ preventScroll: true });
    };
  }, [cards, id, plus]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce itself as a form part
    <div className={styles.count} role="group" aria-label={label}>
      <StepperCount
        label={label}
        value={line.quantity}
        least={1}
        most={largestQuantity(line)}
        removeLabel={say('cart.removeName', { name })}
        onRemove={() => cards.remove(line)}
        onZero={() => cards.removals.ask(line)}
        onBeyond={(isBeyond) => {
          if (isBeyond) cards.tellMost(line);
        }}
        onChange={(quantity) => cards.setQuantity(line, quantity)}
      />
    </div>
  );
});
