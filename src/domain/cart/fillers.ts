import { boundsOf, type PriceBand, priceBands } from '#domain/catalog/price-band.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { Cents } from '#domain/money/cents.ts';

/** How many fillers are offered at once. */
export const mostFillers = 4;

type Offer = Pick<
  ProductSummary,
  'productId' | 'kind' | 'title' | 'brandId' | 'price' | 'available' | 'preOrder'
>;

/** A press adds it as it is: nothing to choose, and it ships with the rest. */
const isSimple = ({ kind, available, preOrder }: Offer): boolean =>
  (kind === 'snack' || kind === 'variety-pack') && available && !preOrder;

/**
 * What carries a cart over the free-shipping limit, each alone, cheapest first: one size of a snack,
 * nothing that is in the cart already. `missing` is what the cart is short of; at 0 or below nothing
 * is offered.
 */
export const fillersFor = <One extends Offer>(
  missing: Cents,
  offered: readonly One[],
  inCart: readonly string[],
): readonly One[] => {
  if (missing <= 0) return [];
  const cheapest = new Map<string, One>();
  const fitting = offered.filter((one) => isSimple(one) && one.price >= missing);
  for (const one of fitting.toSorted((a, b) => a.price - b.price)) {
    const snack = `${one.brandId} ${one.title}`;
    if (!inCart.includes(one.productId) && !cheapest.has(snack)) cheapest.set(snack, one);
  }
  return [...cheapest.values()].slice(0, mostFillers);
};

/** The price ranges in which such products can be, cheapest first. */
export const bandsOfFillers = (missing: Cents): readonly PriceBand[] =>
  priceBands.filter((band) => (boundsOf(band).below ?? missing + 1) > missing);
