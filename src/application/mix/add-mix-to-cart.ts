import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { addLine, findLine, idsInUse } from '#domain/cart/edit-lines.ts';
import { withLines } from '#domain/cart/review-lines.ts';
import { boxProblem, contentsOf } from '#domain/mixpack/mix-box.ts';
import { emptyMixDraft } from '#domain/mixpack/mix-draft.ts';
import { mixNumber, nextMixId } from '#domain/mixpack/mix-id.ts';
import { newMixLine, replaceMix } from '#domain/mixpack/mix-line.ts';
import { mixPrice } from '#domain/mixpack/mix-price.ts';
import { usualMixName } from '#domain/mixpack/mix-rules.ts';
import { mixNameProblem } from '#domain/validation/mix-name.ts';
import { tidied } from '#domain/validation/typed-text.ts';
import type { CurrentCart } from '#ports/current-cart.ts';
import { InputRefused, MixItemsGone } from '#ports/failures.ts';
import type { CurrentMix, MixDesk } from '#ports/mix-desk.ts';

/**
 * Puts a finished box into the cart: a new line, or back in the place of the line it came from.
 * Rules, prices and stock are asked anew, because a box may have stood on the table for days. The
 * table is empty afterwards; a box that is refused stays on it.
 */
export const makeAddMixToCart = (
  currentCart: CurrentCart,
  desk: MixDesk,
  currentMix: CurrentMix,
): UseCases['addMixToCart'] =>
  Effect.fn('addMixToCart')(function* (draft) {
    const { rules, shelf } = yield* Effect.all({ rules: desk.rules, shelf: desk.shelf });
    const contents = contentsOf(draft.bags);
    const mix = boxProblem(contents, rules);
    const mixName = mixNameProblem(draft.name);
    if (mix !== undefined || mixName !== undefined) {
      return yield* new InputRefused({
        problems: { ...(mix && { mix }), ...(mixName && { mixName }) },
      });
    }
    const offered = new Map(shelf.map((product) => [product.productId as string, product]));
    const gone = contents.flatMap(({ productId }) =>
      offered.get(productId)?.available === true ? [] : [productId],
    );
    const unitPrice = mixPrice(contents, (productId) => offered.get(productId)?.price, rules);
    if (gone.length > 0 || unitPrice === undefined) {
      return yield* new MixItemsGone({ productIds: gone });
    }
    const cart = yield* currentCart.read;
    const { lines } = cart;
    const number = mixNumber(nextMixId(idsInUse(lines))) ?? 1;
    const edited = draft.editing === undefined ? undefined : findLine(lines, draft.editing);
    const title = tidied(draft.name) || edited?.title || usualMixName(rules, number);
    const finished = { title, contents, nonSku: rules.nonSku, unitPrice };
    const changed = withLines(
      cart,
      draft.editing === undefined
        ? addLine(lines, newMixLine(finished))
        : replaceMix(lines, draft.editing, finished),
    );
    yield* currentCart.replace(changed);
    yield* currentMix.replace(emptyMixDraft);
    return changed;
  });
