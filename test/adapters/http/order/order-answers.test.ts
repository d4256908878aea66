import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { WireRequest } from '#adapters/http/client/transport/transport.ts';
import { makeHttpAccountOrders } from '#adapters/http/order/http-account-orders.ts';
import { makeHttpOrderPlacement } from '#adapters/http/order/http-order-placement.ts';
import { makeHttpOrderTracking } from '#adapters/http/order/http-order-tracking.ts';
import { makeHttpPlacedOrders } from '#adapters/http/order/http-placed-orders.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { GivenPayment } from '#domain/payment/payment-method.ts';
import {
  answered,
  failureOf,
  items,
  shaken,
  signedIn,
  testShop,
} from '#test/adapters/http/fixture.ts';
import { draft, facts, given, place } from '#test/adapters/http/order/whole-draft.ts';

const refusing = (status: number, code: string, data: readonly unknown[] = []) =>
  testShop({
    values: shaken(),
    answer: () =>
      answered(status, { responseCode: status, success: false, code, message: 'No.', data }),
  });

describe('what is refused', () => {
  it('a gift card that changed is named with what is left on it', async () => {
    const changed = [{ cardRef: 'ref-1', balance: 3.5 }];
    const desk = (data: readonly unknown[]) =>
      makeHttpOrderPlacement(refusing(409, 'GIFT_CARD_CHANGED', data).http, place);
    expect(await failureOf(desk(changed).validate(draft))).toMatchObject({
      _tag: 'GiftCardChanged',
      giftCards: [{ cardRef: 'ref-1', balance: 350 }],
    });
    expect(await failureOf(desk(['?']).validate(draft))).toMatchObject({
      _tag: 'GiftCardChanged',
      giftCards: [],
    });
  });

  it('only what was paid with can be unknown to the shop', async () => {
    const submit = (payment: GivenPayment) => {
      const desk = makeHttpOrderPlacement(refusing(404, 'NOT_FOUND').http, place);
      return failureOf(desk.submit({ quoteId: 'q-1', draft, payment, idempotencyKey: 'key-1' }));
    };
    expect(await submit({ kind: 'saved-card', cardSequence: 4, given })).toMatchObject({
      _tag: 'SavedCardGone',
      sequence: 4,
    });
    expect(await submit({ kind: 'saved-account', paymentAccountId: 'p' })).toMatchObject({
      _tag: 'PaymentAccountGone',
    });
    expect(await submit({ kind: 'nothing-to-pay' })).toMatchObject({ _tag: 'ShopRefused' });
  });

  it('an order that is not there, and a code that is wrong', async () => {
    const asked = (code: string) => makeHttpOrderTracking(refusing(404, code).http, place);
    const claim = { orderId: 'CC-7K3M-Q9TX', email: 'ada@example.com' };
    const notFound = { _tag: 'OrderNotFound', orderId: claim.orderId };
    const withCode = { ...claim, code: '123456' };
    expect(await failureOf(asked('NOT_FOUND').track(withCode))).toMatchObject(notFound);
    expect(await failureOf(asked('ORDER_CODE_WRONG').track(withCode))).toMatchObject({
      _tag: 'OrderCodeWrong',
    });
    const signed = testShop({
      values: signedIn(),
      answer: () =>
        answered(404, {
          responseCode: 404,
          success: false,
          code: 'NOT_FOUND',
          message: '',
          data: [],
        }),
    });
    const keep = makeHttpOrderTracking(signed.http, place).keep({
      ...{ accountId: 'account-1', orderId: claim.orderId, tempUserID: facts.tempUserID },
    });
    expect(await failureOf(keep)).toMatchObject(notFound);
  });
});

it('a page of the order history without an answer names the call', async () => {
  const shop = testShop({ values: signedIn(), answer: () => items() });
  expect(await failureOf(makeHttpAccountOrders(shop.http).page('account-1', 2))).toMatchObject({
    issue: 'orderhistory: answer: empty',
  });
  expect(shop.requests[0]?.query).toEqual({ accountId: 'account-1', page: '2' });
});

describe('what else is asked about orders', () => {
  const bodies = async (ask: (shop: ReturnType<typeof testShop>) => Promise<unknown>) => {
    const shop = testShop({ values: signedIn() });
    await ask(shop);
    return shop.requests.map(({ method, path, body, query }) => ({ method, path, body, query }));
  };

  it('what is in stock is asked for every item, for the zip code and the location', async () => {
    const sent = await bodies(({ http }) =>
      Effect.runPromise(
        makeHttpOrderPlacement(http, place).availability('75024', [
          { productId: 'CHP-0101' as ProductId, quantity: 2 },
          { productId: 'CHP-0102' as ProductId, quantity: 1 },
        ]),
      ),
    );
    expect(sent[0]?.body).toEqual({
      ...{ zipcode: '75024', locationNumber: '300' },
      items: [
        { productId: 'CHP-0101', quantity: 2 },
        { productId: 'CHP-0102', quantity: 1 },
      ],
    });
  });

  it('an attempt is withdrawn by its key, also by a page that closes, and nobody is alarmed', async () => {
    const sent: WireRequest[] = [];
    const shop = testShop({
      options: {
        transport: async (request) => {
          sent.push(request);
          return answered(500, {});
        },
      },
    });
    const attempt = { tempUserID: facts.tempUserID, idempotencyKey: 'key-1' };
    await failureOf(makeHttpOrderPlacement(shop.http, place).withdraw(attempt));
    expect(sent).toMatchObject([
      {
        ...{ method: 'DELETE', path: '/v3/dopservice/b2c/submittedorder', keepalive: true },
        headers: { 'Idempotency-Key': 'key-1' },
        body: { tempUserID: facts.tempUserID },
      },
    ]);
    expect(shop.events.heard).toEqual([]);
  });

  it('a code is mailed for an order and an address, in the language of the shopper', async () => {
    const claim = { orderId: 'CC-7K3M-Q9TX', email: 'ada@example.com' };
    const sent = await bodies(({ http }) =>
      Effect.runPromise(makeHttpOrderTracking(http, place).sendCode(claim)),
    );
    expect(sent).toMatchObject([
      { path: '/v3/dopservice/b2c/ordercode', body: { ...claim, lang: 'es' } },
    ]);
  });

  it('an order that is found by nobody, and an answer with nothing in it, say which', async () => {
    const find = (shop: ReturnType<typeof testShop>) =>
      failureOf(makeHttpPlacedOrders(shop.http, place).find('CC-7K3M-Q9TX', 'ada@example.com'));
    expect(await find(refusing(404, 'NOT_FOUND'))).toMatchObject({
      ...{ _tag: 'OrderNotFound', orderId: 'CC-7K3M-Q9TX' },
    });
    expect(await find(refusing(403, 'ORDER_CODE_NEEDED'))).toMatchObject({
      _tag: 'OrderCodeNeeded',
    });
    const claim = { orderId: 'CC-7K3M-Q9TX', email: 'ada@example.com' };
    const track = makeHttpOrderTracking(testShop().http, place).track(claim);
    expect(await failureOf(track)).toMatchObject({ issue: 'orderstatus: answer: empty' });
  });
});
