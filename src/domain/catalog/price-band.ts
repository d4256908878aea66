import type { Cents } from '#domain/money/cents.ts';

/** A price range as filters name it, in dollars: `3-5` is 3.00 to 4.99 (D-LIST-04). */
export type PriceBand = '0-3' | '3-5' | '5-10' | '10-25' | '25-up';

/** The cheapest band first. */
export const priceBands: readonly PriceBand[] = ['0-3', '3-5', '5-10', '10-25', '25-up'];

/** The lowest price of a band and, if it has an end, the first price above it. */
export const boundsOf = (
  band: PriceBand,
): { readonly from: Cents; readonly below: Cents | undefined } => {
  const [from = '', below = ''] = band.split('-');
  return {
    from: (Number(from) * 100) as Cents,
    below: below === 'up' ? undefined : ((Number(below) * 100) as Cents),
  };
};
