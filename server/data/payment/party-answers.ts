import type { Insertable, Kysely, Selectable } from 'kysely';
import { fingerprint } from '#server/base/host/fingerprint.ts';
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

/** Stands for an approval at PayPal, by the claim of what it pays; its own ids are not kept. */
export const approvalName = (claim: string): string => `approval:${fingerprint(claim)}`;

/** What was asked about the approval that pays, before there was an order. */
export const answersBefore = (
  db: Kysely<Tables>,
  claim: string,
): Promise<readonly PartyAnswerRow[]> =>
  db
    .selectFrom('party_answers')
    .selectAll()
    .where('transaction_id', '=', approvalName(claim))
    .orderBy('at')
    .orderBy('answer_id')
    .execute();

export const forgetOldAnswers = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db.deleteFrom('party_answers').where('at', '<', before).execute();
};
