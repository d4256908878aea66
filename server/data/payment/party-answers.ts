import type { Insertable, Kysely, Selectable } from 'kysely';
import type { PartyAnswersTable } from '#server/data/tables/guard-tables.ts';
import type { OrdersTable } from '#server/data/tables/order-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type PartyAnswerRow = Selectable<PartyAnswersTable>;

export const writePartyAnswer = async (
  db: Kysely<Tables>,
  answer: Insertable<PartyAnswersTable>,
): Promise<void> => {
  await db.insertInto('party_answers').values(answer).execute();
};

/** Everything asked about a payment. The ids of its later operations begin with its own. */
export const answersAbout = (
  db: Kysely<Tables>,
  transactionId: string,
): Promise<readonly PartyAnswerRow[]> =>
  db
    .selectFrom('party_answers')
    .selectAll()
    .where('transaction_id', 'like', `${transactionId}%`)
    .orderBy('at')
    .orderBy('answer_id')
    .execute();

/**
 * What was asked under the order's reference until it was placed: an approval at PayPal. Several orders
 * may have one reference, when a declined one is tried again; each has what was asked since the one before.
 */
export const answersBefore = (
  db: Kysely<Tables>,
  { order_id: orderId, reference, placed_at: placedAt }: PlacedUnder,
): Promise<readonly PartyAnswerRow[]> =>
  db
    .selectFrom('party_answers')
    .selectAll()
    .where('transaction_id', '=', reference)
    .where('at', '<=', placedAt)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders as before')
            .select('before.order_id')
            .where('before.reference', '=', reference)
            .where('before.order_id', '!=', orderId)
            .where('before.placed_at', '<', placedAt)
            .whereRef('before.placed_at', '>=', 'party_answers.at'),
        ),
      ),
    )
    .orderBy('at')
    .orderBy('answer_id')
    .execute();

type PlacedUnder = Pick<Selectable<OrdersTable>, 'order_id' | 'reference' | 'placed_at'>;

export const forgetOldAnswers = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db.deleteFrom('party_answers').where('at', '<', before).execute();
};
