import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';
import type { MixNotFound } from '#ports/mix/mix-failures.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export type ReadSavedMix = (mixId: string) => Effect.Effect<SavedMix, CallFailure | MixNotFound>;

/** One saved mix of the signed-in customer. */
export const makeReadSavedMix = (session: SignInSession, saved: SavedMixes): ReadSavedMix =>
  Effect.fn('readSavedMix')(function* (mixId) {
    yield* signedIn(session);
    return yield* saved.read(mixId);
  });
