import { type CoreWords, failureMessage, problemMessage } from '#application/messages/message.ts';
import { obstacleMessage } from '#application/messages/obstacle-message.ts';
import type { ShopFailure } from '#ports/shop-failure.ts';

/** Without a network the device knows more than the call: it is not the shop that is away (D-CHECKOUT-28). */
const failureText = (words: CoreWords, failure: ShopFailure): string => {
  const isSilent = failure._tag === 'ShopUnreachable' && failure.why === 'offline';
  return isSilent && navigator.onLine === false
    ? words['unreachable.offline']
    : failureMessage(words, failure);
};

/** The sentence of a failure, problem or obstacle; loaded together with the texts it needs. */
export const failureTexts = {
  problem: problemMessage,
  failure: failureText,
  obstacle: obstacleMessage,
};

export type FailureTexts = typeof failureTexts;
