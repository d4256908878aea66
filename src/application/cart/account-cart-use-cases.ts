import { makeReorder, type ReorderPorts } from '#application/cart/reorder.ts';
import {
  makeCloseMerge,
  makeRedoMerge,
  makeTellMerge,
  makeUndoMerge,
} from '#application/cart/switch-merge.ts';
import { makeSyncCart } from '#application/cart/sync-cart.ts';
import type { AccountCarts } from '#ports/cart/account-carts.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { OneAtATime } from '#ports/device/one-at-a-time.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface AccountCartPorts extends ReorderPorts {
  readonly signInSession: SignInSession;
  readonly currentCart: CurrentCart;
  readonly accountCarts: AccountCarts;
  readonly idGenerator: IdGenerator;
  readonly oneAtATime: OneAtATime;
  readonly currentCheckout: CurrentCheckout;
  readonly shopperMemory: ShopperMemory;
}

/** The account's cart, which all devices of a customer share, and what earlier orders put into it. */
export const accountCartUseCases = (ports: AccountCartPorts) => {
  const syncCart = makeSyncCart(ports);
  return {
    syncCart,
    reorder: makeReorder(ports, syncCart),
    undoMerge: makeUndoMerge(ports.currentCart),
    redoMerge: makeRedoMerge(ports.currentCart),
    closeMerge: makeCloseMerge(ports.currentCart),
    tellMerge: makeTellMerge(ports.currentCart),
  };
};

export type AccountCartUseCases = ReturnType<typeof accountCartUseCases>;
