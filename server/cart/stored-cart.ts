import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type {
  getcartwebdata,
  savecartwebdata,
} from '#adapters/http/wire/calls/account/stored-cart-calls.ts';
import { wireCartLine } from '#adapters/http/wire/cart-line.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { wantedLines } from '#domain/cart/lines/edit-lines.ts';
import { maySave } from '#domain/cart/save-turn.ts';
import { shopDay } from '#domain/gift/send-day.ts';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';
import { linesToStore } from '#server/cart/lines-to-store.ts';
import {
  type CartRow,
  lastSave,
  lockCart,
  ordersFromCart,
  writeCart,
} from '#server/data/cart/carts.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type StoredCart = z.output<typeof getcartwebdata.item>;
export type SavedCart = z.output<typeof savecartwebdata.item>;

/** A cart as a device sends it to be stored. */
export interface CartSave {
  readonly lines: readonly CartLine[];
  /** The version of the stored cart that the device started from. */
  readonly version: number;
  /** Identifies the device since its sign-in, so that its cart is merged once only (D-CART-05). */
  readonly token?: string | undefined;
}

/** A cart as the calls return it, with what the device of the token saved last and ordered. */
export const asStoredCart = async (
  db: Kysely<Tables>,
  cart: CartRow,
  token: string | undefined,
): Promise<StoredCart> => {
  const saved = await lastSave(db, cart.cart_id, token);
  const ordered = await ordersFromCart(db, cart.cart_id, token);
  return {
    persistCartId: cart.cart_id,
    persistCartData: readLines(cart.lines),
    cartVersion: cart.version,
    ...(saved && {
      savedHere: { cartVersion: saved.version, persistCartData: readLines(saved.lines) },
    }),
    ...(ordered.length > 0 && {
      orderedHere: ordered.map((row) => ({
        cartVersion: row.version,
        orderId: row.order_id,
        quoteId: row.quote_id,
        persistCartData: readLines(row.lines),
      })),
    }),
  };
};

/**
 * Stores a cart unless another device saved it since, so that no change is overwritten. The device
 * that saved last may continue from its own save, even if it never received the answer; an older
 * request of it that arrives late may not.
 */
export const saveCart = async (
  changes: Kysely<Tables>,
  cartId: string,
  save: CartSave,
  now: Date,
): Promise<SavedCart | Refusal> => {
  const cart = await lockCart(changes, cartId);
  const saved = await lastSave(changes, cartId, save.token);
  const last = saved && { version: saved.version, madeFrom: saved.made_from ?? saved.version - 1 };
  if (!maySave(cart.version, save.version, last)) {
    return { ...(await asStoredCart(changes, cart, save.token)), saved: false };
  }
  const lines = await linesToStore(changes, wantedLines(save.lines), shopDay(now.getTime()));
  if (isRefusal(lines)) return lines;
  const version = cart.version + 1;
  const made = { version, madeFrom: save.version };
  const written = { cartId, ...made, lines: linesText(lines), token: save.token };
  await writeCart(changes, written, now);
  const savedHere = { cartVersion: version, persistCartData: [...lines] };
  return {
    persistCartId: cartId,
    saved: true,
    ...savedHere,
    ...(save.token !== undefined && { savedHere }),
  };
};

/** Lines in stored form. */
export const linesText = (lines: readonly CartLine[]): string =>
  JSON.stringify(z.encode(z.array(wireCartLine), [...lines]));

/** A line this version cannot read is left out; the others stay. */
export const readLines = (lines: readonly unknown[]): CartLine[] =>
  lines.flatMap((line) => {
    const read = z.safeParse(wireCartLine, line);
    return read.success ? [read.data] : [];
  });
