import type { Kysely, Selectable } from 'kysely';
import type { PaymentAccountTables } from '#server/data/tables/payment-account-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type UnseenConsent = Selectable<PaymentAccountTables['unseen_consents']>;

export const noteUnseenConsent = async (
  changes: Kysely<Tables>,
  orderId: string,
  at: Date,
): Promise<void> => {
  await changes
    .insertInto('unseen_consents')
    .values({ order_id: orderId, check_at: at })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
};

export const dueUnseenConsents = (
  db: Kysely<Tables>,
  now: Date,
): Promise<readonly (UnseenConsent & { readonly transaction_id: string })[]> =>
  db
    .selectFrom('unseen_consents')
    .innerJoin('payments', 'payments.order_id', 'unseen_consents.order_id')
    .selectAll('unseen_consents')
    .select('payments.transaction_id')
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(50)
    .execute();

/** `isSilent`: the gateway gave no answer, which says nothing about the consent. */
export const postponeUnseenConsent = async (
  db: Kysely<Tables>,
  { order_id: orderId, checks }: UnseenConsent,
  next: { readonly at: Date; readonly isSilent: boolean },
): Promise<void> => {
  await db
    .updateTable('unseen_consents')
    .set({ check_at: next.at, checks: next.isSilent ? checks : checks + 1 })
    .where('order_id', '=', orderId)
    .execute();
};

/** False when another process was first. */
export const forgetUnseenConsent = async (
  changes: Kysely<Tables>,
  orderId: string,
): Promise<boolean> => {
  const { numDeletedRows } = await changes
    .deleteFrom('unseen_consents')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
