import type { GiftRecipient } from '#domain/gift/gift.ts';
import { sendDayProblem } from '#domain/gift/send-day.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { giftMessageProblem } from '#domain/validation/message-text.ts';
import { nameProblem } from '#domain/validation/name.ts';
import type { Problems } from '#domain/validation/problem.ts';
import { plainWords, tidied, trimmed } from '#domain/validation/typed-text.ts';

/**
 * Problems of the recipient, the message and the day of an e-gift card (GIFT-02, GIFT-03, GIFT-07,
 * D-GIFT-13). `today` is the shop's.
 */
export const recipientProblems = (recipient: GiftRecipient, today: IsoDay): Problems =>
  faulty([
    ['firstName', nameProblem('firstName', recipient.firstName)],
    ['lastName', nameProblem('lastName', recipient.lastName)],
    ['recipientEmail', emailProblem(recipient.recipientEmail, 'recipientEmail')],
    ['giftMessage', giftMessageProblem(recipient.giftMessage)],
    ['sendOn', sendDayProblem(recipient.sendOn ?? '', today)],
  ]);

export const tidyRecipient = ({ sendOn = '', ...recipient }: GiftRecipient): GiftRecipient => ({
  firstName: tidied(recipient.firstName),
  lastName: tidied(recipient.lastName),
  recipientEmail: trimmed(recipient.recipientEmail),
  giftMessage: plainWords(recipient.giftMessage),
  ...(sendOn.trim() !== '' && { sendOn: sendOn.trim() }),
});
