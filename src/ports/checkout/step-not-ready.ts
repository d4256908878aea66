import { Data } from 'effect';

/** A step of the checkout was asked for before the one in front of it was finished (CHK-01). */
export class StepNotReady extends Data.TaggedError('StepNotReady')<{
  readonly missing: 'shipping' | 'payment';
}> {}
