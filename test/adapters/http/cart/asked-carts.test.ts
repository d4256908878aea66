import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeHttpAccountCarts } from '#adapters/http/cart/http-account-carts.ts';
import type { Cents } from '#domain/money/cents.ts';
import { answered, failureOf, signedIn, testShop } from '#test/adapters/http/fixture.ts';
import { device } from '#test/application/cart/account-devices.ts';
import { product } from '#test/arbitraries/cart.ts';

describe('what the storefront hears of a cart', () => {
  const owner = { accountId: 'account-1', email: 'sara@people.example' };
  const token = '00000000-0000-4000-8000-000000000001';
  const cart = { persistCartId: 'cart-1', persistCartData: [], cartVersion: 3 };
  const asked = (data: unknown, success = true) => {
    const values = signedIn().set('locationNumber', '200');
    const answer = () => answered(success ? 200 : 409, { responseCode: 200, success, data });
    const shop = testShop({ values, answer });
    return { ...shop, carts: makeHttpAccountCarts(shop.http) };
  };

  it('[API-028] [API-029] [D-SESSION-19] whose it is, and the location under its own name', async () => {
    const { carts, requests, events } = asked(cart);
    expect(await Effect.runPromise(carts.read(owner, token))).toEqual({
      persistCartId: 'cart-1',
      version: 3,
      lines: [],
    });
    expect(requests[0]).toMatchObject({
      method: 'GET',
      path: '/v3/dopservice/b2c/getcartwebdata',
      query: { ...owner, isAuth: 'true', mergeToken: token },
      headers: { locationId: '200', authorization: 'Bearer bearer-1' },
    });
    expect(requests[0]?.headers).not.toHaveProperty('locationNumber');
    expect(events.heard).toEqual([]);
  });

  it('[API-031] [CART-19] the lines, the amount in dollars, and that the page is going', async () => {
    const { carts, requests } = asked([{ ...cart, saved: true }]);
    const lines = [product('CHP-0101', 2)];
    const save = { lines, amount: 698 as Cents, version: 2, token, leaving: true };
    await Effect.runPromise(carts.save(owner, save));
    expect(requests[0]).toMatchObject({
      method: 'PUT',
      path: '/v3/dopservice/b2c/savecartwebdata',
      keepalive: true,
      body: {
        ...owner,
        persistCartData: [
          {
            productId: 'CHP-0101',
            id: 'CHP-0101',
            quantity: 2,
            currentPrice: 3.49,
            title: 'CHP-0101',
          },
        ],
        isAuth: true,
        cartamount: 6.98,
        cartVersion: 2,
        mergeToken: token,
      },
    });
  });

  it('[API-031] a page that stays lets its request end with it', async () => {
    const { carts, requests } = asked([{ ...cart, saved: true }]);
    await Effect.runPromise(
      carts.save(owner, { lines: [], amount: 0 as Cents, version: 2, token }),
    );
    expect(requests[0]).not.toHaveProperty('keepalive');
  });

  it('[API-030] an answer that says no leaves the cart as it is, and alarms nobody', async () => {
    const { carts, events } = asked({}, false);
    const laptop = device(carts, [product('CHP-0101', 2)]);
    await laptop.signIn();
    expect(await failureOf(laptop.sync())).toMatchObject({ _tag: 'ShopRefused' });
    expect(await laptop.quantities()).toEqual([['CHP-0101', 2]]);
    expect(events.heard).toEqual([]);
  });
});
