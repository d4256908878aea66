import { carryOver } from '#domain/cart/carry-over.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { type MergedCarts, mergeCarts } from '#domain/cart/merge-carts.ts';
import { mixIdOf } from '#domain/mix/mix-id.ts';

type Lines = readonly CartLine[];

/** The merge of a sign-in: what met what, and how far it got. Its receipt follows from these. */
export interface SignInMerge {
  /** `pending`: not known to be stored yet; `undone`: taken back, and may be put back. */
  readonly state: 'pending' | 'merged' | 'undone';
  /** What was in the cart at hand. */
  readonly from: Lines;
  /** What the account had. */
  readonly saved: Lines;
  /** The highest number a saved mix of the account ever had; absent is 0. */
  readonly lastMix?: number;
}

/** An order that was sent and whose end this device has not heard of. */
export interface PlacingOrder {
  readonly quoteId: string;
  /** What is ordered. */
  readonly lines: Lines;
}

/**
 * Ties the cart at hand to an account's stored cart (D-CART-23). It is written together with the
 * lines, so that a snapshot of the cart always knows what it was made from.
 */
export interface CartLink {
  readonly accountId: string;
  /** The merge token (D-CART-05): made at the sign-in, sent with every save from this device. */
  readonly token: string;
  readonly persistCartId?: string;
  /** The stored version both sides last agreed on, and what it held. */
  readonly version: number;
  readonly base: Lines;
  readonly merge?: SignInMerge;
  /** The highest number a saved mix of the account ever had, as far as was heard; absent is 0. */
  readonly lastMix?: number;
  readonly placing?: PlacingOrder;
}

/** What an order of this device took out of the account's cart (D-CART-28). */
export interface TakenOut {
  /** The stored version without it. */
  readonly version: number;
  readonly quoteId: string;
  readonly orderId: string;
  readonly lines: Lines;
}

/** The account's cart as the shop keeps it. */
export interface StoredCart {
  readonly persistCartId?: string;
  readonly version: number;
  readonly lines: Lines;
  /** What this device saved last, as far as the shop heard of it. */
  readonly savedHere?: { readonly version: number; readonly lines: Lines };
  /** What orders of this device took out of it, the last ones. */
  readonly takenHere?: readonly TakenOut[];
  /** The highest number a saved mix of the account ever had; absent is 0. */
  readonly lastMix?: number;
}

/** Ties a cart to an account for the first time since its sign-in; its own goods wait to be merged. */
export const newLink = (accountId: string, token: string, from: Lines): CartLink => ({
  accountId,
  token,
  version: 0,
  base: [],
  merge: { state: 'pending', from, saved: [] },
});

/**
 * What of a cart goes to another account than the one it is tied to: goods put in since the two
 * last agreed. One customer's cart never becomes another's.
 */
export const ownGoods = (lines: Lines, link: CartLink | undefined): Lines =>
  link === undefined ? lines : carryOver(link.base, lines, []);

export const mergeOf = ({ from, saved, lastMix = 0 }: SignInMerge): MergedCarts =>
  mergeCarts(from, saved, [mixIdOf(lastMix)]);

/** Whether a link is still the one somebody looked at before asking the shop. */
export const sameStand = (link: CartLink | undefined, seen: CartLink): link is CartLink =>
  link !== undefined &&
  link.token === seen.token &&
  link.version === seen.version &&
  (link.merge?.state === 'pending') === (seen.merge?.state === 'pending');

/** The link once the shop and this device agree on a stored cart. */
export const agreedOn = ({ merge, ...link }: CartLink, stored: StoredCart): CartLink => ({
  ...link,
  ...(stored.persistCartId !== undefined && { persistCartId: stored.persistCartId }),
  version: stored.version,
  base: stored.lines,
  ...(merge && { merge }),
  ...(stored.lastMix !== undefined && { lastMix: stored.lastMix }),
});

/** A merge that is stored; it is told only when both carts brought something. */
export const mergedLink = ({ merge, ...link }: CartLink): CartLink =>
  merge === undefined || merge.from.length === 0 || merge.saved.length === 0
    ? link
    : { ...link, merge: { ...merge, state: 'merged' } };

/** Where this device's changes are counted from: its last save, heard of or not. */
export const baseOf = (link: CartLink, { savedHere }: StoredCart): Lines =>
  isNews(link, savedHere) ? savedHere.lines : link.base;

/** What orders of this device took out since then. */
export const takenSince = (
  link: CartLink,
  { savedHere, takenHere = [] }: StoredCart,
): readonly TakenOut[] => {
  const since = isNews(link, savedHere) ? savedHere.version : link.version;
  return takenHere.filter(({ version }) => version > since);
};

const isNews = (
  { version }: CartLink,
  saved: StoredCart['savedHere'],
): saved is NonNullable<StoredCart['savedHere']> => saved !== undefined && saved.version > version;
