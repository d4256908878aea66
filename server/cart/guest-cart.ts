import { randomBytes } from 'node:crypto';
import type { AccountBasis } from '#server/account/open-account.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { requireTurn } from '#server/base/limits/call-limit.ts';
import { cartNotFound } from '#server/cart/refusals.ts';
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
): Promise<StoredCart> => {
  if (secret === undefined) return { persistCartData: [], cartVersion: 0 };
  const cart = await cartOfSecret(db, fingerprint(secret));
  if (cart === undefined) throw cartNotFound();
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
): Promise<SavedCart> => {
  const now = new Date(basis.clock.now());
  if (secret === undefined) await requireTurn(basis, newCarts, clientAddress);
  const made = secret === undefined ? randomBytes(24).toString('base64url') : undefined;
  const secretHash = fingerprint(secret ?? made ?? '');
  return basis.db.transaction().execute(async (changes) => {
    if (made !== undefined) {
      await forgetGuestCarts(changes, new Date(now.getTime() - guestCartLife));
      await makeGuestCart(changes, secretHash, now);
    }
    const cart = await cartOfSecret(changes, secretHash);
    if (cart === undefined) throw cartNotFound();
    const stored = await saveCart(changes, cart.cart_id, save, now);
    return made === undefined ? stored : { ...stored, cartSecret: made };
  });
};
