import type { TaxCategory } from '#domain/catalog/tax-category.ts';

/** The tax rates of one state, in parts of 100,000: 6.25 % is 6250. */
export interface StateTaxRates {
  readonly rates: Readonly<Record<TaxCategory, number>>;
  /** The rate on the shipping charge; 0 where shipping is not taxed. */
  readonly shippingRate: number;
}

/**
 * Sandbox data, not tax advice: state rates only, no county or city, in parts of 100,000. Snack
 * rates follow what the Tax Foundation and Sovos have published on groceries. Several states change
 * theirs every year, so this table must not be relied on.
 */
const generalRates: Readonly<Record<string, number>> = {
  AL: 4000,
  AK: 0,
  AZ: 5600,
  AR: 6500,
  CA: 7250,
  CO: 2900,
  CT: 6350,
  DE: 0,
  DC: 6000,
  FL: 6000,
  GA: 4000,
  HI: 4000,
  ID: 6000,
  IL: 6250,
  IN: 7000,
  IA: 6000,
  KS: 6500,
  KY: 6000,
  LA: 5000,
  ME: 5500,
  MD: 6000,
  MA: 6250,
  MI: 6000,
  MN: 6875,
  MS: 7000,
  MO: 4225,
  MT: 0,
  NE: 5500,
  NV: 6850,
  NH: 0,
  NJ: 6625,
  NM: 4875,
  NY: 4000,
  NC: 4750,
  ND: 5000,
  OH: 5750,
  OK: 4500,
  OR: 0,
  PA: 6000,
  RI: 7000,
  SC: 6000,
  SD: 4200,
  TN: 7000,
  TX: 6250,
  UT: 4850,
  VT: 6000,
  VA: 4300,
  WA: 6500,
  WV: 6000,
  WI: 5000,
  WY: 4000,
};

/** States that tax snacks; in others they are untaxed groceries. */
const snackRates: Readonly<Record<string, number>> = {
  AL: 2000,
  ID: 6000,
  ME: 5500,
  MO: 1225,
  MS: 5000,
  NC: 2000,
  SD: 4200,
  TN: 4000,
  UT: 3000,
  VA: 1000,
};

/** States that tax candy or soft drinks at another rate than other goods. */
const candyRates: Readonly<Record<string, number>> = {
  AL: 2000,
  CA: 0,
  MO: 1225,
  UT: 3000,
  VA: 1000,
};
const softDrinkRates: Readonly<Record<string, number>> = { AL: 2000, MO: 1225, UT: 3000, VA: 1000 };

/** Two states tax the shipping charge, so that this case is used. */
const shippingTaxedIn: ReadonlySet<string> = new Set(['NY', 'TX']);

/** The rates of a state, its code in any letter case; undefined where the shop knows none. */
export const sandboxRates = (state: string): StateTaxRates | undefined => {
  const code = state.trim().toUpperCase();
  const general = Object.hasOwn(generalRates, code) ? generalRates[code] : undefined;
  if (general === undefined) return undefined;
  return {
    rates: {
      snack: snackRates[code] ?? 0,
      candy: candyRates[code] ?? general,
      'soft-drink': softDrinkRates[code] ?? general,
      merchandise: general,
      // A gift card is money; tax is due when it is spent.
      'gift-card': 0,
    },
    shippingRate: shippingTaxedIn.has(code) ? general : 0,
  };
};

/** Every state the table knows. */
export const ratedStates: readonly string[] = Object.keys(generalRates);
