import type { Kysely } from 'kysely';
import {
  contactus,
  contentlist,
  geteventsview,
  giftcardlist,
} from '#adapters/http/wire/calls/content-calls.ts';
import { type AnsweredCall, answer, answerPublic } from '#server/api/call/handler.ts';
import type { Clock } from '#server/base/host/clock.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { requireAttempt } from '#server/base/limits/require-attempt.ts';
import { notFound } from '#server/base/refusal/refusals.ts';
import { receiveLetter } from '#server/content/receive-letter.ts';
import { readEvents, readFaq, readPage } from '#server/data/content/read-content.ts';
import { readGiftCards } from '#server/data/gift/offered-gift-cards.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export interface ContentParts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

/** Letters of one network address, which an office shares. */
const lettersOfAddress = { bucket: 'letters-address', most: 20, windowMs: 10 * 60_000 };

/** Pages of text, questions, events, gift cards, and letters to customer service. */
export const contentAnswers = ({ db, clock }: ContentParts): readonly AnsweredCall[] => [
  answerPublic(contentlist, async ({ query, language }) => {
    if (query.page === 'faq') return { items: await readFaq(db, language) };
    const page = await readPage(db, query.page, language);
    if (page === undefined) throw pageNotFound();
    return { items: [page] };
  }),
  answerPublic(geteventsview, async ({ language }) => ({ items: await readEvents(db, language) })),
  answerPublic(giftcardlist, async ({ language }) => ({
    items: await readGiftCards(db, language),
  })),
  answer(contactus, async ({ body, language, clientAddress }) => {
    await requireAttempt(db, lettersOfAddress, fingerprint(clientAddress), clock.now());
    return { items: [{ reference: await receiveLetter({ db, clock }, body, language) }] };
  }),
];

const pageNotFound = () =>
  notFound({ 'en-us': 'There is no such page.', es: 'Esa página no existe.' });
