import type { Effect } from 'effect';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** The shop's newsletter, and what else an e-mail may be kept for. */
export interface Newsletter {
  /** Signing up twice is the same as once. Without a purpose it is the newsletter. */
  signUp(email: string, purpose?: string): Effect.Effect<void, CallFailure>;
}
