import {
  getcartwebdata,
  savecartwebdata,
} from '#adapters/http/wire/calls/account/stored-cart-calls.ts';
import type { AccountBasis } from '#server/account/open-account.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import { replyWith } from '#server/api/call/reply-with.ts';
import { readAccountCart, saveAccountCart } from '#server/cart/account-cart.ts';
import { readGuestCart, saveGuestCart } from '#server/cart/guest-cart.ts';

/** Stored carts: of the signed-in account, or of a guest who sends the cart's secret. */
export const cartAnswers = (basis: AccountBasis): readonly AnsweredCall[] => [
  answer(getcartwebdata, async ({ query, shopper, cartSecret }) => {
    const { accountId, email, mergeToken } = query;
    const cart =
      query.isAuth === 'true'
        ? await readAccountCart(basis, { shopper, accountId, email }, mergeToken)
        : await readGuestCart(basis, cartSecret, mergeToken);
    return replyWith(cart);
  }),
  answer(savecartwebdata, async ({ body, shopper, cartSecret, clientAddress }) => {
    const { accountId, email, persistCartData, cartVersion, mergeToken } = body;
    const save = { lines: persistCartData, version: cartVersion, token: mergeToken };
    const cart = body.isAuth
      ? await saveAccountCart(basis, { shopper, accountId, email }, save)
      : await saveGuestCart(basis, { secret: cartSecret, clientAddress }, save);
    return replyWith(cart);
  }),
];
