import type { Kysely } from 'kysely';
import { getrecentlyviewedproducts, notifyme } from '#adapters/http/wire/calls/visit-calls.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import type { Clock } from '#server/base/host/clock.ts';
import { readByIds } from '#server/data/catalog/chosen-products.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import { askForNotice } from '#server/notice/ask-for-notice.ts';

export interface VisitParts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

/** What a visitor did and wishes: products looked at, mails about what is gone. */
export const visitAnswers = (parts: VisitParts): readonly AnsweredCall[] => [
  answer(getrecentlyviewedproducts, async (request) => ({
    items: await readByIds(parts.db, request.body.productIds, request),
  })),
  answer(notifyme, async ({ body, language, locationNumber, clientAddress }) => {
    const { email, productId } = body;
    await askForNotice(parts, { email, productId, language, locationNumber, clientAddress });
    return { items: [{ productId }] };
  }),
];
