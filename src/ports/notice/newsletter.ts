import type { Effect } from 'effect';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Sign-ups by e-mail: the newsletter, and other purposes such as concerts. */
export interface Newsletter {
  /** Signing up twice is the same as once. Without a purpose it is the newsletter. */
  signUp(email: string, purpose?: string): Effect.Effect<void, CallFailure>;
}
