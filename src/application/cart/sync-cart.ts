import { Effect } from 'effect';
import { type Followed, makeFollowStored } from '#application/cart/follow-stored.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type CartLink, mergeOf } from '#domain/cart/cart-link.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { isStored, linkedTo, mergeBegun, mergeSettled } from '#domain/cart/linked-cart.ts';
import { totalsOf } from '#domain/cart/totals.ts';
import { type Cents, zeroCents } from '#domain/money/cents.ts';
import type { AccountCarts, CartOwner } from '#ports/cart/account-carts.ts';
import type { CartStale } from '#ports/cart/cart-failures.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { OneAtATime } from '#ports/device/one-at-a-time.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface SyncedCart {
  readonly cart: Cart;
  /** Whether the account's stored cart equals the current cart; false for guests. */
  readonly stored: boolean;
  /** The id of an order whose answer was lost and that the stored cart shows as placed. */
  readonly placed?: string;
}

/** Other devices may save in between; after so many rounds the next call continues. */
const mostRounds = 8;

/**
 * Makes the current cart and the account's stored cart one: merges them once after a sign-in,
 * brings what changed elsewhere, saves what changed here. Does nothing for guests. Safe to repeat
 * at any time; the next call repeats what failed. `leaving`: the page is about to close.
 */
export type SyncCart = (when?: 'leaving') => Effect.Effect<SyncedCart, CallFailure>;

interface SyncCartPorts {
  readonly signInSession: SignInSession;
  readonly currentCart: CurrentCart;
  readonly accountCarts: AccountCarts;
  readonly idGenerator: IdGenerator;
  readonly oneAtATime: OneAtATime;
  readonly currentCheckout: CurrentCheckout;
  readonly shopperMemory: ShopperMemory;
}

/**
 * Two-way sync of the current cart with the account's (CART-18, CART-19, D-CART-23).
 *
 * Nothing is overwritten: a save names the version it was made from; the shop answers an old version
 * with the newer cart, and the changes of this device are applied to it. The merge of a
 * sign-in is recorded before it is sent and identified by its token, so that a retry, a second tab
 * or a lost answer never adds twice (D-CART-05).
 */
export const makeSyncCart = ({
  signInSession: session,
  currentCart,
  accountCarts,
  idGenerator: ids,
  oneAtATime: turns,
  currentCheckout,
  shopperMemory: memory,
}: SyncCartPorts): SyncCart => {
  const followStored = makeFollowStored(currentCart, currentCheckout, memory);

  const merge = Effect.fnUntraced(function* (owner: CartOwner, seen: CartLink) {
    const stored = yield* accountCarts.read(owner, seen.token);
    const settle = currentCart.change((cart) => mergeSettled(cart, seen, stored));
    // An earlier try was stored; only its answer was lost.
    if (stored.savedHere !== undefined) return yield* settle;
    const begun = yield* currentCart.change((cart) => mergeBegun(cart, seen, stored));
    const pending = begun.link?.merge;
    if (pending?.state !== 'pending') return begun;
    if (pending.from.length === 0) return yield* settle;
    const { lines } = mergeOf(pending);
    const save = { lines, amount: amountOf(lines), version: stored.version, token: seen.token };
    const saved = yield* accountCarts.save(owner, save);
    return yield* currentCart.change((cart) => mergeSettled(cart, seen, saved));
  });

  const follow = Effect.fnUntraced(function* (
    owner: CartOwner,
    { lines, ...cart }: Cart,
    seen: CartLink,
    leaving: boolean,
  ) {
    if (isStored({ lines, ...cart })) {
      return yield* followStored(seen, yield* accountCarts.read(owner, seen.token));
    }
    const { version, token } = seen;
    const save = { lines, amount: amountOf(lines), version, token, leaving };
    return yield* followStored(seen, yield* accountCarts.save(owner, save), lines);
  });

  const round = Effect.fnUntraced(function* (customer: Customer, leaving: boolean) {
    const { id: accountId, accountContacts } = customer;
    const owner = { accountId, email: accountContacts.email };
    const token = ids.uuid();
    const cart = yield* currentCart.change((now) => linkedTo(now, accountId, token));
    const { link } = cart;
    if (link === undefined) return { cart };
    if (link.merge?.state === 'pending') {
      const merged = Effect.catchTag(merge(owner, link), 'CartStale', () => currentCart.read);
      return { cart: yield* merged };
    }
    const work: Effect.Effect<Followed, CallFailure | CartStale> = follow(
      owner,
      cart,
      link,
      leaving,
    );
    return yield* Effect.catchTag(work, 'CartStale', ({ newer }) => followStored(link, newer));
  });

  const rounds = Effect.fnUntraced(function* (leaving: boolean) {
    const most = leaving ? 1 : mostRounds;
    let synced: SyncedCart = { cart: yield* currentCart.read, stored: false };
    for (let count = 0; count < most && !synced.stored; count += 1) {
      // Asked every time: somebody may sign out meanwhile.
      const customer = yield* session.customer;
      if (customer === undefined) return { cart: yield* currentCart.read, stored: false };
      const { cart, placed = synced.placed } = yield* round(customer, leaving);
      synced = { cart, stored: isStored(cart), ...(placed !== undefined && { placed }) };
    }
    return synced;
  });

  return Effect.fn('syncCart')(function* (when) {
    // A closing page does not wait for other tabs; a merge, which must wait, is done later.
    if (when !== 'leaving') return yield* turns.run(rounds(false));
    const cart = yield* currentCart.read;
    const { link } = cart;
    const waits = link === undefined || link.merge?.state === 'pending' || isStored(cart);
    return waits ? { cart, stored: isStored(cart) } : yield* rounds(true);
  });
};

/** What the lines cost as far as their prices are known. */
const amountOf = (lines: readonly CartLine[]): Cents => {
  const totals = totalsOf(lines.filter(({ unitPrice }) => unitPrice !== undefined));
  return totals.ok ? totals.value.subTotal : zeroCents;
};
