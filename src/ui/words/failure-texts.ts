import { failureMessage, problemMessage } from '#application/messages/message.ts';

/** What went wrong, in the shopper's words; comes with the texts it is told with. */
export const failureTexts = { problem: problemMessage, failure: failureMessage };

export type FailureTexts = typeof failureTexts;
