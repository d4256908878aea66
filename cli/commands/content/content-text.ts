import { dollars } from '#cli/report/table.ts';
import type { Session } from '#cli/session/session.ts';
import type { ContentPage, FaqCategory, GiftCard, StageEvent } from '#domain/content/content.ts';
import { plainText } from '#domain/content/text-blocks.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';

/** A content page as text for a terminal. */
export const contentText = (
  { title, lead, sections }: ContentPage,
  { terminal: { paint } }: Session,
): string =>
  [
    paint.bold(title),
    lead,
    ...sections.map(({ heading, body }) => `${paint.bold(heading)}\n${plainText(body)}`),
  ].join('\n\n');

export const faqText = (
  categories: readonly FaqCategory[],
  { words, terminal: { paint } }: Session,
): string =>
  categories.length === 0
    ? words['out.noAnswers']
    : categories
        .flatMap(({ title, questions }) => [
          paint.bold(title.toUpperCase()),
          ...questions.map(
            ({ question, answer }) => `${paint.bold(question)}\n${plainText(answer)}`,
          ),
        ])
        .join('\n\n');

export const eventsText = (events: readonly StageEvent[], { words }: Session): string =>
  events.length === 0
    ? words['out.noEvents']
    : events
        .map(({ date, name, place, minAge }) => `${date}  ${name}, ${place} (${minAge}+)`)
        .join('\n');

export const giftCardsText = (cards: readonly GiftCard[], { words }: Session): string =>
  cards.length === 0
    ? words['out.noProducts']
    : cards
        .map(
          ({ productId, title, amounts }) =>
            `${productId}  ${title}: ${amounts.map((cents) => dollars(dollarsFromCents(cents))).join(', ')}`,
        )
        .join('\n');
