import { carryOver, holdTheSame } from '#domain/cart/carry-over.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import {
  agreedOn,
  baseOf,
  type CartLink,
  mergedLink,
  mergeOf,
  newLink,
  ownGoods,
  type StoredCart,
  sameStand,
} from '#domain/cart/cart-link.ts';
import { mergedTurn, noMergeTurn, signedInTurn } from '#domain/cart/merge-turn.ts';
import { withLines } from '#domain/cart/review-lines.ts';

type Lines = readonly CartLine[];

/** The cart of whoever signed in: tied to the account already, or waiting to be merged with it. */
export const linkedTo = (cart: Cart, accountId: string, token: string): Cart => {
  if (cart.link?.accountId === accountId) return cart;
  const lines = ownGoods(cart.lines, cart.link);
  const turn = signedInTurn(cart.turn ?? noMergeTurn);
  return { ...withLines(cart, lines), link: newLink(accountId, token, lines), turn };
};

/** Writes down which carts are about to become one, before the shop hears of it. */
export const mergeBegun = (cart: Cart, seen: CartLink, saved: Lines): Cart => {
  if (!sameStand(cart.link, seen) || cart.link.merge === undefined) return cart;
  return {
    ...cart,
    link: { ...cart.link, merge: { state: 'pending', from: cart.lines, saved } },
  };
};

/** The merged cart as the shop keeps it now, with what was changed here meanwhile on top. */
export const mergeSettled = (cart: Cart, seen: CartLink, stored: StoredCart): Cart => {
  const { link } = cart;
  if (!sameStand(link, seen) || link.merge === undefined) return cart;
  const lines = carryOver(link.merge.from, cart.lines, stored.lines);
  const turn = mergedTurn(cart.turn ?? noMergeTurn);
  return { ...withLines(cart, lines), link: agreedOn(mergedLink(link), stored), turn };
};

/** The cart at hand after the shop told its own, which others may have changed. */
export const followed = (
  cart: Cart,
  seen: CartLink,
  stored: StoredCart,
  base: Lines = baseOf(seen, stored),
): Cart => {
  const { link } = cart;
  if (!sameStand(link, seen)) return cart;
  if (stored.version === link.version) return cart;
  const agreed = agreedOn(link, stored);
  if (holdTheSame(base, stored.lines)) return { ...cart, link: agreed };
  return { ...withLines(cart, carryOver(base, cart.lines, stored.lines)), link: agreed };
};

/** Takes a merge back: the cart as it was, with what was changed since (one step, exactly). */
export const withoutMerge = (cart: Cart): Cart => switched(cart, 'merged', 'undone');

/** Puts a merge back that was taken back. */
export const withMerge = (cart: Cart): Cart => switched(cart, 'undone', 'merged');

const switched = (cart: Cart, from: 'merged' | 'undone', to: 'merged' | 'undone'): Cart => {
  const { link } = cart;
  if (link?.merge?.state !== from) return cart;
  const merged = mergeOf(link.merge).lines;
  const [left, entered] = to === 'undone' ? [merged, link.merge.from] : [link.merge.from, merged];
  const lines = carryOver(left, cart.lines, entered);
  return { ...withLines(cart, lines), link: { ...link, merge: { ...link.merge, state: to } } };
};

/** The merge was read; it is not told again and cannot be taken back any more. */
export const withMergeRead = (cart: Cart): Cart => {
  if (cart.link?.merge === undefined || cart.link.merge.state === 'pending') return cart;
  const { merge: _, ...link } = cart.link;
  return { ...cart, link };
};

/** Whether the account's stored cart is the cart at hand, as far as this device knows. */
export const isStored = ({ lines, link }: Cart): boolean =>
  link !== undefined && link.merge?.state !== 'pending' && holdTheSame(lines, link.base);
