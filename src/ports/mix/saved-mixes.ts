import { Data, type Effect } from 'effect';
import type { MixChange, NewMix } from '#domain/mix/kept-mixes.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';
import type { CallFailure, InputRefused, MixItemsGone } from '#ports/failures.ts';

/** The account keeps no box of this number; perhaps it was removed on another device. */
export class MixNotFound extends Data.TaggedError('MixNotFound')<{ readonly mixId: string }> {}

/** Another box of the account has this name (D-MIX-06). */
export class MixNameTaken extends Data.TaggedError('MixNameTaken')<{ readonly name: string }> {}

/** The account keeps as many boxes as it may. */
export class SavedMixesFull extends Data.TaggedError('SavedMixesFull')<{
  readonly most: number;
}> {}

/** The box was changed elsewhere since it was opened; nothing was written (D-MIX-07). */
export class MixChanged extends Data.TaggedError('MixChanged')<{
  readonly current: SavedMix;
}> {}

export type SavedMixFailure = MixNotFound | MixNameTaken | SavedMixesFull | MixChanged;

/** Why a box that was sent is not kept. */
type Refused = CallFailure | InputRefused | MixItemsGone | MixNameTaken;

/** Boxes an account keeps; every call is about the boxes of the one who is signed in. */
export interface SavedMixes {
  /** First saved first. */
  list(accountId: string): Effect.Effect<readonly SavedMix[], CallFailure>;
  read(mixId: string): Effect.Effect<SavedMix, CallFailure | MixNotFound>;
  /** A box that is kept already comes back as it is. */
  create(
    accountId: string,
    wish: NewMix & { readonly nonSku: string },
  ): Effect.Effect<SavedMix, Refused | SavedMixesFull>;
  change(change: MixChange): Effect.Effect<SavedMix, Refused | MixNotFound | MixChanged>;
  /** Removing what is gone is no failure. */
  remove(mixId: string): Effect.Effect<void, CallFailure>;
}
