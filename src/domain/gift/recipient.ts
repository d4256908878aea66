import type { GiftRecipient } from '#domain/gift/gift.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { giftMessageProblem } from '#domain/validation/message-text.ts';
import { nameProblem } from '#domain/validation/name.ts';
import type { Problems } from '#domain/validation/problem.ts';
import { plainWords, tidied, trimmed } from '#domain/validation/typed-text.ts';

/** Problems of the recipient and the message of an e-gift card (GIFT-02, GIFT-03, GIFT-07). */
export const recipientProblems = (recipient: GiftRecipient): Problems =>
  faulty([
    ['firstName', nameProblem('firstName', recipient.firstName)],
    ['lastName', nameProblem('lastName', recipient.lastName)],
    ['recipientEmail', emailProblem(recipient.recipientEmail, 'recipientEmail')],
    ['giftMessage', giftMessageProblem(recipient.giftMessage)],
  ]);

export const tidyRecipient = (recipient: GiftRecipient): GiftRecipient => ({
  firstName: tidied(recipient.firstName),
  lastName: tidied(recipient.lastName),
  recipientEmail: trimmed(recipient.recipientEmail),
  giftMessage: plainWords(recipient.giftMessage),
});
