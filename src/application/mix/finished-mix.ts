import { Effect } from 'effect';
import type { FinishedMix } from '#domain/cart/lines/mix-line.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import { mixProblem } from '#domain/mix/mix-bags.ts';
import { goneFrom, mixStatus } from '#domain/mix/mix-status.ts';
import { mixNameProblem } from '#domain/validation/mix-name.ts';
import type { MixCatalog } from '#ports/mix/mix-catalog.ts';
import { MixItemsGone } from '#ports/mix/mix-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export type FinishedMixFailure = CallFailure | InputRefused | MixItemsGone;

/** Current rules and products: a mix may have been in the builder for days. */
export const readOffer = (mixCatalog: MixCatalog) =>
  Effect.all({ rules: mixCatalog.rules, shelf: mixCatalog.shelf });

export type Offer = Effect.Success<ReturnType<typeof readOffer>>;

interface Box {
  readonly name: string;
  readonly contents: readonly MixedProduct[];
}

/** Refuses a mix that is not full, has a wrong name or an unavailable item. */
export const checkMix = Effect.fnUntraced(function* ({ name, contents }: Box, offer: Offer) {
  const mix = mixProblem(contents, offer.rules);
  const mixName = mixNameProblem(name);
  if (mix !== undefined || mixName !== undefined) {
    return yield* new InputRefused({
      problems: { ...(mix && { mix }), ...(mixName && { mixName }) },
    });
  }
  const gone = goneFrom(contents, offer.shelf).map(({ productId }) => productId);
  if (gone.length > 0) return yield* new MixItemsGone({ productIds: gone });
});

/** A mix for the cart at the current price; refuses what `checkMix` refuses. */
export const finishedMix = Effect.fnUntraced(function* (box: Box, title: string, offer: Offer) {
  yield* checkMix(box, offer);
  const { price } = mixStatus(box.contents, offer.shelf, offer.rules);
  if (price === undefined) return yield* new MixItemsGone({ productIds: [] });
  const { nonSku } = offer.rules;
  return { title, contents: box.contents, nonSku, unitPrice: price } satisfies FinishedMix;
});
