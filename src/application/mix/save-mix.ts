import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import { checkBox, readOffer } from '#application/mix/finished-mix.ts';
import type { UseCases } from '#application/use-cases.ts';
import { idsInUse } from '#domain/cart/edit-lines.ts';
import { contentsOf } from '#domain/mixpack/mix-box.ts';
import { highestMixNumber } from '#domain/mixpack/mix-id.ts';
import type { CurrentCart } from '#ports/current-cart.ts';
import type { MixDesk } from '#ports/mix-desk.ts';
import type { SavedMixes } from '#ports/saved-mixes.ts';
import type { SignInSession } from '#ports/sign-in-session.ts';

/**
 * Keeps a full box in the account (MIX-02). A box that was opened from a kept one replaces it; when
 * that one is gone meanwhile, or was another account's, it is kept as a new one: no work is lost.
 */
export const makeSaveMix = (
  session: SignInSession,
  saved: SavedMixes,
  desk: MixDesk,
  currentCart: CurrentCart,
): UseCases['saveMix'] =>
  Effect.fn('saveMix')(function* (draft) {
    const { id: accountId } = yield* signedIn(session);
    const offer = yield* readOffer(desk);
    const box = { name: draft.name, contents: contentsOf(draft.bags) };
    yield* checkBox(box, offer);
    const { lines } = yield* currentCart.read;
    const above = highestMixNumber(idsInUse(lines));
    const { nonSku } = offer.rules;
    const create = saved.create(accountId, { ...box, nonSku, above });
    if (draft.saved === undefined) return yield* create;
    const { id, version } = draft.saved;
    return yield* Effect.catchTag(
      saved.change({ ...box, id, version }),
      'MixNotFound',
      () => create,
    );
  });
