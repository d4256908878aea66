import { failureMessage, problemMessage } from '#application/messages/message.ts';
import { obstacleMessage } from '#application/messages/obstacle-message.ts';

/** The sentence of a failure, problem or obstacle; loaded together with the texts it needs. */
export const failureTexts = {
  problem: problemMessage,
  failure: failureMessage,
  obstacle: obstacleMessage,
};

export type FailureTexts = typeof failureTexts;
