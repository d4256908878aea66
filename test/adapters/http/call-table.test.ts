import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AnyCall } from '#adapters/http/wire/call.ts';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';
import {
  answered,
  items,
  shaken,
  signedIn,
  silent,
  testShop,
} from '#test/adapters/http/fixture.ts';

const b2c = '/v3/dopservice/b2c';
const place = ['lang', 'locationNumber'];
const itemsAt = ['items', 'locationNumber'];

/**
 * What leaves for each call: row, name, method, exact path, fields of the query, fields of the
 * body. Written down here once more on purpose: the codecs are under test.
 */
const table: readonly (readonly [
  row: string,
  name: string,
  method: string,
  path: string,
  query: readonly string[],
  body: readonly string[],
])[] = [
  ['API-034', 'bestsellerlist', 'GET', `${b2c}/home/bestsellerlist`, place, []],
  [
    'API-039',
    'recommendedproducts',
    'GET',
    `${b2c}/recommendedproducts`,
    [...place, 'productId'],
    [],
  ],
  [
    'API-041',
    'getautocompleteproducts',
    'GET',
    `${b2c}/getautocompleteproducts`,
    [...place, 'searchText'],
    [],
  ],
  ['API-020', 'filterlist', 'POST', '/webservices/filterlist', [], ['locationNumber']],
  [
    'API-045',
    'shippingcharge',
    'POST',
    `${b2c}/shippingcharge`,
    [],
    ['items', 'state', 'subTotal', 'zipcode'],
  ],
  [
    'API-056',
    'applePaySession',
    'POST',
    '/v3/dopservice/apple-pay/paymentSession',
    [],
    ['tempUserID', 'validationURL'],
  ],
  [
    'API-046',
    'orderdetails',
    'GET',
    `${b2c}/orderdetails`,
    ['email', 'lang', 'orderId', 'tempUserID'],
    [],
  ],
  [
    'D-API-70',
    'orderstatus',
    'POST',
    `${b2c}/orderstatus`,
    [],
    ['code', 'email', 'lang', 'orderId'],
  ],
  ['D-API-68', 'ordercode', 'POST', `${b2c}/ordercode`, [], ['email', 'lang', 'orderId']],
  ['D-API-69', 'keeporder', 'POST', `${b2c}/keeporder`, [], ['accountId', 'orderId', 'tempUserID']],
  [
    'D-REVIEW-03',
    'productreviews',
    'GET',
    `${b2c}/productreviews`,
    ['lang', 'page', 'productId'],
    [],
  ],
  ['D-REVIEW-03', 'ownreview', 'GET', `${b2c}/ownreview`, ['accountId', 'lang', 'productId'], []],
  [
    'D-REVIEW-03',
    'writereview',
    'POST',
    `${b2c}/ownreview`,
    [],
    ['accountId', 'lang', 'productId', 'stars', 'text', 'title'],
  ],
  [
    'D-REVIEW-03',
    'deletereview',
    'DELETE',
    `${b2c}/ownreview`,
    [],
    ['accountId', 'lang', 'productId'],
  ],
  [
    'API-047',
    'submittedorder',
    'POST',
    `${b2c}/submittedorder`,
    [],
    ['draft', 'lang', 'locationNumber', 'mergeToken', 'payment', 'quoteId'],
  ],
  [
    'API-057',
    'paypalPaymentSession',
    'POST',
    '/v3/dopservice/paypal/paymentSession',
    [],
    ['draft', 'flow', 'keepAccount', 'lang', 'locationNumber', 'quoteId', 'validateAddress'],
  ],
  [
    'API-058',
    'paypalOrder',
    'POST',
    '/v3/dopservice/paypal/order',
    [],
    [
      ...['draft', 'lang', 'locationNumber', 'payerId', 'paymentId', 'paymentSessionRequestId'],
      ...['state'],
    ],
  ],
  [
    'API-063',
    'deletepaymentaccount',
    'DELETE',
    '/webservices/deletepaymentaccount',
    [],
    ['accountId', 'paymentAccountId'],
  ],
  [
    'API-059',
    'paypalSubmitOrder',
    'POST',
    '/v3/dopservice/paypal/submitOrder',
    [],
    [
      ...['draft', 'lang', 'locationNumber', 'mergeToken', 'orderId', 'orderRequestId'],
      ...['payerId', 'paymentId', 'quoteId'],
    ],
  ],
  [
    'API-048',
    'validateOrder',
    'POST',
    `${b2c}/validateOrder`,
    [],
    ['draft', 'lang', 'locationNumber'],
  ],
  [
    'API-055',
    'recommendedvarietypacklist',
    'GET',
    `${b2c}/multipack/recommendedvarietypacklist`,
    place,
    [],
  ],
  ['API-049', 'getmixpacklist', 'GET', `${b2c}/multipack/getmixpacklist`, ['accountId'], []],
  ['API-050', 'getmixpack', 'GET', `${b2c}/multipack/mixpack`, ['lang', 'mixpackId'], []],
  [
    'API-051',
    'createmixpack',
    'POST',
    `${b2c}/multipack/mixpack`,
    [],
    ['above', 'accountId', 'lang', 'multipackList', 'name', 'zNonSku'],
  ],
  [
    'API-052',
    'updatemixpack',
    'PUT',
    `${b2c}/multipack/mixpack`,
    [],
    ['lang', 'mixpackId', 'multipackList', 'name', 'version'],
  ],
  ['API-053', 'deletemixpack', 'DELETE', `${b2c}/multipack/mixpack`, [], ['mixpackId']],
  ['API-060', 'productinventory', 'POST', '/webservices/cartreview/productinventory', [], itemsAt],
  [
    'API-061',
    'validatevoucher',
    'POST',
    '/webservices/validatevoucher',
    [],
    ['cartAmount', 'cartID', 'couponName', 'date', 'email', 'includesGiftCard', 'lang'],
  ],
  [
    'D-GIFT-07',
    'giftcardbalance',
    'POST',
    '/webservices/giftcardbalance',
    [],
    ['code', 'lang', 'tempUserID'],
  ],
  [
    'API-064',
    'zipcodevalidate',
    'POST',
    '/webservices/zipcodevalidate',
    [],
    ['address', 'city', 'state', 'zipcode'],
  ],
  [
    'API-076',
    'capturecontext',
    'POST',
    '/webservices/capturecontext',
    [],
    ['amount', 'currency', 'paymentSessionId', 'targetOrigin', 'tempUserID'],
  ],
  ['D-SHIPPING-11', 'addresssuggestions', 'POST', '/webservices/addresssuggestions', [], ['text']],
  [
    'D-API-67',
    'deliveryestimate',
    'POST',
    '/webservices/deliveryestimate',
    [],
    ['discount', 'items', 'zipcode'],
  ],
  [
    'API-077',
    'ordertax',
    'POST',
    '/webservices/ordertax',
    [],
    ['discount', 'items', 'shipping', 'shippingCharge'],
  ],
  [
    'API-079',
    'checkitemsavailability',
    'POST',
    '/v2/dopservice/checkitemsavailability',
    [],
    [...itemsAt, 'zipcode'],
  ],
];

const callNamed = (name: string): AnyCall => {
  const call = shopCalls.find((each) => each.name === name);
  if (call === undefined) throw new Error(`there is no call ${name}`);
  return call;
};

describe('what leaves for a call', () => {
  it.each(table)('[%s] %s: %s %s', async (_, name, method, path, query, body) => {
    const call = callNamed(name);
    const example = exampleOf(name);
    const shop = testShop({ values: signedIn().set('locationNumber', '300') });
    await Effect.runPromise(
      shop.http.call(call, {
        ...(call.query && { query: z.decode(call.query, example.query ?? {}) }),
        ...(call.body && { body: z.decode(call.body, example.body) }),
        idempotencyKey: 'a-key-of-the-attempt',
      }),
    );
    const [request] = shop.requests;
    expect([request?.method, request?.path]).toEqual([method, path]);
    const sent = {
      query: Object.keys(request?.query ?? {}),
      body: Object.keys(request?.body ?? {}),
    };
    for (const field of sent.query) expect(query).toContain(field);
    if (name !== 'filterlist') for (const field of sent.body) expect(body).toContain(field);
    // The wire form is the example itself: dollars, not cents; texts, not brands.
    if (call.body) expect(request?.body).toEqual(example.body);
    if (call.query) expect(request?.query).toEqual(example.query ?? {});
    if (call.body && name !== 'filterlist') {
      const shape = Object.keys((call.body as unknown as z.ZodMiniObject).shape).sort();
      expect(shape).toEqual([...body].sort());
    }
    expect(request?.headers['Idempotency-Key']).toBe('a-key-of-the-attempt');
  });
});

describe('the three generic calls', () => {
  const good = items('stored');

  it('[API-025] PUT sends JSON headers and the API key, to any address', async () => {
    const shop = testShop({ answer: () => good });
    await Effect.runPromise(shop.generic.put('https://pim.example/items/7', { title: 'x' }));
    expect(shop.requests).toMatchObject([
      {
        method: 'PUT',
        path: 'https://pim.example/items/7',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-api-key': 'api-key-1',
        },
        body: { title: 'x' },
      },
    ]);
  });

  it('[HAND-01] [HAND-02] PUT is not sent without a handshake', async () => {
    const shop = testShop({ values: new Map(), answer: () => good });
    const put = shop.generic.put('https://pim.example/items/7', {});
    expect(await Effect.runPromise(Effect.flip(put))).toMatchObject({ _tag: 'HandshakeMissing' });
    expect(shop.requests).toEqual([]);
    expect(shop.events.heard).toEqual([
      { name: 'showApiFailAlert', error: 'Handshake Data not available' },
    ]);
  });

  it('[API-026] DELETE goes with a body and without one', async () => {
    const shop = testShop({ answer: () => good });
    await Effect.runPromise(shop.generic.delete('/webservices/removetoken', { sequence: 2 }));
    await Effect.runPromise(shop.generic.delete('/webservices/deleteaddress'));
    expect(shop.requests[0]).toMatchObject({ method: 'DELETE', body: { sequence: 2 } });
    expect(shop.requests[1]).not.toHaveProperty('body');
  });

  it('[API-027] POST sends the API key, works without a handshake and does not handle a 440', async () => {
    const shop = testShop({ values: new Map(), answer: () => good });
    expect(await Effect.runPromise(shop.generic.post('/services/x', { a: 1 }))).toEqual(['stored']);
    expect(shop.requests[0]?.headers).toMatchObject({ 'x-api-key': 'api-key-1' });
    const expired = testShop({
      values: shaken().set('user', 'ada'),
      answer: () => answered(200, { responseCode: 440, success: false, data: [] }),
    });
    await Effect.runPromise(Effect.result(expired.generic.post('/services/x', {})));
    expect([expired.values.get('user'), expired.values.get('handshakeId')]).toEqual([
      'ada',
      shaken().get('handshakeId'),
    ]);
    const away = testShop({ answer: () => silent('Network Error') });
    expect(
      await Effect.runPromise(Effect.flip(away.generic.post('/services/x', {}))),
    ).toMatchObject({
      _tag: 'ShopUnreachable',
    });
  });
});
