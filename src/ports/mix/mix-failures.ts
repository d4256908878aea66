import { Data } from 'effect';
import type { SavedMix } from '#domain/mix/saved-mix.ts';

/** Bags of a mix cannot be had any more; the mix stays on the table (MIX-07, D-CART-18). */
export class MixItemsGone extends Data.TaggedError('MixItemsGone')<{
  readonly productIds: readonly string[];
}> {}

/** The account has no saved mix of this number; perhaps it was removed on another device. */
export class MixNotFound extends Data.TaggedError('MixNotFound')<{ readonly mixId: string }> {}

/** Another mix of the account has this name (D-MIX-06). */
export class MixNameTaken extends Data.TaggedError('MixNameTaken')<{ readonly name: string }> {}

/** The account keeps as many mixes as it may. */
export class SavedMixesFull extends Data.TaggedError('SavedMixesFull')<{
  readonly most: number;
}> {}

/** The mix was changed elsewhere since it was opened; nothing was written (D-MIX-07). */
export class MixChanged extends Data.TaggedError('MixChanged')<{
  readonly current: SavedMix;
}> {}

export type SavedMixFailure = MixNotFound | MixNameTaken | SavedMixesFull | MixChanged;
