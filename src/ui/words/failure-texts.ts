import { failureMessage, problemMessage } from '#application/messages/message.ts';

/** The sentence of a failure or problem; loaded together with the texts it needs. */
export const failureTexts = { problem: problemMessage, failure: failureMessage };

export type FailureTexts = typeof failureTexts;
