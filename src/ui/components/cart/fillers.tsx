import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { forDisplay } from '#domain/cart/free-shipping.ts';
import { zeroCents } from '#domain/money/cents.ts';
import { ProductCard } from '#ui/components/catalog/product/product-card.tsx';
import styles from '#ui/design/cart.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { FillerStore } from '#ui/stores/cart/filler-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** "Add $2.43 or more": what makes shipping free with one press. */
export const Fillers = observer(function Fillers({ most }: { readonly most: number }) {
  const { cart, core, zip } = useStores();
  const { say, language } = useWords();
  const [fillers] = useState(() => new FillerStore(core));
  const title = useId();
  const isFree = !cart.totals.ok || cart.cart.coupon?.freeOrder === true;
  const missing = isFree ? zeroCents : forDisplay(cart.totals.value.freeShipping).remaining;
  const { locationNumber } = zip;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place or language is another shelf
  useEffect(() => void fillers.find(missing), [fillers, missing, language, locationNumber]);
  const shown = fillers.offered.slice(0, most);
  if (missing === 0 || shown.length === 0) return null;
  return (
    <section
      aria-labelledby={title}
      className={classNames(layout.stack, layout.tight, styles.fillBox)}
      data-fillers
    >
      <h3 id={title} className={layout.titleText}>
        {say('fill.title', { amount: price(missing, language) })}
      </h3>
      <p className={classNames(layout.small, layout.muted)}>{say('fill.text')}</p>
      <ul className={styles.fillers}>
        {shown.map((product) => (
          <ProductCard key={product.productId} product={product} />
        ))}
      </ul>
    </section>
  );
});
