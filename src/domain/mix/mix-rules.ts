import type { Cents } from '#domain/money/cents.ts';

/** The rules of mixes (multipack config; D-API-20, D-CART-14, D-CART-16). */
export interface MixRules {
  /** Bags in a full mix: 30 unless configured otherwise. */
  readonly packSize: number;
  /** The non-stock item a mix is sold as, `zNonSku` on the wire. */
  readonly nonSku: string;
  /** Absent: a mix costs the sum of its bags. */
  readonly price?: Cents;
  /** Smallest number of different flavors. */
  readonly minDistinct: number;
  /** Largest number of bags of one flavor. */
  readonly maxPerItem: number;
  /** The default name, `{n}` is the mix's number: "My Mix {n}" (D-CART-15). */
  readonly namePattern: string;
}

/** The default name of the mix with this number. */
export const usualMixName = ({ namePattern }: Pick<MixRules, 'namePattern'>, n: number): string =>
  namePattern.replaceAll('{n}', String(n));
