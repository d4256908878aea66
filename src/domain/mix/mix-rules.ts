import type { Cents } from '#domain/money/cents.ts';

/** What the shop says about boxes (multipack config; D-API-20, D-CART-14, D-CART-16). */
export interface MixRules {
  /** Bags in a full box: 30 unless the shop says otherwise. */
  readonly packSize: number;
  /** The non-stock item a box is sold as, `zNonSku` on the wire. */
  readonly nonSku: string;
  /** Absent: a box costs what its bags cost. */
  readonly price?: Cents;
  /** Flavors a box needs at least. */
  readonly minDistinct: number;
  /** Bags of one flavor a box takes at most. */
  readonly maxPerItem: number;
  /** The name of a box the shopper did not name, `{n}` being its number: "My Mix {n}" (D-CART-15). */
  readonly namePattern: string;
}

/** The name of the nth box nobody named. */
export const usualMixName = ({ namePattern }: Pick<MixRules, 'namePattern'>, n: number): string =>
  namePattern.replaceAll('{n}', String(n));
