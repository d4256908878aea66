import { Data } from 'effect';
import type { Problems } from '#domain/validation/problem.ts';

/** What the shopper typed does not pass the rules; nothing changed. */
export class InputRefused extends Data.TaggedError('InputRefused')<{
  readonly problems: Problems;
}> {}
