import type { Kysely, Selectable } from 'kysely';
import type {
  PaymentContextsTable,
  PaymentSessionsTable,
} from '#server/data/tables/order-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type PaymentSessionRow = Selectable<PaymentSessionsTable>;
export type PaymentContextRow = Selectable<PaymentContextsTable>;

/** The public half of a capture context, as it is kept. */
export interface NewContext {
  readonly contextJti: string;
  readonly keyId: string;
  readonly jwk: { readonly kty: string; readonly n: string; readonly e: string };
  readonly networks: readonly string[];
}

export const findPaymentSession = (
  db: Kysely<Tables>,
  sessionId: string,
  actorHash: string,
): Promise<PaymentSessionRow | undefined> =>
  db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('actor_hash', '=', actorHash)
    .executeTakeFirst();

export const openSessionRow = (
  db: Kysely<Tables>,
  session: PaymentSessionRow,
  context: NewContext,
): Promise<void> =>
  db.transaction().execute(async (changes) => {
    await changes.insertInto('payment_sessions').values(session).execute();
    await addContext(changes, session.session_id, 0, context);
  });

/** Compare-and-set on the number of extensions: of two at once, one is refused. */
export const extendSessionRow = (
  db: Kysely<Tables>,
  session: Pick<PaymentSessionRow, 'session_id' | 'extensions'>,
  deadline: Date,
  context: NewContext,
): Promise<boolean> =>
  db.transaction().execute(async (changes) => {
    const extensions = session.extensions + 1;
    const moved = await changes
      .updateTable('payment_sessions')
      .set({ extensions, deadline })
      .where('session_id', '=', session.session_id)
      .where('extensions', '=', session.extensions)
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) return false;
    await addContext(changes, session.session_id, extensions, context);
    return true;
  });

const addContext = async (
  changes: Kysely<Tables>,
  sessionId: string,
  ordinal: number,
  context: NewContext,
): Promise<void> => {
  await changes
    .insertInto('payment_contexts')
    .values({
      session_id: sessionId,
      ordinal,
      context_jti: context.contextJti,
      key_id: context.keyId,
      jwk: JSON.stringify(context.jwk),
      networks: JSON.stringify(context.networks),
    })
    .execute();
};

/** The latest two: a token made just before an extension is still good (P-35). */
export const validContexts = (
  db: Kysely<Tables>,
  sessionId: string,
): Promise<readonly PaymentContextRow[]> =>
  db
    .selectFrom('payment_contexts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('ordinal', 'desc')
    .limit(2)
    .execute();

/** Whether a token is claimed by an order, paid or being paid. */
export const isTokenClaimed = async (db: Kysely<Tables>, jti: string): Promise<boolean> =>
  (await db
    .selectFrom('consumed_tokens')
    .select('jti')
    .where('jti', '=', jti)
    .executeTakeFirst()) !== undefined;

/** False when another order has it: a token pays once. */
export const claimToken = async (
  changes: Kysely<Tables>,
  jti: string,
  orderId: string,
  at: Date,
): Promise<boolean> => {
  const claimed = await changes
    .insertInto('consumed_tokens')
    .values({ jti, order_id: orderId, at })
    .onConflict((conflict) => conflict.column('jti').doNothing())
    .executeTakeFirst();
  return (claimed.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** A token that paid nothing may be used again until it expires (P-18). */
export const freeToken = async (changes: Kysely<Tables>, orderId: string): Promise<void> => {
  await changes.deleteFrom('consumed_tokens').where('order_id', '=', orderId).execute();
};

/** A token lives a quarter of an hour; what one paid long ago, nobody can send again. */
export const forgetOldTokens = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db.deleteFrom('consumed_tokens').where('at', '<', before).execute();
};

export const forgetOldSessions = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db.deleteFrom('payment_sessions').where('deadline', '<', before).execute();
};
