import { carryOver, holdTheSame } from '#domain/cart/carry-over.ts';
import { type Cart, emptied } from '#domain/cart/cart.ts';
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
  type ToldMerge,
  takenSince,
} from '#domain/cart/cart-link.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { renumberedAbove } from '#domain/cart/lines/mix-line.ts';
import { mergedTurn, noMergeTurn, signedInTurn } from '#domain/cart/merge-turn.ts';
import { withLines } from '#domain/cart/review-lines.ts';

type Lines = readonly CartLine[];

/** The cart after a sign-in: already linked to the account, or waiting to be merged with it. */
export const linkedTo = (cart: Cart, accountId: string, token: string): Cart => {
  if (cart.link?.accountId === accountId) return cart;
  const lines = ownGoods(cart.lines, cart.link);
  const turn = signedInTurn(cart.turn ?? noMergeTurn);
  return { ...withLines(cart, lines), link: newLink(accountId, token, lines), turn };
};

/**
 * Records which carts are about to be merged, before the save is sent. Mixes of the current cart
 * were numbered without the account: a number that a saved mix may have is replaced (D-CART-29).
 */
export const mergeBegun = (cart: Cart, seen: CartLink, stored: StoredCart): Cart => {
  if (!sameStand(cart.link, seen) || cart.link.merge === undefined) return cart;
  const { lines: saved, lastMix = 0 } = stored;
  const lines = renumberedAbove(lastMix, cart.lines, saved);
  const merge = { state: 'pending', from: lines, saved, lastMix } as const;
  return { ...cart, lines, link: { ...cart.link, merge } };
};

/** The merged cart as the shop stores it, with the changes made here meanwhile. */
export const mergeSettled = (cart: Cart, seen: CartLink, stored: StoredCart): Cart => {
  const { link } = cart;
  if (!sameStand(link, seen) || link.merge === undefined) return cart;
  const { lastMix = 0 } = stored;
  const lines = carryOver(link.merge.from, cart.lines, stored.lines, { lastMix });
  const turn = mergedTurn(cart.turn ?? noMergeTurn);
  return { ...withLines(cart, lines), link: agreedOn(mergedLink(link), stored), turn };
};

/** The current cart after the shop sent its stored cart, which other devices may have changed. */
export const followed = (cart: Cart, seen: CartLink, stored: StoredCart, sent?: Lines): Cart => {
  if (!sameStand(cart.link, seen) || stored.version === cart.link.version) return cart;
  const base = sent ?? baseOf(seen, stored);
  const taken = sent === undefined ? takenSince(seen, stored) : [];
  // The order was placed; its lines are missing from the stored cart.
  const { quoteId } = taken.find((each) => each.quoteId === cart.link?.placing?.quoteId) ?? {};
  const now = quoteId === undefined ? cart : withoutOrdered(cart, quoteId);
  const link = agreedOn(now.link ?? cart.link, stored);
  if (taken.length === 0 && holdTheSame(base, stored.lines)) return { ...now, link };
  const takenOut = taken.flatMap(({ lines }) => lines);
  const { lastMix = 0 } = link;
  const lines = carryOver(base, now.lines, stored.lines, { takenOut, lastMix });
  return { ...withLines(now, lines), link };
};

/** Records that this cart is being ordered. A quote that is sent again keeps its first lines. */
export const placingBegun = (cart: Cart, quoteId: string): Cart => {
  const { link, lines } = cart;
  if (link === undefined || link.placing?.quoteId === quoteId) return cart;
  return { ...cart, link: { ...link, placing: { quoteId, lines } } };
};

/**
 * The cart after its order was placed: what was ordered is removed, what was added meanwhile stays.
 * `ordered` is for carts without an account; a linked cart has recorded it. The cart of an account
 * that heard of the order from the shop before is already right.
 */
export const withoutOrdered = (cart: Cart, quoteId: string, ordered: Lines = []): Cart => {
  const { link } = cart;
  if (link === undefined) return orderedOut(cart, ordered);
  const { placing, ...rest } = link;
  if (placing?.quoteId !== quoteId) return cart;
  return orderedOut({ ...cart, link: rest }, placing.lines);
};

const orderedOut = (cart: Cart, ordered: Lines): Cart => {
  const left = carryOver(ordered, cart.lines, []);
  return { ...emptied(cart), lines: left };
};

/** Undoes a merge: the cart before it, with the changes made since. */
export const withoutMerge = (cart: Cart): Cart => switched(cart, 'merged', 'undone');

/** Redoes a merge that was undone. */
export const withMerge = (cart: Cart): Cart => switched(cart, 'undone', 'merged');

const switched = (cart: Cart, from: 'merged' | 'undone', to: 'merged' | 'undone'): Cart => {
  const { link } = cart;
  if (link?.merge?.state !== from) return cart;
  const merged = mergeOf(link.merge).lines;
  const [left, entered] = to === 'undone' ? [merged, link.merge.from] : [link.merge.from, merged];
  const { lastMix = 0 } = link;
  const lines = carryOver(left, cart.lines, entered, { lastMix });
  return { ...withLines(cart, lines), link: { ...link, merge: { ...link.merge, state: to } } };
};

/** Whether a merge may still be told in that way: each way once, and the news not after the receipt. */
export const canTellMerge = ({ link }: Cart, how: ToldMerge): boolean => {
  if (link?.merge?.state !== 'merged') return false;
  return link.merge.told === undefined || (how === 'receipt' && link.merge.told === 'news');
};

/** Records that a merge is told; the same cart when it was told like that before (D-CART-25). */
export const withMergeTold = (cart: Cart, how: ToldMerge): Cart => {
  const { link } = cart;
  if (link?.merge === undefined || !canTellMerge(cart, how)) return cart;
  return { ...cart, link: { ...link, merge: { ...link.merge, told: how } } };
};

/** The shopper closed the notice of the merge: it is not shown again and cannot be undone. */
export const withMergeRead = (cart: Cart): Cart => {
  if (cart.link?.merge === undefined || cart.link.merge.state === 'pending') return cart;
  const { merge: _, ...link } = cart.link;
  return { ...cart, link };
};

/** Whether the account's stored cart is the current cart, as far as this device knows. */
export const isStored = ({ lines, link }: Cart): boolean =>
  link !== undefined && link.merge?.state !== 'pending' && holdTheSame(lines, link.base);
