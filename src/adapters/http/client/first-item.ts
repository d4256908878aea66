import { Effect } from 'effect';
import { AnswerUnreadable } from '#ports/session/call-failures.ts';

/** The single item of a call; an empty list is an unreadable answer. */
export const firstItem =
  (call: string) =>
  <Item>(items: readonly Item[]): Effect.Effect<Item, AnswerUnreadable> => {
    const [item] = items;
    return item === undefined
      ? Effect.fail(new AnswerUnreadable({ issue: `${call}: answer: empty` }))
      : Effect.succeed(item);
  };
