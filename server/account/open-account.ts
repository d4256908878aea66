import type { Kysely } from 'kysely';
import type { Shopper } from '#server/account/shopper.ts';
import type { Clock } from '#server/base/host/clock.ts';
import { accountNotFound, sessionInvalid } from '#server/base/refusal/refusals.ts';
import {
  type AccountRow,
  changeAccount,
  findAccount,
  insertAccount,
} from '#server/data/account/accounts.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import type { ProviderPerson } from '#server/parties/sign-in-provider.ts';

export interface AccountBasis {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

/**
 * The account of whoever makes the call, made from what the provider tells when there is none yet.
 * Another login than before means that the e-mail changed there: it is read again.
 */
export const openAccount = async (
  { db, clock }: AccountBasis,
  shopper: Shopper | undefined,
): Promise<AccountRow> => {
  if (shopper === undefined) throw sessionInvalid();
  const { subject, login } = shopper;
  const known = await findAccount(db, subject);
  if (known?.login === login) return known;
  const person = await shopper.readPerson();
  const { firstName, lastName, loyaltyId } = person;
  const now = new Date(clock.now());
  const email = emailOf(person, login);
  if (known === undefined) {
    const social = person.isSocial ?? false;
    const facts = { subject, login, firstName, lastName, email, social };
    await insertAccount(db, { ...facts, ...(loyaltyId !== undefined && { loyaltyId }) }, now);
  } else {
    await changeAccount(db, known.account_id, { login, email }, now);
  }
  const account = await findAccount(db, subject);
  if (account === undefined) throw new Error('the account is gone again');
  return account;
};

/**
 * An account that was opened by a token without the rewards scope learns its number from the first
 * token that has it. Asked for by the call that reads an account, so that others cost no request.
 */
export const learnLoyalty = async (
  { db, clock }: AccountBasis,
  shopper: Shopper | undefined,
  { account_id: accountId, loyalty_id: known }: AccountRow,
): Promise<void> => {
  if (known !== null || shopper?.rewards !== true) return;
  const { loyaltyId } = await shopper.readPerson();
  if (loyaltyId === undefined) return;
  await changeAccount(db, accountId, { loyalty_id: loyaltyId }, new Date(clock.now()));
};

/** Somebody else's account and none at all look the same. */
export const requireAccount = async (
  basis: AccountBasis,
  shopper: Shopper | undefined,
  accountId: string,
): Promise<AccountRow> => {
  const account = await openAccount(basis, shopper);
  if (account.account_id !== accountId) throw accountNotFound();
  return account;
};

/** Without the scope `email` the provider tells none; people sign in with theirs. */
const emailOf = ({ email }: ProviderPerson, login: string): string => email ?? login;
