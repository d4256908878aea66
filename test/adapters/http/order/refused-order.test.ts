import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeHttpCatalog } from '#adapters/http/catalog/http-catalog.ts';
import { makePlace } from '#adapters/http/client/session/place.ts';
import { makeHttpOrderPlacement } from '#adapters/http/order/http-order-placement.ts';
import { makeHttpPaymentSessions } from '#adapters/http/payment/http-payment-sessions.ts';
import { makeHttpZipCodes } from '#adapters/http/shipping/http-zip-codes.ts';
import type { GivenPayment } from '#domain/payment/payment-method.ts';
import { answered, failureOf, items, shaken, testShop } from '#test/adapters/http/fixture.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { ada } from '#test/fixtures.ts';

const place = makePlace(makeMemoryKeyValueStorage(), undefined);
const draft = {
  lines: { products: [], multipack: [], bundle: [] },
  contact: { email: 'ada@example.com', phoneNumber: '2145550100' },
  shipping: ada,
  billing: ada,
  tempUserID: '6f8d1c1e-0000-4000-8000-000000000001',
};
const payment: GivenPayment = {
  kind: 'new-card',
  nameOnCard: 'Ada Lovelace',
  saveNewCard: false,
  given: { transientToken: 'jwt', expiresAt: 1, brand: 'Visa', last4: '1111' },
};
const wireQuote = {
  quoteId: 'q-2',
  subTotal: 10,
  discount: 0,
  shippingCharge: 4.99,
  tax: 0.6,
  totalAmount: 15.59,
  amountDue: 15.59,
  expiresAt: 1,
};

const submitAgainst = (
  status: number,
  code: string,
  data: readonly unknown[] = [],
  retry?: string,
) => {
  const headers = retry === undefined ? {} : { 'retry-after': retry };
  const body = { responseCode: status, success: false, code, message: 'No.', data };
  const shop = testShop({ answer: () => answered(status, body, { headers }) });
  const desk = makeHttpOrderPlacement(shop.http, place);
  const submit = desk.submit({
    quoteId: 'q-1',
    draft,
    idempotencyKey: 'key-1',
    payment,
  });
  return { shop, failure: failureOf(submit) };
};

describe('an order desk that hears nothing', () => {
  it('[ORDER-10] waits so long for the order and no longer', async () => {
    const shop = testShop({ answer: () => new Promise(() => undefined) });
    const desk = makeHttpOrderPlacement(shop.http, place, 5);
    const submission = { quoteId: 'q-1', draft, idempotencyKey: 'key-1', payment };
    const unreachable = { _tag: 'ShopUnreachable', why: { timeoutMs: 5 } };
    expect(await failureOf(desk.validate(draft))).toMatchObject(unreachable);
    // Of the order itself nobody knows then whether it was placed.
    expect(await failureOf(desk.submit(submission))).toMatchObject({
      _tag: 'OrderUnanswered',
      because: unreachable,
    });
  });
});

describe('what the order desk refuses', () => {
  it.each([
    [
      'PRICE_CHANGED',
      409,
      [{ oldTotal: 14.08, quote: wireQuote }],
      { _tag: 'PriceChanged', oldTotal: 1408, quote: { quoteId: 'q-2', totalAmount: 1559 } },
    ],
    [
      'STOCK_CHANGED',
      409,
      [{ productId: 'A', title: 'a', requested: 2, available: 1 }],
      { _tag: 'ItemsUnavailable', because: 'stock', items: [{ productId: 'A' }] },
    ],
    ['QUOTE_UNKNOWN', 409, [], { _tag: 'QuoteRefused', because: 'unknown' }],
    ['QUOTE_EXPIRED', 409, [], { _tag: 'QuoteRefused', because: 'expired' }],
    [
      'CARD_DECLINED',
      402,
      [{ group: 'funds', mayRetrySameCard: false }],
      { _tag: 'CardDeclined', group: 'funds' },
    ],
    [
      'CARD_DECLINED',
      402,
      [],
      { _tag: 'CardDeclined', group: 'declined', mayRetrySameCard: false },
    ],
    ['ORDER_IN_PROGRESS', 409, [], { _tag: 'OrderInProgress', retryAfterMs: 1000 }],
    ['TOO_MANY_ATTEMPTS', 429, [], { _tag: 'TooManyAttempts', retryAfterMs: 60_000 }],
    ['ADDRESS_NOT_SERVICEABLE', 409, [], { _tag: 'AddressNotServiceable', text: 'No.' }],
    [
      'PRICE_CHANGED',
      409,
      [{ quote: {} }],
      { _tag: 'ShopRefused', reference: 'submittedorder: 409 PRICE_CHANGED' },
    ],
  ])('%s (%i) with %j', async (code, status, data, expected) => {
    expect(await submitAgainst(status, code, data).failure).toMatchObject(expected);
  });

  it('says how long to wait, in the server’s seconds', async () => {
    const { failure } = submitAgainst(409, 'ORDER_IN_PROGRESS', [], '3');
    expect(await failure).toMatchObject({ retryAfterMs: 3000 });
  });

  it('sends key, token and dollars', async () => {
    const { shop, failure } = submitAgainst(402, 'CARD_DECLINED');
    await failure;
    expect(shop.requests[0]).toMatchObject({
      path: '/v3/dopservice/b2c/submittedorder',
      headers: { 'Idempotency-Key': 'key-1' },
      body: {
        quoteId: 'q-1',
        payment: { transientToken: 'jwt', nameOnCard: 'Ada Lovelace' },
        lang: 'en-us',
      },
    });
  });
});

describe('other refusals', () => {
  it('a payment session refuses its eleventh extension and too many tries', async () => {
    const refused = async (status: number, code: string) => {
      const shop = testShop({ answer: () => answered(status, { responseCode: status, code }) });
      const sessions = makeHttpPaymentSessions(
        shop.http,
        makeMemoryClock(),
        'http://localhost:4100',
      );
      return failureOf(sessions.open({ tempUserID: draft.tempUserID, amountCents: 1408 }));
    };
    expect(await refused(409, 'EXTENSION_LIMIT')).toMatchObject({ _tag: 'ExtensionLimitReached' });
    expect(await refused(429, 'TOO_MANY_ATTEMPTS')).toMatchObject({ _tag: 'TooManyAttempts' });
    expect(await refused(503, 'PAYMENT_UNAVAILABLE')).toMatchObject({ _tag: 'ShopFailed' });
  });

  it('an address service that is down says so, without an alert', async () => {
    const shop = testShop({ answer: () => answered(503, { responseCode: 503 }) });
    expect(await Effect.runPromise(makeHttpZipCodes(shop.http).checkAddress(ada))).toEqual({
      valid: true,
      addressVerdict: 'unavailable',
      upsValidatedAddresses: [],
    });
    expect(shop.events.heard).toEqual([]);
    const refused = testShop({ answer: () => answered(400, { responseCode: 400 }) });
    expect(await failureOf(makeHttpZipCodes(refused.http).checkAddress(ada))).toMatchObject({
      _tag: 'ShopRefused',
    });
  });

  it('the home page stands on the parts that answered, and falls with the last', async () => {
    const banner = { bannerId: 'b', title: '', text: '', imageUrl: '', linkUrl: '', position: 1 };
    const shop = testShop({
      values: shaken(),
      answer: ({ path }) => (path.endsWith('bannerlist') ? items(banner) : answered(500, {})),
    });
    expect(await Effect.runPromise(makeHttpCatalog(shop.http, place).home)).toEqual({
      banners: [banner],
      bestsellers: [],
      brands: [],
      parentCategories: [],
      subCategories: [],
      promoTiles: [],
      staffPicks: [],
      productGroups: [],
    });
    const down = testShop({ answer: () => answered(500, {}) });
    expect(await failureOf(makeHttpCatalog(down.http, place).home)).toMatchObject({
      _tag: 'ShopFailed',
    });
  });
});
