import { Data } from 'effect';
import type { SavedMix } from '#domain/mix/saved-mix.ts';

/** Bags of a mix are no longer available; the mix stays in the builder (MIX-07, D-CART-18). */
export class MixItemsGone extends Data.TaggedError('MixItemsGone')<{
  readonly productIds: readonly string[];
}> {}

/** The account has no saved mix with this number; another device may have removed it. */
export class MixNotFound extends Data.TaggedError('MixNotFound')<{ readonly mixId: string }> {}

/** Another mix of the account has this name (D-MIX-06). */
export class MixNameTaken extends Data.TaggedError('MixNameTaken')<{ readonly name: string }> {}

/** The account has the largest allowed number of saved mixes. */
export class SavedMixesFull extends Data.TaggedError('SavedMixesFull')<{
  readonly most: number;
}> {}

/** The mix was changed elsewhere since it was opened; nothing was written (D-MIX-07). */
export class MixChanged extends Data.TaggedError('MixChanged')<{
  readonly current: SavedMix;
}> {}

export type SavedMixFailure = MixNotFound | MixNameTaken | SavedMixesFull | MixChanged;
