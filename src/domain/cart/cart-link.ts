import { carryOver } from '#domain/cart/carry-over.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { type MergedCarts, mergeCarts } from '#domain/cart/merge-carts.ts';
import { mixIdOf } from '#domain/mix/mix-id.ts';

type Lines = readonly CartLine[];

/** The merge after a sign-in: its two carts and its state. The receipt is computed from these. */
export interface SignInMerge {
  /** `pending`: not known to be stored yet; `undone`: taken back by the shopper, can be redone. */
  readonly state: 'pending' | 'merged' | 'undone';
  /** What was in the current cart. */
  readonly from: Lines;
  /** What the account had. */
  readonly saved: Lines;
  /** The highest number a saved mix of the account ever had; absent is 0. */
  readonly lastMix?: number;
  /** How the shopper was told of it; absent: not yet. */
  readonly told?: ToldMerge;
}

/** `news`: by a message on some page; `receipt`: by the list of what it did, with its undo. */
export type ToldMerge = 'news' | 'receipt';

/** An order that was sent and whose result this device does not know. */
export interface PlacingOrder {
  readonly quoteId: string;
  /** What is ordered. */
  readonly lines: Lines;
}

/**
 * Ties the current cart to an account's stored cart (D-CART-23). It is written together with the
 * lines, so that a stored cart always names the version it was made from.
 */
export interface CartLink {
  readonly accountId: string;
  /** The merge token (D-CART-05): made at the sign-in, sent with every save from this device. */
  readonly token: string;
  readonly persistCartId?: string;
  /** The stored version that device and shop last agreed on; `base` holds its lines. */
  readonly version: number;
  readonly base: Lines;
  readonly merge?: SignInMerge;
  /** The highest number a saved mix of the account ever had, as last told by the shop; absent is 0. */
  readonly lastMix?: number;
  readonly placing?: PlacingOrder;
}

/** What an order of this device took out of the account's cart (D-CART-28). */
export interface TakenOut {
  /** The first stored version without these lines. */
  readonly version: number;
  readonly quoteId: string;
  readonly orderId: string;
  readonly lines: Lines;
}

/** The account's cart as the shop stores it. */
export interface StoredCart {
  readonly persistCartId?: string;
  readonly version: number;
  readonly lines: Lines;
  /** The last save of this device that reached the shop. */
  readonly savedHere?: { readonly version: number; readonly lines: Lines };
  /** What the latest orders of this device took out of it. */
  readonly takenHere?: readonly TakenOut[];
  /** The highest number a saved mix of the account ever had; absent is 0. */
  readonly lastMix?: number;
}

/** The link of a cart right after sign-in; the lines of this device wait to be merged. */
export const newLink = (accountId: string, token: string, from: Lines): CartLink => ({
  accountId,
  token,
  version: 0,
  base: [],
  merge: { state: 'pending', from, saved: [] },
});

/**
 * The lines that a cart may bring to another account: those added since device and shop last
 * agreed. The rest of one customer's cart never reaches another customer.
 */
export const ownGoods = (lines: Lines, link: CartLink | undefined): Lines =>
  link === undefined ? lines : carryOver(link.base, lines, []);

export const mergeOf = ({ from, saved, lastMix = 0 }: SignInMerge): MergedCarts =>
  mergeCarts(from, saved, [mixIdOf(lastMix)]);

/** Whether a link did not change while the shop was asked. */
export const sameStand = (link: CartLink | undefined, seen: CartLink): link is CartLink =>
  link !== undefined &&
  link.token === seen.token &&
  link.version === seen.version &&
  (link.merge?.state === 'pending') === (seen.merge?.state === 'pending');

/** The link after the shop and this device agreed on a stored cart. */
export const agreedOn = ({ merge, ...link }: CartLink, stored: StoredCart): CartLink => ({
  ...link,
  ...(stored.persistCartId !== undefined && { persistCartId: stored.persistCartId }),
  version: stored.version,
  base: stored.lines,
  ...(merge && { merge }),
  ...(stored.lastMix !== undefined && { lastMix: stored.lastMix }),
});

/** The link after a merge is stored; the shopper is told only when both carts had lines. */
export const mergedLink = ({ merge, ...link }: CartLink): CartLink =>
  merge === undefined || merge.from.length === 0 || merge.saved.length === 0
    ? link
    : { ...link, merge: { ...merge, state: 'merged' } };

/** The lines this device's changes are counted from: its last save, answered or not. */
export const baseOf = (link: CartLink, { savedHere }: StoredCart): Lines =>
  isNews(link, savedHere) ? savedHere.lines : link.base;

/** What orders of this device took out after that. */
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
