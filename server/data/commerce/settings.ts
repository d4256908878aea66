import type { Kysely } from 'kysely';
import type { Cents } from '#domain/money/cents.ts';
import { centsFromDollars } from '#domain/money/cents.ts';
import type { Tables } from '#server/data/tables.ts';

/** What the shop's operators decide about money; the configuration list of the shop. */
export interface TillSettings {
  readonly freeShippingThreshold: Cents;
  readonly shippingCharge: Cents;
  readonly mixPackSize: number;
  /** Absent: a mix costs what its bags cost (D-CART-16). */
  readonly mixPrice?: Cents;
}

/** $15 and $4.99: specification point 4 and D-CART-09 where the configuration list says nothing. */
const usualSettings: TillSettings = {
  freeShippingThreshold: 1500 as Cents,
  shippingCharge: 499 as Cents,
  mixPackSize: 30,
};

const keys = ['freeShippingThreshold', 'flatShippingCharge', 'mixPackSize', 'mixPrice'] as const;

export const readTillSettings = async (db: Kysely<Tables>): Promise<TillSettings> => {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', [...keys])
    .execute();
  const amount = (key: (typeof keys)[number]): number | undefined => {
    const value = Number(rows.find((row) => row.key === key)?.value ?? Number.NaN);
    return Number.isFinite(value) && value >= 0 ? value : undefined;
  };
  const threshold = amount('freeShippingThreshold');
  const charge = amount('flatShippingCharge');
  const mixPrice = amount('mixPrice');
  return {
    freeShippingThreshold:
      threshold === undefined ? usualSettings.freeShippingThreshold : centsFromDollars(threshold),
    shippingCharge: charge === undefined ? usualSettings.shippingCharge : centsFromDollars(charge),
    mixPackSize: amount('mixPackSize') ?? usualSettings.mixPackSize,
    ...(mixPrice === undefined ? {} : { mixPrice: centsFromDollars(mixPrice) }),
  };
};
