import { Effect } from 'effect';
import { goodsOf, type Shelves, type SkippedLine } from '#application/cart/goods-of-order.ts';
import type { SyncCart } from '#application/cart/sync-cart.ts';
import { secretOf } from '#application/session/secret-of-order.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { mergeCarts } from '#domain/cart/merge-carts.ts';
import {
  type MergeTurn,
  mayReorderNow,
  noMergeTurn,
  reorderAskedTurn,
  reorderedTurn,
  signedInTurn,
} from '#domain/cart/merge-turn.ts';
import { withLines } from '#domain/cart/review-lines.ts';
import { mixIdOf } from '#domain/mix/mix-id.ts';
import { MergeWaits } from '#ports/cart/cart-failures.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import type { MixCatalog } from '#ports/mix/mix-catalog.ts';
import type { OrderHidden } from '#ports/order/order-failures.ts';
import type { PlacedOrders } from '#ports/order/order-placement.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import { NotSignedIn } from '#ports/session/call-failures.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface Reordered {
  readonly cart: Cart;
  readonly added: readonly CartLine[];
  readonly skipped: readonly SkippedLine[];
}

/**
 * Adds the goods of an old order to the cart by the merge rules, after a waiting merge
 * (D-CART-19). Repeating adds again. A guest must give the order's e-mail address.
 */
export type Reorder = (
  orderId: string,
  email?: string,
) => Effect.Effect<Reordered, CallFailure | MergeWaits | OrderHidden>;

export interface ReorderPorts {
  readonly signInSession: SignInSession;
  readonly currentCart: CurrentCart;
  readonly placedOrders: PlacedOrders;
  readonly catalog: Catalog;
  readonly mixCatalog: MixCatalog;
  readonly shopperMemory: ShopperMemory;
}

/**
 * Reorder (CART-21, D-CART-19). A waiting saved cart is merged first (MERGE-12); when
 * the merge fails, nothing is added.
 */
export const makeReorder = (ports: ReorderPorts, syncCart: SyncCart): Reorder => {
  const { signInSession: session, currentCart, catalog, mixCatalog } = ports;
  const shelves: Shelves = { catalog, mixCatalog };
  const turned = (turn: (before: MergeTurn) => MergeTurn) =>
    currentCart.change((cart) => ({ ...cart, turn: turn(cart.turn ?? noMergeTurn) }));

  const orderOf = Effect.fnUntraced(function* (orderId: string, email: string) {
    const tempUserID = yield* secretOf(ports.shopperMemory, orderId);
    return yield* ports.placedOrders.find(orderId, email, tempUserID);
  });

  const goodsInto = Effect.fnUntraced(function* (orderId: string, email: string) {
    const { turn } = yield* currentCart.read;
    if (turn?.cartMergeBeforeReOrder === true) yield* syncCart();
    const { turn: now = noMergeTurn } = yield* currentCart.read;
    if (!mayReorderNow(now)) return yield* mergeStillWaits();
    const { goods, skipped } = yield* goodsOf(yield* orderOf(orderId, email), shelves);
    const cart = yield* currentCart.change((before) => withGoods(before, goods));
    return { cart, added: goods, skipped };
  });

  return Effect.fn('reorder')(function* (orderId, email) {
    const customer = yield* session.customer;
    const claim = email ?? customer?.accountContacts.email;
    if (claim === undefined) return yield* new NotSignedIn();
    const waits = mergeWaits(yield* currentCart.read, customer);
    yield* turned((turn) => reorderAskedTurn(waits ? signedInTurn(turn) : turn));
    return yield* Effect.tapError(goodsInto(orderId, claim), () => turned(reorderedTurn));
  });
};

/** A customer is signed in whose stored cart is not merged with the current one yet. */
const mergeWaits = ({ link }: Cart, customer: Customer | undefined): boolean =>
  customer !== undefined && (link?.accountId !== customer.id || link.merge?.state === 'pending');

const withGoods = (cart: Cart, goods: readonly CartLine[]): Cart => ({
  ...withLines(cart, mergeCarts(cart.lines, goods, [mixIdOf(cart.link?.lastMix ?? 0)]).lines),
  turn: reorderedTurn(cart.turn ?? noMergeTurn),
});

/** Other devices kept saving the account's cart; a later try can merge it. */
const mergeStillWaits = () => new MergeWaits();
