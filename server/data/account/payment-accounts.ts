import type { Kysely, Selectable } from 'kysely';
import type { PaymentAccountTables } from '#server/data/tables/payment-account-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type PaymentAccountRow = Selectable<PaymentAccountTables['payment_accounts']>;

/** Newest first. */
export const readPaymentAccounts = (
  db: Kysely<Tables>,
  accountId: string,
): Promise<readonly PaymentAccountRow[]> =>
  db
    .selectFrom('payment_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('payment_account_id')
    .execute();

/** Also one that was removed already; another customer's is not found. */
export const hasHadPaymentAccount = async (
  db: Kysely<Tables>,
  { accountId, paymentAccountId }: OwnedAccount,
): Promise<boolean> =>
  (await db
    .selectFrom('payment_accounts')
    .select('payment_account_id')
    .where('account_id', '=', accountId)
    .where('payment_account_id', '=', paymentAccountId)
    .executeTakeFirst()) !== undefined;

interface OwnedAccount {
  readonly accountId: string;
  readonly paymentAccountId: string;
}

export const insertPaymentAccount = async (
  changes: Kysely<Tables>,
  row: PaymentAccountRow,
): Promise<void> => {
  await changes.insertInto('payment_accounts').values(row).execute();
};

/** Marks it as removed; the gateway is told later. */
export const removePaymentAccount = async (
  changes: Kysely<Tables>,
  { accountId, paymentAccountId }: OwnedAccount,
  now: Date,
): Promise<void> => {
  await changes
    .updateTable('payment_accounts')
    .set({ removed_at: now })
    .where('account_id', '=', accountId)
    .where('payment_account_id', '=', paymentAccountId)
    .where('removed_at', 'is', null)
    .execute();
};

export type RemovedAccount = Pick<PaymentAccountRow, 'payment_account_id' | 'agreement_id'>;

/** Removed accounts that the gateway must still forget. */
export const removedPaymentAccounts = (db: Kysely<Tables>): Promise<readonly RemovedAccount[]> =>
  db
    .selectFrom('payment_accounts')
    .select(['payment_account_id', 'agreement_id'])
    .where('removed_at', 'is not', null)
    .where('agreement_id', '!=', '')
    .orderBy('removed_at')
    .limit(50)
    .execute();

/** The payer ended the consent at the service: there is nothing left to end, nor to pay with. */
export const forgetEndedAccount = async (
  db: Kysely<Tables>,
  agreementId: string,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('payment_accounts')
    .set({ removed_at: now, agreement_id: '', label: '', payer_hash: null })
    .where('agreement_id', '=', agreementId)
    .execute();
};

/** The gateway forgot it; the row stays, so that removing twice is a success. */
export const markAccountForgotten = async (
  db: Kysely<Tables>,
  { payment_account_id: id }: RemovedAccount,
): Promise<void> => {
  await db
    .updateTable('payment_accounts')
    .set({ agreement_id: '', label: '', payer_hash: null })
    .where('payment_account_id', '=', id)
    .where('removed_at', 'is not', null)
    .execute();
};
