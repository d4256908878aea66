import type { Effect } from 'effect';
import type { CallFailure } from '#ports/failures.ts';

/** The shop's newsletter. */
export interface News {
  /** Signing up twice is the same as once. */
  signUp(email: string): Effect.Effect<void, CallFailure>;
}
