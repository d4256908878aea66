import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { AccountsTable } from '#server/data/tables/account-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type AccountRow = Selectable<AccountsTable>;

/** What an account starts with. */
export interface NewAccount {
  readonly subject: string;
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly social: boolean;
  readonly loyaltyId?: string;
  readonly phoneNumber?: string;
  readonly gender?: string;
  readonly birthDate?: string;
  readonly optInCodes?: readonly string[];
}

export const findAccount = (db: Kysely<Tables>, subject: string): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('subject', '=', subject).executeTakeFirst();

export const accountById = (
  db: Kysely<Tables>,
  accountId: string,
): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Makes the account unless somebody was faster; either way there is one now. */
export const insertAccount = async (
  db: Kysely<Tables>,
  account: NewAccount,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('accounts')
    .values({
      account_id: randomUUID(),
      subject: account.subject,
      login: account.login,
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      phone_number: account.phoneNumber ?? null,
      gender: account.gender ?? null,
      birth_date: account.birthDate ?? null,
      social: account.social,
      loyalty_id: account.loyaltyId ?? null,
      by_email: false,
      by_sms: false,
      opt_in_codes: JSON.stringify(account.optInCodes ?? []),
      vault_customer: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
};

export type AccountChange = Partial<
  Pick<
    AccountRow,
    | 'login'
    | 'email'
    | 'loyalty_id'
    | 'first_name'
    | 'last_name'
    | 'phone_number'
    | 'gender'
    | 'birth_date'
    | 'by_email'
    | 'by_sms'
  >
> & { readonly opt_in_codes?: string };

export const changeAccount = async (
  db: Kysely<Tables>,
  accountId: string,
  change: AccountChange,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('accounts')
    .set({ ...change, updated_at: now })
    .where('account_id', '=', accountId)
    .execute();
};

/** One change of an account at a time: the others wait for this transaction. */
export const lockAccount = async (changes: Kysely<Tables>, accountId: string): Promise<void> => {
  await changes
    .selectFrom('accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute();
};
