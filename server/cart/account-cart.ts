import { type AccountBasis, requireAccount } from '#server/account/open-account.ts';
import type { Shopper } from '#server/account/shopper.ts';
import { inTransaction } from '#server/base/refusal/in-transaction.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import {
  asStoredCart,
  type CartSave,
  type SavedCart,
  type StoredCart,
  saveCart,
} from '#server/cart/stored-cart.ts';
import type { AccountRow } from '#server/data/account/accounts.ts';
import { cartOfAccount, makeAccountCart } from '#server/data/cart/carts.ts';

/** Whose cart somebody asks for: their own, by account and e-mail, or none (D-CART-22). */
interface CartClaim {
  readonly shopper: Shopper | undefined;
  readonly accountId: string;
  readonly email: string;
}

const ownAccount = async (basis: AccountBasis, claim: CartClaim): Promise<AccountRow | Refusal> => {
  const account = await requireAccount(basis, claim.shopper, claim.accountId);
  if (isRefusal(account)) return account;
  return account.email.toLowerCase() === claim.email.trim().toLowerCase()
    ? account
    : refuse('NOT_FOUND', { what: 'cart' });
};

/** An account that never saved one has an empty cart (D-API-61). */
export const readAccountCart = async (
  basis: AccountBasis,
  claim: CartClaim,
  token: string | undefined,
): Promise<StoredCart | Refusal> => {
  const account = await ownAccount(basis, claim);
  if (isRefusal(account)) return account;
  const { account_id: accountId, last_mix: lastMix } = account;
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
): Promise<SavedCart | Refusal> => {
  const account = await ownAccount(basis, claim);
  if (isRefusal(account)) return account;
  const { account_id: accountId, last_mix: lastMix } = account;
  const now = new Date(basis.clock.now());
  return inTransaction(basis.db, async (changes) => {
    await makeAccountCart(changes, accountId, now);
    const cart = await cartOfAccount(changes, accountId);
    if (cart === undefined) return refuse('NOT_FOUND', { what: 'cart' });
    const saved = await saveCart(changes, cart.cart_id, save, now);
    return isRefusal(saved) ? saved : { ...saved, ...(lastMix > 0 && { lastMix }) };
  });
};
