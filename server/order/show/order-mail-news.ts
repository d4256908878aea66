import { dayWords } from '#domain/locale/day-words.ts';
import type { Cents } from '#domain/money/cents.ts';
import { moneyText } from '#server/base/mail/money-text.ts';
import type { OrderRow } from '#server/data/order/orders.ts';
import type { OrderMailFacts } from '#server/order/show/order-mail-facts.ts';
import type { MailWords } from '#server/order/show/order-mail-words.ts';

/** What happened, in few words. */
export const headingOf = ({ headings }: MailWords, { kind, order }: OrderMailFacts): string =>
  kind === 'order-confirmation' && order.state === 'IN_REVIEW'
    ? headings['in-review']
    : headings[kind];

/** What happened, for each kind of mail; a confirmation also depends on the state of the order. */
export const newsOf = (words: MailWords, facts: OrderMailFacts): readonly string[] => {
  const { kind, order, giftCards } = facts;
  const cards = giftCards.length > 0 ? [words.failedGiftCards] : [];
  switch (kind) {
    case 'order-confirmation':
      return order.state === 'IN_REVIEW'
        ? [words.inReview]
        : [words.placed, ...expectedNews(words, order)];
    case 'review-accepted':
      return [words.accepted, ...expectedNews(words, order)];
    case 'payment-pending':
      return [words.pending];
    case 'payment-failed':
      return [
        words.failed,
        ...cards,
        isAccount(facts.payment) ? words.failedNextAccount : words.failedNext,
      ];
    case 'order-shipped':
      return [words.shipped];
    case 'order-cancelled':
      return [words.cancelled, ...moneyBack(words, facts), ...cards];
    case 'order-refunded':
      return [words.refunded, ...moneyBack(words, facts), ...cards];
  }
};

/** The days that were promised; nothing is said of an order without any. */
const expectedNews = (words: MailWords, { expected, language }: OrderRow): readonly string[] => {
  if (expected === null) return [];
  const { earliest, latest } = expected;
  const to = dayWords(latest, language);
  return [
    earliest === latest
      ? words.expectedOn(to)
      : words.expectedSpan(dayWords(earliest, language), to),
  ];
};

export const isAccount = (payment: OrderMailFacts['payment']): boolean =>
  payment?.method === 'payment-account' || payment?.method === 'saved-account';

/** What was taken comes back, what was only held is released, and what was pending never was charged. */
const moneyBack = (words: MailWords, { payment, order }: OrderMailFacts): readonly string[] => {
  if (payment === undefined) return [];
  const amount = moneyText(payment.amount as Cents, order.language);
  if (payment.state === 'DECLINED') return [words.calledOff(amount)];
  const isHeld = payment.state === 'AUTHORIZED' || payment.state === 'REVERSED';
  return [isHeld ? words.released(amount) : words.givenBack(amount)];
};
