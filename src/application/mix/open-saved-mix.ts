import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import { readOffer } from '#application/mix/finished-mix.ts';
import type { UseCases } from '#application/use-cases.ts';
import { draftOfSaved } from '#domain/mix/mix-draft.ts';
import { goneFrom } from '#domain/mix/mix-standing.ts';
import type { CurrentMix, MixDesk } from '#ports/mix/mix-desk.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Puts a kept box on the table; what the shop has no more is taken out of it (MIX-08). */
export const makeOpenSavedMix = (
  session: SignInSession,
  saved: SavedMixes,
  desk: MixDesk,
  currentMix: CurrentMix,
): UseCases['openSavedMix'] =>
  Effect.fn('openSavedMix')(function* (mixId) {
    yield* signedIn(session);
    const mix = yield* saved.read(mixId);
    const { rules, shelf } = yield* readOffer(desk);
    const gone = goneFrom(mix.contents, shelf).map(({ productId }) => productId);
    const draft = draftOfSaved(mix, gone, rules);
    yield* currentMix.replace(draft);
    return draft;
  });
