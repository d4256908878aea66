import { deliverySentence } from '#application/messages/delivery-sentence.ts';
import type { Arrival } from '#domain/order/arrival/order-arrival.ts';
import type { NoDay } from '#domain/shipping/expected-day/expected-days.ts';
import { unbrokenDay } from '#ui/words/unbroken-day.ts';
import type { Words } from '#ui/words/words.ts';

/** When something comes, in the language of the page. */
export const deliveryWords = (
  when: Arrival | NoDay,
  { language, say }: Pick<Words, 'language' | 'say'>,
): string => {
  const { key, blanks } = deliverySentence(when, language);
  const days = Object.entries(blanks).map(([name, day]) => [name, unbrokenDay(day)] as const);
  return say(key, Object.fromEntries(days));
};
