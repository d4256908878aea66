import type { Kysely, Selectable } from 'kysely';
import { traceparentNow } from '#server/base/trace/call-span.ts';
import type { GreetingKind, MailKind, OutboxTable } from '#server/data/tables/mail-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type OutboxRow = Selectable<OutboxTable>;

export interface PromisedMail {
  readonly mailId: string;
  readonly orderId: string;
  readonly kind: MailKind;
}

/**
 * Writes a mail about an order into the outbox, in the transaction of the change it reports; once
 * for each order and kind.
 */
export const promiseMail = async (
  changes: Kysely<Tables>,
  { mailId, orderId, kind }: PromisedMail,
  now: Date,
): Promise<void> => {
  await changes
    .insertInto('outbox')
    .values({
      ...waiting(mailId, now),
      order_id: orderId,
      contact_reference: null,
      kind,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .execute();
};

/** Writes the mail that carries the newest code of an order, in place of one that still waits. */
export const promiseCodeMail = async (
  changes: Kysely<Tables>,
  mailId: string,
  orderId: string,
  now: Date,
): Promise<void> => {
  await changes
    .deleteFrom('outbox')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'order-code')
    .execute();
  await changes
    .insertInto('outbox')
    .values({ ...waiting(mailId, now), order_id: orderId, kind: 'order-code' })
    .execute();
};

/** Writes the mail that carries a letter to the shop's inbox. */
export const promiseContactMail = async (
  changes: Kysely<Tables>,
  mailId: string,
  reference: string,
  now: Date,
): Promise<void> => {
  await changes
    .insertInto('outbox')
    .values({
      ...waiting(mailId, now),
      order_id: null,
      contact_reference: reference,
      kind: 'contact-message',
    })
    .execute();
};

/** Writes the mail that carries an e-gift card. */
export const promiseGiftMail = async (
  changes: Kysely<Tables>,
  mailId: string,
  giftCardId: string,
  now: Date,
): Promise<void> => {
  await changes
    .insertInto('outbox')
    .values({ ...waiting(mailId, now), gift_card_id: giftCardId, kind: 'gift-card' })
    .execute();
};

/** Writes the mail to somebody who opened an account or registered for a concert. */
export const promiseGreetingMail = async (
  changes: Kysely<Tables>,
  mail: { readonly mailId: string; readonly greetingId: string; readonly kind: GreetingKind },
  now: Date,
): Promise<void> => {
  const { mailId, greetingId, kind } = mail;
  await changes
    .insertInto('outbox')
    .values({ ...waiting(mailId, now), greeting_id: greetingId, kind })
    .execute();
};

const waiting = (mailId: string, now: Date) =>
  ({
    mail_id: mailId,
    state: 'WAITING',
    tries: 0,
    next_try_at: now,
    lease_until: now,
    sent_at: null,
    trace_context: traceparentNow(),
  }) as const;

export const dueMails = async (db: Kysely<Tables>, now: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('outbox')
    .select('mail_id')
    .where('state', '=', 'WAITING')
    .where('next_try_at', '<=', now)
    .where('lease_until', '<=', now)
    .orderBy('next_try_at')
    .limit(50)
    .execute();
  return rows.map((row) => row.mail_id);
};

/** Leases a mail to one process; undefined for the others. */
export const leaseMail = (
  db: Kysely<Tables>,
  mailId: string,
  now: Date,
  until: Date,
): Promise<OutboxRow | undefined> =>
  db
    .updateTable('outbox')
    .set({ lease_until: until })
    .where('mail_id', '=', mailId)
    .where('state', '=', 'WAITING')
    .where('next_try_at', '<=', now)
    .where('lease_until', '<=', now)
    .returningAll()
    .executeTakeFirst();

export const markMail = async (
  db: Kysely<Tables>,
  mailId: string,
  outcome: Partial<Pick<OutboxRow, 'state' | 'tries' | 'next_try_at' | 'lease_until' | 'sent_at'>>,
): Promise<void> => {
  await db.updateTable('outbox').set(outcome).where('mail_id', '=', mailId).execute();
};
