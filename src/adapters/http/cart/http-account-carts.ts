import { Effect } from 'effect';
import type * as z from 'zod/mini';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import {
  getcartwebdata,
  savecartwebdata,
} from '#adapters/http/wire/calls/account/stored-cart-calls.ts';
import type { StoredCart } from '#domain/cart/cart-link.ts';
import type { AccountCarts } from '#ports/cart/account-carts.ts';
import { CartStale } from '#ports/cart/cart-failures.ts';

type WireCart = z.output<typeof getcartwebdata.item>;

/**
 * Stored carts behind getcartwebdata and savecartwebdata. The calls run in the background: a failure
 * raises no alert and is tried again later.
 */
export const makeHttpAccountCarts = (http: ShopHttp): AccountCarts => ({
  read: (owner, mergeToken) =>
    Effect.map(
      Effect.flatMap(
        http.call(getcartwebdata, {
          query: { ...owner, isAuth: 'true', mergeToken },
          loader: false,
          quiet: true,
        }),
        firstItem(getcartwebdata.name),
      ),
      asStored,
    ),
  save: Effect.fnUntraced(function* (owner, { lines, amount, version, token, leaving }) {
    const body = {
      ...owner,
      persistCartData: [...lines],
      isAuth: true,
      cartamount: amount,
      cartVersion: version,
      mergeToken: token,
    };
    const answer = yield* http.call(savecartwebdata, {
      body,
      quiet: true,
      ...(leaving && { keepalive: true }),
    });
    const { saved, ...cart } = yield* firstItem('savecartwebdata')(answer);
    const stored = asStored(cart);
    return saved ? stored : yield* new CartStale({ newer: stored });
  }),
});

const asStored = ({
  persistCartId,
  persistCartData,
  cartVersion,
  savedHere,
  orderedHere,
  lastMix,
}: WireCart): StoredCart => ({
  ...(persistCartId !== undefined && { persistCartId }),
  version: cartVersion,
  lines: persistCartData,
  ...(savedHere && {
    savedHere: { version: savedHere.cartVersion, lines: savedHere.persistCartData },
  }),
  ...(orderedHere && {
    takenHere: orderedHere.map(({ cartVersion: without, persistCartData: taken, ...order }) => ({
      ...order,
      version: without,
      lines: taken,
    })),
  }),
  ...(lastMix !== undefined && { lastMix }),
});
