import type { ProductSummary } from '#domain/catalog/product.ts';
import styles from '#ui/design/catalog/product.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

/** One badge at most: out of stock before pre-order before new, hot and holiday. */
const badgeOf = (
  product: ProductSummary,
): { readonly key: WordKey; readonly look: string | undefined } | undefined => {
  if (!product.available) return { key: 'product.outOfStock', look: undefined };
  if (product.preOrder) return { key: 'product.preOrder', look: controls.badgeInfo };
  const [badge] = product.badges;
  if (badge === undefined) return undefined;
  return { key: `product.${badge}`, look: badge === 'holiday' ? undefined : controls.badgeHot };
};

export const ProductBadges = ({ product }: { readonly product: ProductSummary }) => {
  const { say } = useWords();
  const badge = badgeOf(product);
  return badge === undefined ? null : (
    <span className={classNames(controls.badge, badge.look, styles.badgeSpot)}>
      {say(badge.key)}
    </span>
  );
};
