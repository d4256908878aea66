import type { ProductId } from '#domain/catalog/product-id.ts';
import { type Bags, bagsIn, contentsOf } from '#domain/mix/mix-bags.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';

/** Product id and count, such as `CHP-0101.12`. */
const sharedItem = /^([A-Za-z0-9-]{1,40})\.([1-9][0-9]{0,2})$/;

/** A mix as text in a link: `CHP-0101.12~POP-0203.18`; needs no escaping (D-MIX-04). */
export const sharedMix = (bags: Bags): string =>
  contentsOf(bags)
    .map(({ productId, quantity }) => `${productId}.${quantity}`)
    .join('~');

/** The bags of such a text; undefined when it is no mix or has too many bags. */
export const readSharedMix = (
  text: string,
  rules: Pick<MixRules, 'packSize'>,
): Bags | undefined => {
  const items = text.split('~').map((item) => sharedItem.exec(item));
  const contents = items.flatMap((item) =>
    item === null ? [] : [{ productId: item[1] as ProductId, quantity: Number(item[2]) }],
  );
  const units = contents.reduce((sum, { quantity }) => sum + quantity, 0);
  if (contents.length !== items.length || units > rules.packSize) return undefined;
  return bagsIn(contents, rules);
};
