import type { Insertable, Kysely, Selectable } from 'kysely';
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
  row: Insertable<PaymentAccountTables['payment_accounts']>,
): Promise<void> => {
  await changes.insertInto('payment_accounts').values(row).execute();
};

/** The same consent was given once more. */
export const renewPaymentAccount = async (
  changes: Kysely<Tables>,
  { payment_account_id: id }: Pick<PaymentAccountRow, 'payment_account_id'>,
  facts: Partial<Pick<PaymentAccountRow, 'label' | 'payer_hash' | 'created_at'>>,
): Promise<void> => {
  await changes
    .updateTable('payment_accounts')
    .set(facts)
    .where('payment_account_id', '=', id)
    .execute();
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

export type RemovedAccount = Pick<
  PaymentAccountRow,
  'payment_account_id' | 'agreement_id' | 'forget_tries'
>;

/** Removed accounts that the gateway must still forget; not a consent that another account has. */
export const removedPaymentAccounts = (
  db: Kysely<Tables>,
  now: Date,
): Promise<readonly RemovedAccount[]> =>
  db
    .selectFrom('payment_accounts as removed')
    .select(['payment_account_id', 'agreement_id', 'forget_tries'])
    .where('removed_at', 'is not', null)
    .where('agreement_id', '!=', '')
    .where((row) => row.or([row('forget_at', 'is', null), row('forget_at', '<=', now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_accounts as kept')
            .select('kept.payment_account_id')
            .where('kept.removed_at', 'is', null)
            .whereRef('kept.agreement_id', '=', 'removed.agreement_id'),
        ),
      ),
    )
    .orderBy('removed_at')
    .limit(50)
    .execute();

/** The gateway refused to forget it. */
export const postponeForgettingAccount = async (
  db: Kysely<Tables>,
  { payment_account_id: id, forget_tries: tries }: RemovedAccount,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('payment_accounts')
    .set({ forget_tries: tries + 1, forget_at: at })
    .where('payment_account_id', '=', id)
    .execute();
};

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
