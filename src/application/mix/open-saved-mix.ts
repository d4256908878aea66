import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import { readOffer } from '#application/mix/finished-mix.ts';
import { draftOfSaved, type MixDraft } from '#domain/mix/mix-draft.ts';
import { goneFrom } from '#domain/mix/mix-status.ts';
import type { CurrentMix, MixCatalog } from '#ports/mix/mix-catalog.ts';
import type { MixNotFound } from '#ports/mix/mix-failures.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** A saved mix on the table, without the bags that are gone. */
export type OpenSavedMix = (mixId: string) => Effect.Effect<MixDraft, CallFailure | MixNotFound>;

interface OpenSavedMixPorts {
  readonly signInSession: SignInSession;
  readonly savedMixes: SavedMixes;
  readonly mixCatalog: MixCatalog;
  readonly currentMix: CurrentMix;
}

/** Puts a saved mix on the table; what the shop has no more is taken out of it (MIX-08). */
export const makeOpenSavedMix = ({
  signInSession: session,
  savedMixes: saved,
  mixCatalog,
  currentMix,
}: OpenSavedMixPorts): OpenSavedMix =>
  Effect.fn('openSavedMix')(function* (mixId) {
    yield* signedIn(session);
    const mix = yield* saved.read(mixId);
    const { rules, shelf } = yield* readOffer(mixCatalog);
    const gone = goneFrom(mix.contents, shelf).map(({ productId }) => productId);
    const draft = draftOfSaved(mix, gone, rules);
    yield* currentMix.replace(draft);
    return draft;
  });
