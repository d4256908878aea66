import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** One of the boxes of who is signed in, as it is now. */
export const makeReadSavedMix = (
  session: SignInSession,
  saved: SavedMixes,
): UseCases['readSavedMix'] =>
  Effect.fn('readSavedMix')(function* (mixId) {
    yield* signedIn(session);
    return yield* saved.read(mixId);
  });
