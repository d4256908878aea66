import type { Kysely, Selectable } from 'kysely';
import type { PaymentAccountTables } from '#server/data/tables/payment-account-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type AccountSessionRow = Selectable<PaymentAccountTables['account_sessions']>;

type Db = Kysely<Tables>;

/** False when the same key opened one before. */
export const insertAccountSession = async (db: Db, row: AccountSessionRow): Promise<boolean> => {
  const inserted = await db
    .insertInto('account_sessions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['actor_hash', 'key_hash']).doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const accountSessionOfKey = (
  db: Db,
  actorHash: string,
  keyHash: string,
): Promise<AccountSessionRow | undefined> =>
  ofActor(db, actorHash).where('key_hash', '=', keyHash).executeTakeFirst();

export const accountSessionOfState = (
  db: Db,
  actorHash: string,
  stateHash: string,
): Promise<AccountSessionRow | undefined> =>
  ofActor(db, actorHash).where('state_hash', '=', stateHash).executeTakeFirst();

export const accountSessionOfOrder = (
  db: Db,
  actorHash: string,
  orderRequestId: string,
): Promise<AccountSessionRow | undefined> =>
  ofActor(db, actorHash).where('order_request_id', '=', orderRequestId).executeTakeFirst();

export const accountSessionOfPayment = (
  db: Db,
  actorHash: string,
  paymentId: string,
): Promise<AccountSessionRow | undefined> =>
  ofActor(db, actorHash).where('payment_id', '=', paymentId).executeTakeFirst();

const ofActor = (db: Db, actorHash: string) =>
  db.selectFrom('account_sessions').selectAll().where('actor_hash', '=', actorHash);

/** The reference of the attempt that goes on: none of its sessions made an order yet. */
export const referenceOfAttempt = async (
  db: Db,
  actorHash: string,
  now: Date,
): Promise<string | undefined> => {
  const sessions = await ofActor(db, actorHash)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  const reference = sessions[0]?.reference;
  for (const session of sessions) {
    if (session.reference !== reference) continue;
    if ((await orderOfSession(db, session)) !== undefined) return undefined;
  }
  return reference;
};

/** The order that the session pays, or is paying. */
export const orderOfSession = async (
  db: Db,
  { session_id: sessionId }: Pick<AccountSessionRow, 'session_id'>,
): Promise<string | undefined> => {
  const claimed = await db
    .selectFrom('consumed_tokens')
    .select('order_id')
    .where('jti', '=', claimOfSession(sessionId))
    .executeTakeFirst();
  return claimed?.order_id;
};

/** Names an approval among the claims of payments: it pays once, whichever of its orders is submitted. */
export const claimOfSession = (sessionId: string): string => `paypal:${sessionId}`;

/** Who gave the approval of a claim, while its session is remembered. */
export const payerOfClaim = async (db: Db, claim: string): Promise<string | null> => {
  const session = await db
    .selectFrom('account_sessions')
    .select('payer_hash')
    .where('session_id', '=', claim.slice(claimOfSession('').length))
    .executeTakeFirst();
  return session?.payer_hash ?? null;
};

export const noteAccountOrder = async (
  db: Db,
  sessionId: string,
  order: Pick<
    AccountSessionRow,
    'amount' | 'payer_hash' | 'payer_label' | 'address_hash' | 'order_id' | 'order_request_id'
  >,
): Promise<void> => {
  await db.updateTable('account_sessions').set(order).where('session_id', '=', sessionId).execute();
};

export const forgetOldAccountSessions = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('account_sessions').where('expires_at', '<', before).execute();
};
