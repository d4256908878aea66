import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { forgetOldLetters } from '#server/data/content/contact-messages.ts';
import { forgetOldRefs } from '#server/data/gift/gift-card-refs.ts';
import { forgetOldAttempts } from '#server/data/limits/attempts.ts';
import { forgetOldCounts } from '#server/data/limits/call-counts.ts';
import { forgetOldGreetings } from '#server/data/mail/greetings.ts';
import { forgetOldRestockRequests } from '#server/data/notice/restock-requests.ts';
import { forgetOldKeys } from '#server/data/order/idempotency.ts';
import { forgetOldCodes } from '#server/data/order/order-codes.ts';
import { forgetOldQuotes } from '#server/data/order/quotes.ts';
import { forgetOldAccountSessions } from '#server/data/payment/account-sessions.ts';
import { forgetOldAudits } from '#server/data/payment/audit.ts';
import { forgetOldAnswers } from '#server/data/payment/party-answers.ts';
import { forgetOldSessions, forgetOldTokens } from '#server/data/payment/payment-sessions.ts';
import { forgetOldTurns } from '#server/data/sign-in/registrations.ts';
import { giftCardTiming } from '#server/gift/gift-card-timing.ts';
import { noticeTiming } from '#server/notice/notice-timing.ts';
import { orderTiming } from '#server/order/order-timing.ts';

const day = 24 * 60 * 60_000;

type OldParts = Pick<ShopParts, 'db' | 'clock' | 'auditLife' | 'letterLife'>;

/**
 * Deletes old data. Safe in several processes: each step is one statement that deletes by age. If
 * one fails, the others still run.
 */
export const forgetOld = async ({ db, clock, auditLife, letterLife }: OldParts): Promise<void> => {
  const ago = (age: number) => new Date(clock.now() - age);
  const { endedNotice, waitingNotice } = noticeTiming;
  const statements = [
    () => forgetOldQuotes(db, ago(orderTiming.quoteRemembered)),
    () => forgetOldSessions(db, ago(day)),
    () => forgetOldAccountSessions(db, ago(day)),
    () => forgetOldTokens(db, ago(day)),
    () => forgetOldTurns(db, ago(day)),
    () => forgetOldAttempts(db, ago(day)),
    () => forgetOldRestockRequests(db, ago(endedNotice), ago(waitingNotice)),
    () => forgetOldCounts(db, ago(day)),
    () => forgetOldAudits(db, ago(auditLife)),
    () => forgetOldAnswers(db, ago(auditLife)),
    () => forgetOldLetters(db, ago(letterLife)),
    // Their mails are given up after a day of tries.
    () => forgetOldGreetings(db, ago(3 * day)),
    () => forgetOldRefs(db, ago(giftCardTiming.ref)),
    () => forgetOldCodes(db, ago(0)),
    () => forgetOldKeys(db, ago(orderTiming.idempotency)),
  ];
  const failures: unknown[] = [];
  for (const forget of statements) {
    await forget().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'old rows were not deleted');
};
