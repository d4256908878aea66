import type { Kysely } from 'kysely';
import type { GiftCardLimits } from '#domain/cart/lines/gift-limits.ts';
import { giftCardLimits } from '#domain/cart/lines/gift-limits.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import type { Cents } from '#domain/money/cents.ts';
import { centsFromDollars } from '#domain/money/cents.ts';
import { readMixRules } from '#server/data/catalog/read-mix-rules.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** The operators' settings for prices of orders, from the table `settings`. */
export interface OrderSettings {
  readonly freeShippingThreshold: Cents;
  readonly shippingCharge: Cents;
  /** The most of one order (D-CART-13). */
  readonly giftCards: GiftCardLimits;
  /** The same rules as the mix builder shows. */
  readonly mix: Omit<MixRules, 'namePattern'>;
}

/** Defaults when the operators set none: $15 (LIM-01) and $4.99 (D-CART-09). */
const usualSettings = {
  freeShippingThreshold: 1500 as Cents,
  shippingCharge: 499 as Cents,
};

const keys = [
  'freeShippingThreshold',
  'flatShippingCharge',
  'giftCardLimit',
  'giftCardTotalLimit',
] as const;

export const readOrderSettings = async (db: Kysely<Tables>): Promise<OrderSettings> => {
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
  const giftTotal = amount('giftCardTotalLimit');
  return {
    freeShippingThreshold:
      threshold === undefined ? usualSettings.freeShippingThreshold : centsFromDollars(threshold),
    shippingCharge: charge === undefined ? usualSettings.shippingCharge : centsFromDollars(charge),
    giftCards: {
      cards: amount('giftCardLimit') ?? giftCardLimits.cards,
      amount: giftTotal === undefined ? giftCardLimits.amount : centsFromDollars(giftTotal),
    },
    mix: await readMixRules(db, 'en-us'),
  };
};
