import type { Cents } from '#domain/money/cents.ts';

/** A range of prices as a filter names it, in dollars: `3-5` is from 3.00 up to 4.99. */
export type PriceBand = '0-3' | '3-5' | '5-10' | '10-25' | '25-up';

/** The cheapest band first. */
export const priceBands: readonly PriceBand[] = ['0-3', '3-5', '5-10', '10-25', '25-up'];

/** Where a band begins and, if it ends, the first price beyond it. */
export const boundsOf = (
  band: PriceBand,
): { readonly from: Cents; readonly below: Cents | undefined } => {
  const [from = '', below = ''] = band.split('-');
  return {
    from: (Number(from) * 100) as Cents,
    below: below === 'up' ? undefined : ((Number(below) * 100) as Cents),
  };
};
