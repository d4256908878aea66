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

/** Opens a saved mix in the builder, without unavailable bags. */
export type OpenSavedMix = (mixId: string) => Effect.Effect<MixDraft, CallFailure | MixNotFound>;

interface OpenSavedMixPorts {
  readonly signInSession: SignInSession;
  readonly savedMixes: SavedMixes;
  readonly mixCatalog: MixCatalog;
  readonly currentMix: CurrentMix;
}

/** Opens a saved mix in the builder; unavailable bags are taken out (MIX-08). */
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
