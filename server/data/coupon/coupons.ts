import { type Kysely, type Selectable, sql } from 'kysely';
import type { CouponRecord, CouponRefusal, CouponRule } from '#domain/coupon/coupon.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { CouponsTable } from '#server/data/tables/coupon-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Why an order does not get its coupon: another order was first. */
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

/** Every coupon, by its code. */
export const readCoupons = async (db: Kysely<Tables>): Promise<readonly CouponRecord[]> => {
  const rows = await db.selectFrom('coupons').selectAll().orderBy('code').execute();
  return rows.map(asCoupon);
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

/** Whether an order of one of these customers uses it and has not failed. */
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
 * Counts an order that uses the coupon, or returns why it cannot; the caller must then roll back
 * the transaction. The coupon's row stays locked until the transaction ends, so that no use is
 * given twice.
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

/** Locks the coupon that an order uses, before its gift cards and goods, as placing an order does. */
export const lockCouponOf = async (changes: Kysely<Tables>, orderId: string): Promise<void> => {
  await changes
    .selectFrom('coupons')
    .select('code')
    .where('code', 'in', (uses) =>
      uses.selectFrom('coupon_uses').select('code').where('order_id', '=', orderId),
    )
    .forNoKeyUpdate()
    .execute();
};

/** Returns the coupon of a failed order, once; a second call does nothing. */
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
  // Locks the coupon first, in the same order as placing an order does; otherwise the two could
  // deadlock.
  await changes
    .updateTable('coupons')
    .set({ uses: sql<number>`greatest(uses - 1, 0)` })
    .where('code', '=', returned.code)
    .execute();
  await changes.deleteFrom('coupon_customers').where('order_id', '=', orderId).execute();
};

/** Replaces all coupons, and counts anew how often each was used. */
export const loadCoupons = async (
  db: Kysely<Tables>,
  coupons: readonly CouponRecord[],
): Promise<void> => {
  await db.deleteFrom('coupons').execute();
  await saveCoupons(db, coupons);
};

/** Adds coupons, or changes those with the same code; how often each was used stays. */
export const saveCoupons = async (
  db: Kysely<Tables>,
  coupons: readonly CouponRecord[],
): Promise<void> => {
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
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((changed) => ({
        kind: changed.ref('excluded.kind'),
        value: changed.ref('excluded.value'),
        minimum: changed.ref('excluded.minimum'),
        ends_at: changed.ref('excluded.ends_at'),
        most_uses: changed.ref('excluded.most_uses'),
        once_per_customer: changed.ref('excluded.once_per_customer'),
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
