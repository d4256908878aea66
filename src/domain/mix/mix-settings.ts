import { type Cents, centsFromDollars } from '#domain/money/cents.ts';

/** The operators' settings as texts, by name. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** Settings of these names, as far as operators set them. */
export type NamedSettings<Name extends string> = { readonly [Each in Name]?: string | undefined };

/** Bags of a box when the operators set no number (D-CART-14). */
const usualPackSize = 30;

/** A whole number of at least one; undefined for any other text. */
export const countIn = (settings: Settings, name: string): number | undefined => {
  const value = Number(settings[name]);
  return Number.isSafeInteger(value) && value >= 1 ? value : undefined;
};

/** Bags in a full box. */
export const packSizeIn = (settings: NamedSettings<'mixPackSize'>): number =>
  countIn(settings, 'mixPackSize') ?? usualPackSize;

/** The price of a box, set in dollars; undefined: a box costs the sum of its bags. */
export const boxPriceIn = ({ mixPrice = '' }: NamedSettings<'mixPrice'>): Cents | undefined => {
  const dollars = mixPrice.trim() === '' ? Number.NaN : Number(mixPrice);
  return Number.isFinite(dollars) && dollars >= 0 ? centsFromDollars(dollars) : undefined;
};
