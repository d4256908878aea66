import type { CoreWords } from '#application/messages/message.ts';
import { dayWords } from '#domain/locale/day-words.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Arrival } from '#domain/order/arrival/order-arrival.ts';
import type { NoDay } from '#domain/shipping/expected-day/expected-days.ts';

/** A sentence of the core's words and what fills its blanks. */
export interface DeliverySentence {
  readonly key: Extract<keyof CoreWords, `delivery.${string}`>;
  readonly blanks: Readonly<Record<string, string>>;
}

/** How screen and terminal say when something comes. */
export const deliverySentence = (when: Arrival | NoDay, language: Language): DeliverySentence => {
  if (typeof when === 'string') return { key: `delivery.${when}`, blanks: {} };
  if ('late' in when) {
    return { key: 'delivery.late', blanks: { to: dayWords(when.late, language) } };
  }
  const { earliest, latest } = when;
  const blanks = { from: dayWords(earliest, language), to: dayWords(latest, language) };
  return { key: earliest === latest ? 'delivery.on' : 'delivery.span', blanks };
};

/** How long an order still leaves today; the signs of hours and minutes are those of both languages. */
export const cutOffSentence = (minutes: number) => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''];
  return { key: 'delivery.today', blanks: { time: parts.filter(Boolean).join(' ') } } as const;
};
