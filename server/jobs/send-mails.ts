import { awayWait, waitAfterTry } from '#domain/notice/mail-waits.ts';
import { leaseMilliseconds } from '#server/base/parts/lease.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { inRowSpan } from '#server/base/trace/job-spans.ts';
import { concertMail } from '#server/content/concert-mail.ts';
import { contactMail } from '#server/content/contact-mail.ts';
import { welcomeMail } from '#server/content/welcome-mail.ts';
import { findContactMessage } from '#server/data/content/contact-messages.ts';
import { readEvents } from '#server/data/content/read-content.ts';
import { giftCardsOfOrder } from '#server/data/gift/gift-card-uses.ts';
import { findWaitingGiftCard, forgetGiftCode } from '#server/data/gift/issued-gift-cards.ts';
import { findGreeting, forgetGreeting } from '#server/data/mail/greetings.ts';
import { dueMails, leaseMail, markMail, type OutboxRow } from '#server/data/mail/outbox.ts';
import { findCode } from '#server/data/order/order-codes.ts';
import { findOrder, linesOfOrder } from '#server/data/order/orders.ts';
import { findShipment } from '#server/data/order/shipments.ts';
import { findPayment } from '#server/data/payment/payments.ts';
import type { MailKind } from '#server/data/tables/mail-tables.ts';
import { giftCardMail } from '#server/gift/gift-card-mail.ts';
import { orderMail } from '#server/order/show/order-mail.ts';
import { codeMail } from '#server/order/track/code-mail.ts';
import type { Mail, MailOutcome } from '#server/parties/mail-sender.ts';

type MailParts = Pick<
  ShopParts,
  'db' | 'clock' | 'mail' | 'report' | 'shopOrigin' | 'contactInbox'
>;

/**
 * Sends every due mail. A mail server that is down delays mails, never orders. Safe in several
 * processes: one statement checks that a mail is due and leases it.
 */
export const sendDueMails = async (parts: MailParts): Promise<void> => {
  const now = new Date(parts.clock.now());
  for (const mailId of await dueMails(parts.db, now)) {
    const until = new Date(now.getTime() + leaseMilliseconds);
    const row = await leaseMail(parts.db, mailId, now, until);
    // A server that cannot be reached for one mail cannot be reached for the next.
    if (row === undefined) continue;
    const { trace_context: traceparent, order_id: orderId, kind: mailKind } = row;
    const facts = { kind: 'send mail', traceparent, orderId, mailKind } as const;
    if ((await inRowSpan(facts, () => sendMail(parts, row))) === 'unreachable') return;
  }
};

const sendMail = async (
  parts: MailParts,
  row: OutboxRow,
): Promise<MailOutcome['kind'] | undefined> => {
  const { db, clock, mail, report } = parts;
  const letter = await mailOf(parts, row);
  if (letter === undefined) {
    // A code that is used or too old is of no use to anybody.
    if (row.kind === 'order-code') await markMail(db, row.mail_id, { state: 'GIVEN_UP' });
    return undefined;
  }
  const outcome = await mail.send(letter);
  const at = new Date(clock.now());
  if (outcome.kind === 'sent') {
    await markSent(db, row, at);
    return 'sent';
  }
  report({
    event: 'mail-failed',
    ...(row.order_id !== null && { orderId: row.order_id }),
    detail: outcome.why,
  });
  if (outcome.kind === 'unreachable') {
    const next_try_at = new Date(at.getTime() + awayWait);
    await markMail(db, row.mail_id, { lease_until: at, next_try_at });
    return 'unreachable';
  }
  const wait = waitAfterTry(row.tries);
  await markMail(db, row.mail_id, {
    tries: row.tries + 1,
    lease_until: at,
    ...(wait === undefined
      ? { state: 'GIVEN_UP' as const }
      : { next_try_at: new Date(at.getTime() + wait) }),
  });
  return 'failed';
};

/** In one transaction, so that the code of a mailed gift card, or whom a mail greeted, is always deleted. */
const markSent = (db: MailParts['db'], row: OutboxRow, at: Date): Promise<void> =>
  db.transaction().execute(async (changes) => {
    await markMail(changes, row.mail_id, { state: 'SENT', sent_at: at, tries: row.tries + 1 });
    if (row.gift_card_id !== null) await forgetGiftCode(changes, row.gift_card_id);
    if (row.greeting_id !== null) await forgetGreeting(changes, row.greeting_id);
  });

/** The mail of an outbox row; undefined when its subject no longer exists. */
const mailOf = async (
  { db, clock, shopOrigin, contactInbox }: MailParts,
  row: OutboxRow,
): Promise<Mail | undefined> => {
  const { mail_id: mailId, order_id: orderId, contact_reference: reference, kind } = row;
  if (row.greeting_id !== null) return greetingOf({ db, shopOrigin }, mailId, row.greeting_id);
  if (row.gift_card_id !== null) {
    const card = await findWaitingGiftCard(db, row.gift_card_id);
    return card && giftCardMail(mailId, card, shopOrigin);
  }
  if (orderId !== null && kind === 'order-code') {
    const order = await findOrder(db, orderId);
    const code = await findCode(db, orderId, new Date(clock.now()));
    return order === undefined || code === undefined
      ? undefined
      : codeMail(mailId, order, code, shopOrigin);
  }
  if (orderId !== null && isAboutOrder(kind)) {
    const order = await findOrder(db, orderId);
    if (order === undefined) return undefined;
    const lines = await linesOfOrder(db, orderId);
    const payment = await findPayment(db, orderId);
    const giftCards = await giftCardsOfOrder(db, orderId);
    const shipment = await findShipment(db, orderId);
    return orderMail({ mailId, kind, order, lines, payment, giftCards, shipment, shopOrigin });
  }
  if (reference === null) return undefined;
  const letter = await findContactMessage(db, reference);
  return letter && contactMail({ mailId, letter, inbox: contactInbox });
};

/** The mail that greets somebody; undefined when the concert it is about was removed. */
const greetingOf = async (
  { db, shopOrigin }: Pick<MailParts, 'db' | 'shopOrigin'>,
  mailId: string,
  greetingId: string,
): Promise<Mail | undefined> => {
  const greeting = await findGreeting(db, greetingId);
  if (greeting === undefined) return undefined;
  if (greeting.kind === 'welcome') return welcomeMail(mailId, greeting, shopOrigin);
  const events = await readEvents(db, greeting.language);
  const event = events.find(({ eventId }) => eventId === greeting.event_id);
  return event && concertMail(mailId, greeting, event, shopOrigin);
};

const isAboutOrder = (kind: OutboxRow['kind']): kind is MailKind =>
  !['order-code', 'contact-message', 'gift-card', 'welcome', 'concert'].includes(kind);
