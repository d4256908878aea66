import { type Kysely, type Selectable, sql } from 'kysely';
import type { CouponRecord, CouponRefusal, CouponRule } from '#domain/coupon/coupon.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { CouponsTable } from '#server/data/tables/coupon-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Why a coupon is not given to an order after all: others were faster. */
export type CouponSpent = Extract<CouponRefusal, 'used-up' | 'used-before'>;

export interface StoredCoupon {
  readonly coupon: CouponRecord;
  readonly uses: number;
}

export const findCoupon = async (
  db: Kysely<Tables>,
  code: string,
): Promise<StoredCoupon | undefined> => {
  const row = await db
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  return row && { coupon: asCoupon(row), uses: row.uses };
};

const asCoupon = (row: Selectable<CouponsTable>): CouponRecord => ({
  code: row.code,
  rule: ruleOf(row),
  minimum: row.minimum as Cents,
  ...(row.ends_at !== null && { endsAt: row.ends_at.getTime() }),
  ...(row.most_uses !== null && { mostUses: row.most_uses }),
  oncePerCustomer: row.once_per_customer,
});

const ruleOf = ({ kind, value }: Selectable<CouponsTable>): CouponRule => {
  switch (kind) {
    case 'percent':
      return { kind, percent: value };
    case 'amount':
      return { kind, amount: value as Cents };
    case 'free-order':
      return { kind };
  }
};

/** Whether a living order of one of these customers uses it. */
export const wasUsedBy = async (
  db: Kysely<Tables>,
  code: string,
  customers: readonly string[],
): Promise<boolean> => {
  if (customers.length === 0) return false;
  const row = await db
    .selectFrom('coupon_customers')
    .select('order_id')
    .where('code', '=', code)
    .where('customer_hash', 'in', [...customers])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Counts an order that uses a coupon, or says why it cannot: then nothing of the transaction may
 * stay. The row of the coupon stays locked to its end, so that no use is given twice.
 */
export const spendCoupon = async (
  changes: Kysely<Tables>,
  use: {
    readonly orderId: string;
    readonly code: string;
    readonly customers: readonly string[];
    readonly at: Date;
  },
): Promise<CouponSpent | undefined> => {
  const { orderId, code, customers, at } = use;
  const counted = await changes
    .updateTable('coupons')
    .set({ uses: sql<number>`uses + 1` })
    .where('code', '=', code)
    .where((is) => is.or([is('most_uses', 'is', null), is('uses', '<', is.ref('most_uses'))]))
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', at)]))
    .returning('once_per_customer')
    .executeTakeFirst();
  if (counted === undefined) return 'used-up';
  await changes
    .insertInto('coupon_uses')
    .values({ order_id: orderId, code, used_at: at, returned_at: null })
    .execute();
  if (!counted.once_per_customer || customers.length === 0) return undefined;
  const kept = await changes
    .insertInto('coupon_customers')
    .values(customers.map((customer_hash) => ({ code, customer_hash, order_id: orderId })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(kept.numInsertedOrUpdatedRows ?? 0n) < customers.length ? 'used-before' : undefined;
};

/** A failed order gives its coupon back, once: a second call finds it returned. */
export const returnCoupon = async (
  changes: Kysely<Tables>,
  orderId: string,
  at: Date,
): Promise<void> => {
  const returned = await changes
    .updateTable('coupon_uses')
    .set({ returned_at: at })
    .where('order_id', '=', orderId)
    .where('returned_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  if (returned === undefined) return;
  // The coupon first, as an order takes it: else one that spends and one that gives back may wait
  // for each other.
  await changes
    .updateTable('coupons')
    .set({ uses: sql<number>`greatest(uses - 1, 0)` })
    .where('code', '=', returned.code)
    .execute();
  await changes.deleteFrom('coupon_customers').where('order_id', '=', orderId).execute();
};

/** Puts these coupons in place of those there are; how often each was used is counted anew. */
export const loadCoupons = async (
  db: Kysely<Tables>,
  coupons: readonly CouponRecord[],
): Promise<void> => {
  await db.deleteFrom('coupons').execute();
  if (coupons.length === 0) return;
  await db
    .insertInto('coupons')
    .values(
      coupons.map(({ code, rule, minimum, endsAt, mostUses, oncePerCustomer }) => ({
        code,
        kind: rule.kind,
        value: ruleValue(rule),
        minimum: minimum ?? 0,
        ends_at: endsAt === undefined ? null : new Date(endsAt),
        most_uses: mostUses ?? null,
        once_per_customer: oncePerCustomer ?? false,
        uses: sql<number>`(select count(*) from coupon_uses
          where coupon_uses.code = ${code} and returned_at is null)`,
      })),
    )
    .execute();
};

const ruleValue = (rule: CouponRule): number => {
  switch (rule.kind) {
    case 'percent':
      return rule.percent;
    case 'amount':
      return rule.amount;
    case 'free-order':
      return 0;
  }
};

/** Whether coupons were ever loaded: a shop from before them has none. */
export const hasCoupons = async (db: Kysely<Tables>): Promise<boolean> =>
  (await db.selectFrom('coupons').select('code').limit(1).executeTakeFirst()) !== undefined;
