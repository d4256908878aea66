import type { Insertable, Kysely, Selectable } from 'kysely';
import type { PartyAnswersTable } from '#server/data/tables/guard-tables.ts';
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

export const forgetOldAnswers = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db.deleteFrom('party_answers').where('at', '<', before).execute();
};
