import type { Effect } from 'effect';
import type { ShopperChoices } from '#domain/session/choices.ts';

/** Proof that an order was placed here, for the thank-you page. */
export interface PlacedHere {
  readonly orderId: string;
  readonly email: string;
  /** The secret of the checkout: it shows the order here without a code (D-ORDER-08). */
  readonly tempUserID?: string;
}

/** What this browser or terminal remembers about a shopper who has not signed in. */
export interface ShopperMemory {
  readonly choices: Effect.Effect<ShopperChoices>;
  choose(choices: Partial<ShopperChoices>): Effect.Effect<ShopperChoices>;
  /** Orders placed here, newest first. */
  readonly placed: Effect.Effect<readonly PlacedHere[]>;
  remember(order: PlacedHere): Effect.Effect<void>;
}
