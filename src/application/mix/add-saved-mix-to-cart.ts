import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import { type FinishedMixFailure, finishedMix, readOffer } from '#application/mix/finished-mix.ts';
import { savedMixIds } from '#application/mix/saved-mix-ids.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { addLine } from '#domain/cart/lines/edit-lines.ts';
import { newMixLine } from '#domain/cart/lines/mix-line.ts';
import { withLines } from '#domain/cart/review-lines.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { MixCatalog } from '#ports/mix/mix-catalog.ts';
import type { MixNotFound } from '#ports/mix/mix-failures.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export type AddSavedMixToCart = (
  mixId: string,
) => Effect.Effect<Cart, FinishedMixFailure | MixNotFound>;

interface AddSavedMixToCartPorts {
  readonly signInSession: SignInSession;
  readonly savedMixes: SavedMixes;
  readonly mixCatalog: MixCatalog;
  readonly currentCart: CurrentCart;
}

/**
 * Orders a saved mix again: one more of the line that holds the same bags, else a line with a
 * number of its own. A mix with an unavailable item is refused (MIX-09).
 */
export const makeAddSavedMixToCart = ({
  signInSession: session,
  savedMixes: saved,
  mixCatalog,
  currentCart,
}: AddSavedMixToCartPorts): AddSavedMixToCart =>
  Effect.fn('addSavedMixToCart')(function* (mixId) {
    yield* signedIn(session);
    const { mix, offer, taken } = yield* Effect.all(
      { mix: saved.read(mixId), offer: readOffer(mixCatalog), taken: savedMixIds(session, saved) },
      { concurrency: 'unbounded' },
    );
    const finished = yield* finishedMix({ name: '', contents: mix.contents }, mix.name, offer);
    const cart = yield* currentCart.read;
    const changed = withLines(cart, addLine(cart.lines, newMixLine(finished), taken));
    yield* currentCart.replace(changed);
    return changed;
  });
