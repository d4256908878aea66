import type { ProductGroup } from '#domain/catalog/home.ts';
import { ProductGrid } from '#ui/components/catalog/product/product-card.tsx';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

/** The newest snack of each type, side by side (D-LIST-05). */
export const GroupSection = ({ groups }: { readonly groups: readonly ProductGroup[] }) => {
  const { say } = useWords();
  const newest = groups.flatMap(({ products }) => products.slice(0, 1));
  return newest.length === 0 ? null : (
    <section data-soon className={classNames(layout.section, layout.below)}>
      <div className={layout.wrap}>
        <div className={layout.heading}>
          <h2>{say('home.newest')}</h2>
        </div>
        <ProductGrid products={newest} four />
      </div>
    </section>
  );
};
