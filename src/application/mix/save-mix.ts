import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import { checkMix, type FinishedMixFailure, readOffer } from '#application/mix/finished-mix.ts';
import { idsInUse } from '#domain/cart/lines/edit-lines.ts';
import { contentsOf } from '#domain/mix/mix-bags.ts';
import type { MixDraft } from '#domain/mix/mix-draft.ts';
import { highestMixNumber } from '#domain/mix/mix-id.ts';
import { copyName, mixNameKey, type SavedMix } from '#domain/mix/saved-mix.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { MixCatalog } from '#ports/mix/mix-catalog.ts';
import type { MixChanged, MixNameTaken, SavedMixesFull } from '#ports/mix/mix-failures.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export type SaveMixFailure = FinishedMixFailure | MixNameTaken | SavedMixesFull | MixChanged;

/**
 * Saves the mix of the builder in place of the saved mix it was opened from, or as a new one; `asNew`
 * always saves a new one, under a free name.
 */
export type SaveMix = (draft: MixDraft, asNew?: boolean) => Effect.Effect<SavedMix, SaveMixFailure>;

interface SaveMixPorts {
  readonly signInSession: SignInSession;
  readonly savedMixes: SavedMixes;
  readonly mixCatalog: MixCatalog;
  readonly currentCart: CurrentCart;
}

/**
 * Saves a full mix in the account (MIX-02). A mix opened from a saved one replaces it; when
 * that one was removed meanwhile or belongs to another account, it is saved as new: no work is lost.
 */
export const makeSaveMix = ({
  signInSession: session,
  savedMixes: saved,
  mixCatalog,
  currentCart,
}: SaveMixPorts): SaveMix =>
  Effect.fn('saveMix')(function* (draft, asNew = false) {
    const { id: accountId } = yield* signedIn(session);
    const offer = yield* readOffer(mixCatalog);
    const typed = { name: draft.name, contents: contentsOf(draft.bags) };
    yield* checkMix(typed, offer);
    const box = asNew
      ? { ...typed, name: yield* freeName(saved.list(accountId), typed.name) }
      : typed;
    const { lines } = yield* currentCart.read;
    const above = highestMixNumber(idsInUse(lines));
    const { nonSku } = offer.rules;
    const create = saved.create(accountId, { ...box, nonSku, above });
    if (draft.saved === undefined || asNew) return yield* create;
    const { id, version } = draft.saved;
    return yield* Effect.catchTag(
      saved.change({ ...box, id, version }),
      'MixNotFound',
      () => create,
    );
  });

/** The name as typed, or the next one like it when a saved mix has it. */
const freeName = <Failure>(
  list: Effect.Effect<readonly SavedMix[], Failure>,
  name: string,
): Effect.Effect<string, Failure> =>
  Effect.map(list, (mixes) => {
    const names = mixes.map((mix) => mix.name);
    const isTaken = names.some((each) => mixNameKey(each) === mixNameKey(name));
    return isTaken ? copyName(name, names, inputLimits.nameLongest) : name;
  });
