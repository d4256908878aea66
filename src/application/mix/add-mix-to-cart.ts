import { Effect } from 'effect';
import { type FinishedMixFailure, finishedMix, readOffer } from '#application/mix/finished-mix.ts';
import { savedMixIds } from '#application/mix/saved-mix-ids.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { addLine, findLine, idsInUse } from '#domain/cart/lines/edit-lines.ts';
import { newMixLine, replaceMix } from '#domain/cart/lines/mix-line.ts';
import { withLines } from '#domain/cart/review-lines.ts';
import { contentsOf } from '#domain/mix/mix-bags.ts';
import { emptyMixDraft, type MixDraft } from '#domain/mix/mix-draft.ts';
import { mixNumber, nextMixId } from '#domain/mix/mix-id.ts';
import { usualMixName } from '#domain/mix/mix-rules.ts';
import { tidied } from '#domain/validation/typed-text.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentMix, MixCatalog } from '#ports/mix/mix-catalog.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export type AddMixToCart = (draft: MixDraft) => Effect.Effect<Cart, FinishedMixFailure>;

interface AddMixToCartPorts {
  readonly currentCart: CurrentCart;
  readonly mixCatalog: MixCatalog;
  readonly currentMix: CurrentMix;
  readonly signInSession: SignInSession;
  readonly savedMixes: SavedMixes;
}

/**
 * Adds a full mix to the cart: as a new line, or in place of the line it came from.
 * Rules, prices and stock are read again. The builder is empty afterwards; a refused mix
 * stays in it.
 */
export const makeAddMixToCart = ({
  currentCart,
  mixCatalog,
  currentMix,
  signInSession: session,
  savedMixes: saved,
}: AddMixToCartPorts): AddMixToCart =>
  Effect.fn('addMixToCart')(function* (draft) {
    const { offer, taken } = yield* Effect.all(
      { offer: readOffer(mixCatalog), taken: savedMixIds(session, saved) },
      { concurrency: 'unbounded' },
    );
    const contents = contentsOf(draft.bags);
    const finished = yield* finishedMix({ name: draft.name, contents }, '', offer);
    const cart = yield* currentCart.read;
    const { lines } = cart;
    const number = mixNumber(nextMixId([...idsInUse(lines), ...taken])) ?? 1;
    const edited = draft.editing === undefined ? undefined : findLine(lines, draft.editing);
    const title = tidied(draft.name) || edited?.title || usualMixName(offer.rules, number);
    const named = { ...finished, title };
    const changed = withLines(
      cart,
      draft.editing === undefined
        ? addLine(lines, newMixLine(named), taken)
        : replaceMix(lines, draft.editing, named, taken),
    );
    yield* currentCart.replace(changed);
    yield* currentMix.replace(emptyMixDraft);
    return changed;
  });
