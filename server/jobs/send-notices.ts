import { awayWait, waitAfterTry } from '#domain/notice/mail-waits.ts';
import { leaseMilliseconds } from '#server/base/parts/lease.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { inRowSpan } from '#server/base/trace/job-spans.ts';
import { findProduct } from '#server/data/catalog/find-product.ts';
import {
  dueRestockRequests,
  leaseRestockRequest,
  markRestockRequest,
  type RestockRequest,
} from '#server/data/notice/restock-requests.ts';
import { noticeMail } from '#server/notice/notice-mail.ts';
import { noticeTiming } from '#server/notice/notice-timing.ts';
import type { MailOutcome } from '#server/parties/mail-sender.ts';

type NoticeParts = Pick<ShopParts, 'db' | 'clock' | 'mail' | 'report' | 'shopOrigin'>;

/**
 * Mails each shopper whose product is in stock again, once. Nothing is stored between the change of
 * stock and the mail, so a crash loses nothing. Lease and end state prevent a second mail, in any
 * number of processes.
 */
export const sendDueNotices = async (parts: NoticeParts): Promise<void> => {
  const now = new Date(parts.clock.now());
  for (const requestId of await dueRestockRequests(parts.db, now)) {
    const until = new Date(now.getTime() + leaseMilliseconds);
    const request = await leaseRestockRequest(parts.db, requestId, now, until);
    if (request === undefined) continue;
    const outcome = await inRowSpan({ kind: 'send notice' }, () => sendNotice(parts, request));
    if (outcome === 'unreachable') return;
  }
};

const sendNotice = async (
  parts: NoticeParts,
  request: RestockRequest,
): Promise<MailOutcome['kind'] | undefined> => {
  const { db, clock, mail, report, shopOrigin } = parts;
  const place = { language: request.language, locationNumber: request.location_number };
  const product = await findProduct(db, request.product_id, place);
  const mark = (outcome: Parameters<typeof markRestockRequest>[2]) =>
    markRestockRequest(db, request.request_id, outcome);
  const at = () => new Date(clock.now());
  // Sold out again in the meantime: the request waits, and is not checked in every round.
  if (product?.available !== true) {
    const next = new Date(clock.now() + noticeTiming.goneAgain);
    await mark({ lease_until: at(), next_try_at: next });
    return undefined;
  }
  const outcome = await mail.send(noticeMail(request, product, shopOrigin));
  if (outcome.kind === 'sent') {
    await mark({ state: 'SENT', ended_at: at(), tries: request.tries + 1 });
    return 'sent';
  }
  report({ event: 'notice-failed', detail: outcome.why });
  const isAway = outcome.kind === 'unreachable';
  const wait = isAway ? awayWait : waitAfterTry(request.tries);
  const tries = isAway ? request.tries : request.tries + 1;
  await mark(
    wait === undefined
      ? { state: 'GIVEN_UP', ended_at: at(), tries }
      : { tries, lease_until: at(), next_try_at: new Date(clock.now() + wait) },
  );
  return outcome.kind;
};
