import { describe, expect, it } from 'vitest';
import { makePlace } from '#adapters/http/client/session/place.ts';
import { makeHttpAccountOrders } from '#adapters/http/order/http-account-orders.ts';
import { makeHttpOrderPlacement } from '#adapters/http/order/http-order-placement.ts';
import { makeHttpOrderTracking } from '#adapters/http/order/http-order-tracking.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OrderDraft } from '#domain/order/order.ts';
import type { GivenPayment } from '#domain/payment/payment-method.ts';
import {
  answered,
  failureOf,
  items,
  shaken,
  signedIn,
  testShop,
} from '#test/adapters/http/fixture.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { ada } from '#test/fixtures.ts';

const place = makePlace(makeMemoryKeyValueStorage(new Map([['lang', 'es']])), '300');

const line = (lineItemNumber: number, productId: string) => ({
  ...{ lineItemNumber, productId, quantity: 2, id: `line-${lineItemNumber}`, name: 'Crisps' },
  ...{ unitPrice: 250 as Cents, total: 500 as Cents },
});
const lineOnWire = (lineItemNumber: number, productId: string) => ({
  ...line(lineItemNumber, productId),
  ...{ unitPrice: 2.5, total: 5 },
});
const inside = [
  { productId: 'CHP-0101', quantity: 3 },
  { productId: 'CHP-0102', quantity: 7 },
];
const box = { multipackId: 'MYOMP-30-1', multipackList: inside };
const bundle = { bundleId: 'B-1', bundleList: inside, virtualSku: 'V-1' };
const facts = {
  contact: { email: 'ada@example.com', phoneNumber: '2145550100' },
  shipping: ada,
  billing: ada,
  tempUserID: '6f8d1c1e-0000-4000-8000-000000000001',
  couponName: 'CRUNCH10',
};
const draft: OrderDraft = {
  ...facts,
  lines: {
    products: [line(1, 'CHP-0101')],
    multipack: [{ ...line(2, 'MIX'), ...box, nonSku: 'Z-30' }],
    bundle: [{ ...line(3, 'BUN'), ...bundle }],
  },
  giftCards: ['ref-1', 'ref-2'],
};
const draftOnWire = {
  ...facts,
  lines: {
    products: [lineOnWire(1, 'CHP-0101')],
    multipack: [{ ...lineOnWire(2, 'MIX'), ...box, zNonSku: 'Z-30' }],
    bundle: [{ ...lineOnWire(3, 'BUN'), ...bundle }],
  },
  giftCards: ['ref-1', 'ref-2'],
};

const sentFor = async (payment: GivenPayment, more: { readonly cartToken?: string } = {}) => {
  const shop = testShop({ values: signedIn() });
  const desk = makeHttpOrderPlacement(shop.http, place);
  const submission = { quoteId: 'q-1', draft, payment, idempotencyKey: 'key-1', ...more };
  await failureOf(desk.submit(submission));
  const [request] = shop.requests;
  return { path: request?.path, body: request?.body as Record<string, unknown> };
};
const given = { transientToken: 'jwt', expiresAt: 1, brand: 'Visa', last4: '1111' } as const;

describe('what an order says with what it is paid', () => {
  const sends: readonly (readonly [GivenPayment, unknown])[] = [
    [
      { kind: 'new-card', nameOnCard: 'Ada', saveNewCard: false, given },
      { transientToken: 'jwt', paymentSessionId: '', nameOnCard: 'Ada' },
    ],
    [
      {
        ...{ kind: 'new-card', nameOnCard: 'Ada', saveNewCard: true },
        given: { ...given, paymentSessionId: 's-1' },
      },
      { transientToken: 'jwt', paymentSessionId: 's-1', nameOnCard: 'Ada', saveNewCard: true },
    ],
    [
      { kind: 'saved-card', cardSequence: 4, given: { ...given, paymentSessionId: 's-1' } },
      { transientToken: 'jwt', paymentSessionId: 's-1', nameOnCard: '', cardSequence: 4 },
    ],
    [
      { kind: 'apple-pay', given: { paymentData: 'e30=', cardName: 'Visa 1234' } },
      { applePay: { paymentData: 'e30=', cardName: 'Visa 1234' } },
    ],
    [{ kind: 'saved-account', paymentAccountId: 'payer-1' }, { paymentAccountId: 'payer-1' }],
  ];
  it.each(sends)('$kind', async (payment, expected) => {
    const { path, body } = await sentFor(payment);
    expect(path).toBe('/v3/dopservice/b2c/submittedorder');
    expect(body['payment']).toEqual(expected);
  });

  it('nothing at all when gift cards pay for everything', async () => {
    const { path, body } = await sentFor({ kind: 'nothing-to-pay' });
    expect(path).toBe('/v3/dopservice/b2c/submittedorder');
    expect(body).not.toHaveProperty('payment');
  });

  it('an approval of PayPal goes by its own call, with its four names and nothing else', async () => {
    const names = { orderId: 'o', orderRequestId: 'r', payerId: 'p', paymentId: 'm' };
    const { path, body } = await sentFor({
      kind: 'payment-account',
      keepAccount: true,
      given: { ...names, email: 'ada@paypal.example', expiresAt: 1 },
    });
    expect(path).toBe('/v3/dopservice/paypal/submitOrder');
    expect(body).toEqual({
      quoteId: 'q-1',
      draft: draftOnWire,
      lang: 'es',
      locationNumber: '300',
      ...names,
    });
  });

  it('an order carries all its lines, its gift cards and the token of its cart', async () => {
    const { body } = await sentFor(
      { kind: 'saved-account', paymentAccountId: 'payer-1' },
      { cartToken: facts.tempUserID },
    );
    expect(body).toEqual({
      ...{ quoteId: 'q-1', draft: draftOnWire, lang: 'es', locationNumber: '300' },
      ...{ mergeToken: facts.tempUserID, payment: { paymentAccountId: 'payer-1' } },
    });
  });
});

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
