import { Effect } from 'effect';
import { readOffer } from '#application/mix/finished-mix.ts';
import { findLine } from '#domain/cart/lines/edit-lines.ts';
import { draftOf, type MixDraft } from '#domain/mix/mix-draft.ts';
import { goneFrom } from '#domain/mix/mix-status.ts';
import { LineNotFound } from '#ports/cart/cart-failures.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentMix, MixCatalog } from '#ports/mix/mix-catalog.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Opens a mix of the cart in the builder, without unavailable bags. */
export type EditMix = (lineId: string) => Effect.Effect<MixDraft, CallFailure | LineNotFound>;

/**
 * Opens a mix of the cart in the builder. Unavailable bags are taken out, so that
 * their pockets can be filled again (MIX-08). The line stays in the cart until it is replaced.
 */
export const makeEditMix = (
  currentCart: CurrentCart,
  mixCatalog: MixCatalog,
  currentMix: CurrentMix,
): EditMix =>
  Effect.fn('editMix')(function* (lineId) {
    const line = findLine((yield* currentCart.read).lines, lineId);
    if (line?.kind !== 'mix') return yield* new LineNotFound({ lineId });
    const { rules, shelf } = yield* readOffer(mixCatalog);
    const gone = goneFrom(line.contents, shelf).map(({ productId }) => productId);
    const draft = draftOf(line, gone, rules);
    yield* currentMix.replace(draft);
    return draft;
  });
