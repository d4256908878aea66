import { cutOffSentence, deliverySentence } from '#application/messages/delivery-sentence.ts';
import { fillBlanks } from '#application/messages/message.ts';
import type { Session } from '#cli/session/session.ts';
import { coreWordsOf } from '#cli/words/core-words.ts';
import type { Arrival } from '#domain/order/arrival/order-arrival.ts';
import type { NoDay } from '#domain/shipping/expected-day/expected-days.ts';

/** When something comes, in the shopper's language: the sentence of the screens. */
export const dayText = (when: Arrival | NoDay, { settings }: Session): string => {
  const { key, blanks } = deliverySentence(when, settings.language);
  return fillBlanks(coreWordsOf(settings.language)[key], blanks);
};

/** For how long an order still leaves today. */
export const cutOffText = (minutes: number, { settings }: Session): string => {
  const { key, blanks } = cutOffSentence(minutes);
  return fillBlanks(coreWordsOf(settings.language)[key], blanks);
};
