import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import type { FinishedMixFailure } from '#application/mix/finished-mix.ts';
import { idsInUse } from '#domain/cart/lines/edit-lines.ts';
import { highestMixNumber } from '#domain/mix/mix-id.ts';
import { copyName, type SavedMix } from '#domain/mix/saved-mix.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';
import { mixNameProblem } from '#domain/validation/mix-name.ts';
import { isBlank } from '#domain/validation/typed-text.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type {
  MixChanged,
  MixNameTaken,
  MixNotFound,
  SavedMixesFull,
} from '#ports/mix/mix-failures.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export type RenameSavedMix = (
  mix: SavedMix,
  name: string,
) => Effect.Effect<SavedMix, FinishedMixFailure | MixNameTaken | MixNotFound | MixChanged>;

/** Renames a saved mix; the bags stay, also unavailable ones. */
export const makeRenameSavedMix = (session: SignInSession, saved: SavedMixes): RenameSavedMix =>
  Effect.fn('renameSavedMix')(function* ({ id, contents, version }, name) {
    yield* signedIn(session);
    const problem = isBlank(name) ? ({ key: 'required.mixName' } as const) : mixNameProblem(name);
    if (problem !== undefined) return yield* new InputRefused({ problems: { mixName: problem } });
    return yield* saved.change({ id, name, contents, version });
  });

/** Copies a mix under the next free name. */
export type CopySavedMix = (
  mix: SavedMix,
) => Effect.Effect<SavedMix, FinishedMixFailure | MixNameTaken | SavedMixesFull>;

/** Copies a mix under the next free name. */
export const makeCopySavedMix = (
  session: SignInSession,
  saved: SavedMixes,
  currentCart: CurrentCart,
): CopySavedMix =>
  Effect.fn('copySavedMix')(function* ({ name, contents, nonSku }) {
    const { id: accountId } = yield* signedIn(session);
    const names = (yield* saved.list(accountId)).map((mix) => mix.name);
    const copy = copyName(name, names, inputLimits.nameLongest);
    const above = highestMixNumber(idsInUse((yield* currentCart.read).lines));
    return yield* saved.create(accountId, { name: copy, contents, nonSku, above });
  });

export type RemoveSavedMix = (mixId: string) => Effect.Effect<void, CallFailure>;

/** Removes a saved mix; mixes of the cart that came from it stay. Safe to repeat. */
export const makeRemoveSavedMix = (session: SignInSession, saved: SavedMixes): RemoveSavedMix =>
  Effect.fn('removeSavedMix')(function* (mixId) {
    yield* signedIn(session);
    yield* saved.remove(mixId);
  });
