import type { CommerceParts } from '#server/commerce/commerce-parts.ts';
import { commerceTiming } from '#server/commerce/commerce-parts.ts';
import { waitAfterTry } from '#server/commerce/send-mails.ts';
import { findProduct } from '#server/data/catalog/find-product.ts';
import {
  dueRestockRequests,
  leaseRestockRequest,
  markRestockRequest,
  type RestockRequest,
} from '#server/data/restock-requests.ts';
import { noticeMail } from '#server/notices/notice-mail.ts';

type NoticeParts = Pick<CommerceParts, 'db' | 'clock' | 'mail' | 'report' | 'shopOrigin'>;

/**
 * Tells everybody whose product can be had again, once. Nothing is remembered between the change
 * of stock and the mail, so a crash there loses nothing; the lease and the end state keep a wish
 * from being told twice.
 */
export const sendDueNotices = async (parts: NoticeParts): Promise<void> => {
  const now = new Date(parts.clock.now());
  for (const requestId of await dueRestockRequests(parts.db, now)) {
    const until = new Date(now.getTime() + commerceTiming.lease);
    const request = await leaseRestockRequest(parts.db, requestId, now, until);
    if (request !== undefined) await sendNotice(parts, request);
  }
};

const sendNotice = async (parts: NoticeParts, request: RestockRequest): Promise<void> => {
  const { db, clock, mail, report, shopOrigin } = parts;
  const place = { language: request.language, locationNumber: request.location_number };
  const product = await findProduct(db, request.product_id, place);
  const mark = (outcome: Parameters<typeof markRestockRequest>[2]) =>
    markRestockRequest(db, request.request_id, outcome);
  const at = () => new Date(clock.now());
  // Gone again in the meantime: the wish goes on waiting, and is not looked at every round.
  if (product?.available !== true) {
    const next = new Date(clock.now() + commerceTiming.goneAgain);
    return mark({ lease_until: at(), next_try_at: next });
  }
  const outcome = await mail.send(noticeMail(request, product, shopOrigin));
  if (outcome.kind === 'sent') {
    return mark({ state: 'SENT', ended_at: at(), tries: request.tries + 1 });
  }
  report({ event: 'notice-failed', detail: outcome.why });
  const wait = waitAfterTry(request.tries);
  const tries = request.tries + 1;
  if (wait === undefined) return mark({ state: 'GIVEN_UP', ended_at: at(), tries });
  return mark({
    tries,
    lease_until: at(),
    next_try_at: new Date(clock.now() + wait),
  });
};
