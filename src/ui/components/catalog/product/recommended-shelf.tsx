import { useId } from 'react';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { ProductGrid } from '#ui/components/catalog/product/product-card.tsx';
import styles from '#ui/design/catalog/product.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

/** How many recommended products the page shows: one row. */
const companions = 4;
const places = Array.from({ length: companions }, (_, place) => place);

interface RecommendedShelfProps {
  /** Undefined while they are loading. */
  readonly products: readonly ProductSummary[] | undefined;
}

/** Recommended products (BROWSE-14); not rendered when there are none. */
export const RecommendedShelf = ({ products }: RecommendedShelfProps) => {
  const { say } = useWords();
  const title = useId();
  if (products?.length === 0) return null;
  return (
    <section
      data-soon
      className={classNames(layout.section, layout.sunk, layout.below)}
      aria-labelledby={title}
    >
      <div className={classNames(layout.wrap, layout.stack, layout.loose)}>
        <h2 id={title}>{say('product.recommended')}</h2>
        {products === undefined ? (
          <div className={classNames(styles.grid, styles.four)} aria-busy="true">
            {places.map((place) => (
              <div key={place} className={classNames(layout.block, styles.cardRoom)} />
            ))}
          </div>
        ) : (
          <ProductGrid products={products.slice(0, companions)} four />
        )}
      </div>
    </section>
  );
};
