import { type AccountBasis, requireAccount } from '#server/account/open-account.ts';
import type { Shopper } from '#server/account/shopper.ts';
import { cartNotFound } from '#server/cart/refusals.ts';
import {
  asStoredCart,
  type CartSave,
  type SavedCart,
  type StoredCart,
  saveCart,
} from '#server/cart/stored-cart.ts';
import { cartOfAccount, makeAccountCart } from '#server/data/cart/carts.ts';

/** Whose cart somebody asks for: their own, by account and e-mail, or none (D-CART-22). */
interface CartClaim {
  readonly shopper: Shopper | undefined;
  readonly accountId: string;
  readonly email: string;
}

const ownAccount = async (basis: AccountBasis, claim: CartClaim) => {
  const account = await requireAccount(basis, claim.shopper, claim.accountId);
  if (account.email.toLowerCase() !== claim.email.trim().toLowerCase()) throw cartNotFound();
  return account;
};

/** An account that never saved one has an empty cart (D-API-61). */
export const readAccountCart = async (
  basis: AccountBasis,
  claim: CartClaim,
  token: string | undefined,
): Promise<StoredCart> => {
  const { account_id: accountId, last_mix: lastMix } = await ownAccount(basis, claim);
  const cart = await cartOfAccount(basis.db, accountId);
  const stored =
    cart === undefined
      ? { persistCartData: [], cartVersion: 0 }
      : await asStoredCart(basis.db, cart, token);
  return { ...stored, ...(lastMix > 0 && { lastMix }) };
};

export const saveAccountCart = async (
  basis: AccountBasis,
  claim: CartClaim,
  save: CartSave,
): Promise<SavedCart> => {
  const { account_id: accountId, last_mix: lastMix } = await ownAccount(basis, claim);
  const now = new Date(basis.clock.now());
  return basis.db.transaction().execute(async (changes) => {
    await makeAccountCart(changes, accountId, now);
    const cart = await cartOfAccount(changes, accountId);
    if (cart === undefined) throw cartNotFound();
    const saved = await saveCart(changes, cart.cart_id, save, now);
    return { ...saved, ...(lastMix > 0 && { lastMix }) };
  });
};
