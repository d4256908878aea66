import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { giftOf } from '#domain/cart/lines/gift-lines.ts';
import type { GiftRecipient } from '#domain/gift/gift.ts';
import { dayWords } from '#domain/locale/day-words.ts';
import { unbrokenDay } from '#ui/words/unbroken-day.ts';
import type { Words } from '#ui/words/words.ts';

/** The recipient of an e-gift card, after an arrow, which needs no translation, and the day it is sent. */
export const giftName = (
  gift: GiftRecipient | undefined,
  { say, language }: Pick<Words, 'say' | 'language'>,
): string | undefined => {
  if (gift === undefined) return undefined;
  const { firstName, lastName, recipientEmail, sendOn } = gift;
  const day = sendOn && say('gift.sentOn', { day: unbrokenDay(dayWords(sendOn, language)) });
  return [`→ ${firstName} ${lastName}`, recipientEmail, day].filter(Boolean).join(', ');
};

export const giftText = (
  line: CartLine,
  words: Pick<Words, 'say' | 'language'>,
): string | undefined => giftName(giftOf(line), words);
