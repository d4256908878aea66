import type { ListedObstacle } from '#application/checkout/obstacles/list-obstacles.ts';
import {
  type CoreWords,
  failureMessage,
  fillBlanks,
  problemMessage,
} from '#application/messages/message.ts';
import type { Cents } from '#domain/money/cents.ts';

/** The sentence of an obstacle, the same on a screen and in a terminal. */
export const obstacleMessage = (
  words: CoreWords,
  { obstacle }: ListedObstacle,
  price: (cents: Cents) => string,
): string => {
  switch (obstacle.is) {
    case 'cart-empty':
      return words.CartEmpty;
    case 'field': {
      const problem = problemMessage(words, obstacle.problem);
      if (obstacle.address === 'shipping') return problem;
      return fillBlanks(words['obstacle.billing'], { problem });
    }
    case 'refused':
      return failureMessage(words, obstacle.failure);
    case 'unasked':
      return fillBlanks(words['obstacle.unasked'], {
        why: failureMessage(words, obstacle.failure),
      });
    case 'price-changed': {
      const { title, before, now } = obstacle;
      const blanks = { title, before: price(before), now: price(now) };
      return fillBlanks(words['obstacle.price-changed'], blanks);
    }
    default: {
      const { is, ...blanks } = obstacle;
      return fillBlanks(words[`obstacle.${is}`], blanks);
    }
  }
};
