import { describe, expect, it } from 'vitest';
import { makeHttpOrderPlacement } from '#adapters/http/order/http-order-placement.ts';
import type { GivenPayment } from '#domain/payment/payment-method.ts';
import { failureOf, signedIn, testShop } from '#test/adapters/http/fixture.ts';
import { draft, draftOnWire, facts, given, place } from '#test/adapters/http/order/whole-draft.ts';

const sentFor = async (payment: GivenPayment, more: { readonly cartToken?: string } = {}) => {
  const shop = testShop({ values: signedIn() });
  const desk = makeHttpOrderPlacement(shop.http, place);
  const submission = { quoteId: 'q-1', draft, payment, idempotencyKey: 'key-1', ...more };
  await failureOf(desk.submit(submission));
  const [request] = shop.requests;
  return { path: request?.path, body: request?.body as Record<string, unknown> };
};

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
