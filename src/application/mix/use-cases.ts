import type { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Bags } from '#domain/mix/mix-box.ts';
import type { MixDraft } from '#domain/mix/mix-draft.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import type { MixStanding } from '#domain/mix/mix-standing.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';
import type { CallFailure, InputRefused, LineNotFound, MixItemsGone } from '#ports/failures.ts';
import type {
  MixChanged,
  MixNameTaken,
  MixNotFound,
  SavedMixesFull,
} from '#ports/mix/saved-mixes.ts';

export interface ShownMix {
  readonly mix: SavedMix;
  readonly standing: MixStanding;
}

/** The boxes an account keeps, with what the shop says about them today. */
export interface ShownMixes {
  readonly mixes: readonly ShownMix[];
  /** How many of them can be ordered (MIX-09, D-CART-17). */
  readonly packCount: number;
  readonly shelf: readonly ProductSummary[];
  readonly rules: MixRules;
}

type BoxFailure = CallFailure | InputRefused | MixItemsGone;
export type SaveMixFailure = BoxFailure | MixNameTaken | SavedMixesFull | MixChanged;

/** What shoppers do with boxes of their own making. */
export interface MixUseCases {
  readonly showMixShelf: () => Effect.Effect<
    { readonly rules: MixRules; readonly shelf: readonly ProductSummary[] },
    CallFailure
  >;
  readonly readMix: () => Effect.Effect<MixDraft>;
  readonly keepMix: (draft: MixDraft) => Effect.Effect<MixDraft>;
  readonly surpriseMix: (
    bags: Bags,
    flavors: readonly ProductId[],
    rules: MixRules,
  ) => Effect.Effect<Bags>;
  /** A box of the cart on the table again, without the bags that are gone. */
  readonly editMix: (lineId: string) => Effect.Effect<MixDraft, CallFailure | LineNotFound>;
  readonly addMixToCart: (draft: MixDraft) => Effect.Effect<Cart, BoxFailure>;
  readonly showSavedMixes: () => Effect.Effect<ShownMixes, CallFailure>;
  readonly readSavedMix: (mixId: string) => Effect.Effect<SavedMix, CallFailure | MixNotFound>;
  /** A kept box on the table, without the bags that are gone. */
  readonly openSavedMix: (mixId: string) => Effect.Effect<MixDraft, CallFailure | MixNotFound>;
  /**
   * Keeps the box on the table in the place of the one it was opened from, or as a new one; `asNew`
   * keeps it as a new one whatever it was, under a free name.
   */
  readonly saveMix: (draft: MixDraft, asNew?: boolean) => Effect.Effect<SavedMix, SaveMixFailure>;
  readonly renameSavedMix: (
    mix: SavedMix,
    name: string,
  ) => Effect.Effect<SavedMix, BoxFailure | MixNameTaken | MixNotFound | MixChanged>;
  /** The same box once more under the next free name. */
  readonly copySavedMix: (
    mix: SavedMix,
  ) => Effect.Effect<SavedMix, BoxFailure | MixNameTaken | SavedMixesFull>;
  readonly removeSavedMix: (mixId: string) => Effect.Effect<void, CallFailure>;
  readonly addSavedMixToCart: (mixId: string) => Effect.Effect<Cart, BoxFailure | MixNotFound>;
}
