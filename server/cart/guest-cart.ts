import { randomBytes } from 'node:crypto';
import type { AccountBasis } from '#server/account/open-account.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { requireTurn } from '#server/base/limits/call-limit.ts';
import { inTransaction } from '#server/base/refusal/in-transaction.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import {
  asStoredCart,
  type CartSave,
  type SavedCart,
  type StoredCart,
  saveCart,
} from '#server/cart/stored-cart.ts';
import { cartOfSecret, forgetGuestCarts, makeGuestCart } from '#server/data/cart/carts.ts';

/** New carts of guests from one network address; the shop's own client stores none (D-CART-20). */
const newCarts = { bucket: 'guest-carts', most: 60, windowMs: 15 * 60_000 };

/** How long a guest's cart is kept after its last save, ms. */
const guestCartLife = 30 * 24 * 60 * 60_000;

/** Without the secret a guest has no stored cart, whatever e-mail or id is named. */
export const readGuestCart = async (
  { db }: AccountBasis,
  secret: string | undefined,
  token: string | undefined,
): Promise<StoredCart | Refusal> => {
  if (secret === undefined) return { persistCartData: [], cartVersion: 0 };
  const cart = await cartOfSecret(db, fingerprint(secret));
  if (cart === undefined) return refuse('NOT_FOUND', { what: 'cart' });
  return asStoredCart(db, cart, token);
};

/** The first save is answered with the secret that every later one needs. */
export const saveGuestCart = async (
  basis: AccountBasis,
  {
    secret,
    clientAddress,
  }: { readonly secret: string | undefined; readonly clientAddress: string },
  save: CartSave,
): Promise<SavedCart | Refusal> => {
  const now = new Date(basis.clock.now());
  const tooMany = secret === undefined && (await requireTurn(basis, newCarts, clientAddress));
  if (tooMany) return tooMany;
  const made = secret === undefined ? randomBytes(24).toString('base64url') : undefined;
  const secretHash = fingerprint(secret ?? made ?? '');
  return inTransaction(basis.db, async (changes) => {
    if (made !== undefined) {
      await forgetGuestCarts(changes, new Date(now.getTime() - guestCartLife));
      await makeGuestCart(changes, secretHash, now);
    }
    const cart = await cartOfSecret(changes, secretHash);
    if (cart === undefined) return refuse('NOT_FOUND', { what: 'cart' });
    const stored = await saveCart(changes, cart.cart_id, save, now);
    return made === undefined || isRefusal(stored) ? stored : { ...stored, cartSecret: made };
  });
};
