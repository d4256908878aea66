import {
  type CommerceLimits,
  type CommerceParts,
  commerceTiming,
  usualLimits,
  usualNetworks,
} from '#server/base/parts/commerce-parts.ts';
import { type GoodsBounds, usualGoodsBounds } from '#server/base/parts/goods-bounds.ts';
import { forgetOldLetters } from '#server/data/content/contact-messages.ts';
import { forgetOldAttempts } from '#server/data/limits/attempts.ts';
import { forgetOldCounts } from '#server/data/limits/call-counts.ts';
import { forgetOldRestockRequests } from '#server/data/notice/restock-requests.ts';
import { forgetOldKeys } from '#server/data/order/idempotency.ts';
import { forgetOldQuotes } from '#server/data/order/quotes.ts';
import { forgetOldAudits } from '#server/data/payment/audit.ts';
import { forgetOldSessions, forgetOldTokens } from '#server/data/payment/payment-sessions.ts';
import { breakLeases, duePayments } from '#server/data/payment/payments.ts';
import { forgetOldTurns } from '#server/data/sign-in/registrations.ts';
import { askStopped } from '#server/jobs/ask-stopped.ts';
import { sendDueMails } from '#server/jobs/send-mails.ts';
import { sendDueNotices } from '#server/jobs/send-notices.ts';
import { healPayment } from '#server/order/settlement/heal-payment.ts';
import { forgetRemovedCards } from '#server/payment/forget-cards.ts';

export interface CommerceOptions
  extends Pick<
    CommerceParts,
    | 'db'
    | 'clock'
    | 'gateway'
    | 'tax'
    | 'zips'
    | 'mail'
    | 'targetOrigins'
    | 'shopOrigin'
    | 'contactInbox'
    | 'afterApproval'
  > {
  readonly networks?: readonly string[];
  readonly limits?: Partial<CommerceLimits>;
  readonly goods?: Partial<GoodsBounds>;
  /** Days audit entries are kept; 90 unless told. */
  readonly auditDays?: number;
  /** Days letters of the contact form are kept; 180 unless told. */
  readonly contactDays?: number;
  readonly report?: CommerceParts['report'];
  /** True when no other process can have the database open: leases of the dead are broken. */
  readonly exclusive: boolean;
}

/** The money side of the shop, running. */
export interface Commerce {
  readonly parts: CommerceParts;
  /** Breaks the leases of a process that is gone, where that is safe: before the first shopper. */
  takeOver(): Promise<void>;
  /** Heals and mails what is due, and goes on doing so. */
  start(everyMilliseconds?: number): void;
  /** One round of healing and mails, now. Safe in several processes at once. */
  round(): Promise<void>;
  /** Resolves when nothing started beside an answer is still running. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

const day = 24 * 60 * 60_000;

export const makeCommerce = (options: CommerceOptions): Commerce => {
  const running = new Set<Promise<unknown>>();
  const report = options.report ?? (() => undefined);
  const beside = (task: () => Promise<unknown>): void => {
    const done = task()
      .catch((error: unknown) => report({ event: 'task-failed', error }))
      .finally(() => running.delete(done));
    running.add(done);
  };
  const parts: CommerceParts = {
    ...options,
    networks: options.networks ?? usualNetworks,
    limits: { ...usualLimits, ...options.limits },
    goods: { ...usualGoodsBounds, ...options.goods },
    auditLife: (options.auditDays ?? 90) * day,
    letterLife: (options.contactDays ?? 180) * day,
    report,
    beside,
    mailDue: () => sendDueMails(parts),
  };
  const idle = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running);
  };
  let timer: NodeJS.Timeout | undefined;
  let isRounding = false;
  const tick = (): void => {
    if (isRounding) return;
    isRounding = true;
    beside(() =>
      round(parts).finally(() => {
        isRounding = false;
      }),
    );
  };
  return {
    parts,
    round: () => round(parts),
    idle,
    async takeOver() {
      if (options.exclusive) await breakLeases(parts.db, new Date(parts.clock.now()));
    },
    start(everyMilliseconds = 2000) {
      tick();
      timer = setInterval(tick, everyMilliseconds);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await idle();
      parts.mail.close();
    },
  };
};

const round = async (parts: CommerceParts): Promise<void> => {
  for (const orderId of await duePayments(parts.db, new Date(parts.clock.now()))) {
    await healPayment(parts, orderId).catch((error: unknown) =>
      parts.report({ event: 'healing-failed', orderId, error }),
    );
  }
  await parts.mailDue();
  await forgetRemovedCards(parts);
  await sendDueNotices(parts);
  await askStopped(parts);
  await forget(parts);
};

/** Things nobody will ask for again. Cheap: each has an index on its age. */
const forget = async ({ db, clock, auditLife, letterLife }: CommerceParts): Promise<void> => {
  const yesterday = new Date(clock.now() - day);
  await forgetOldQuotes(db, new Date(clock.now() - commerceTiming.quoteRemembered));
  await forgetOldSessions(db, yesterday);
  await forgetOldTokens(db, yesterday);
  await forgetOldTurns(db, yesterday);
  await forgetOldAttempts(db, yesterday);
  await forgetOldRestockRequests(
    db,
    new Date(clock.now() - commerceTiming.endedNotice),
    new Date(clock.now() - commerceTiming.waitingNotice),
  );
  await forgetOldCounts(db, yesterday);
  await forgetOldAudits(db, new Date(clock.now() - auditLife));
  await forgetOldLetters(db, new Date(clock.now() - letterLife));
  await forgetOldKeys(db, new Date(clock.now() - commerceTiming.idempotency));
};
