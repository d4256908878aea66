import type { ReactNode } from 'react';
import type { ProductBundle, ProductDetail } from '#domain/catalog/product.ts';
import { NutritionTable } from '#ui/components/catalog/facts/nutrition-table.tsx';
import { PackContents } from '#ui/components/catalog/facts/pack-contents.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import controls from '#ui/design/controls.module.css';
import { allergenKey } from '#ui/words/allergens.ts';
import { listing } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

interface FoldProps {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

const Fold = ({ title, open = false, children }: FoldProps) => (
  <details open={open}>
    <summary>
      {title}
      <Icon name="plus" />
    </summary>
    <div>{children}</div>
  </details>
);

const bagsIn = ({ products }: ProductBundle): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0);

/** Ingredients, allergens, nutrition and the bags of a variety pack. */
export const ProductFacts = ({ product }: { readonly product: ProductDetail }) => {
  const { say, language } = useWords();
  const madeOf = product.kind === 'merchandise' ? 'product.material' : 'product.ingredients';
  const allergens = product.allergens.map((name) => {
    const key = allergenKey(name);
    return key === undefined ? name : say(key);
  });
  return (
    <div className={controls.accordion}>
      {product.bundle === undefined ? null : (
        <Fold title={say('product.packBags', { count: bagsIn(product.bundle) })} open>
          <PackContents bundle={product.bundle} />
        </Fold>
      )}
      {product.ingredients === '' ? null : (
        <Fold title={say(madeOf)} open={product.bundle === undefined}>
          <p>
            {product.ingredients}{' '}
            {allergens.length === 0 ? null : (
              <b>{say('product.contains', { allergens: listing(allergens, language) })}</b>
            )}
          </p>
        </Fold>
      )}
      {product.nutrition === undefined ? null : (
        <Fold title={say('product.nutrition')}>
          <NutritionTable nutrition={product.nutrition} />
        </Fold>
      )}
      <Fold title={say('footer.shipping')}>
        <p>
          {say('product.delivery')} {say('shop.noShipping')} {say('shop.disclaimer')}
        </p>
      </Fold>
    </div>
  );
};
