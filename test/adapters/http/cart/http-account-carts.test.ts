import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeHttpAccountCarts } from '#adapters/http/cart/http-account-carts.ts';
import { makeAxiosTransport } from '#adapters/http/client/transport/axios-transport.ts';
import { getcustomer } from '#adapters/http/wire/calls/account/account-calls.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { answered, failureOf, signedIn, testShop } from '#test/adapters/http/fixture.ts';
import { device } from '#test/application/cart/account-devices.ts';
import { product } from '#test/arbitraries/cart.ts';
import { accountCartsContract } from '#test/ports/cart/account-carts.contract.ts';
import { headersOf, openAccountShop } from '#test/server/account/signed-in.ts';
import { openInMemory, type TestDatabase } from '#test/server/setup/database/databases.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

let database: TestDatabase;
let accounts: Awaited<ReturnType<typeof openAccountShop>>;
beforeAll(async () => {
  database = await openInMemory();
  const products = ['CHP-0101', 'POP-0203', 'VP-0007'].map((productId) => record({ productId }));
  await loadCatalog(database.db, smallCatalog(products));
  accounts = await openAccountShop(database);
});
afterAll(async () => {
  await accounts.shop.close();
  await database.close();
});

accountCartsContract('http-account-carts', async () => {
  await database.db.deleteFrom('accounts').execute();
  const { body } = await accounts.ask(getcustomer, 'ada');
  const { sessionId = '', rnduts = '', encstr = '' } = headersOf('ada');
  const values = new Map<StorageKey, string>([
    ...signedIn('token-ada'),
    ['sessionId', sessionId],
    ['rnduts', rnduts],
    ['encstr', encstr],
  ]);
  const transport = makeAxiosTransport({ baseUrl: accounts.shop.origin, timeout: 0 });
  const { http } = testShop({ values, options: { transport } });
  const owner = { accountId: String(body.data[0]?.['id']), email: 'ada@example.com' };
  return { carts: makeHttpAccountCarts(http), owner };
});

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
    const { carts, requests } = asked(cart);
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

  it('[API-030] an answer that says no leaves the cart as it is, and alarms nobody', async () => {
    const { carts, events } = asked({}, false);
    const laptop = device(carts, [product('CHP-0101', 2)]);
    await laptop.signIn();
    expect(await failureOf(laptop.sync())).toMatchObject({ _tag: 'ShopRefused' });
    expect(await laptop.quantities()).toEqual([['CHP-0101', 2]]);
    expect(events.heard).toEqual([]);
  });
});
