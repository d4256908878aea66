import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeApplePayWallet } from '#adapters/payments/apple-pay/apple-pay-wallet.ts';
import type { Cents } from '#domain/money/cents.ts';
import { sheetPriceOf } from '#domain/payment/wallet/sheet-price.ts';
import type { WalletAnswers } from '#ports/payment/wallet.ts';
import { type FakeFacts, fakeApplePay } from '#test/adapters/payments/fake-apple-pay.ts';
import { sheetWords } from '#test/application/payment/wallet/wallet-shop.ts';
import { walletContract } from '#test/ports/payment/wallet.contract.ts';

const merchantIdentifier = 'merchant.test';

walletContract('apple-pay-wallet', async (visitor) => ({
  wallet: makeApplePayWallet({
    page: fakeApplePay({ cancelsLate: visitor === 'cancels-late' }).page,
    merchantIdentifier,
  }),
  merchantSession: async () => ({ merchantSessionIdentifier: 'session' }),
}));

const price = sheetPriceOf({
  subTotal: 858 as Cents,
  shippingCharge: 499 as Cents,
  tax: 31 as Cents,
  total: 1288 as Cents,
});
const request = { isSent: true, price, coupon: 'SAVE1', words: sheetWords };
const taken = { price, faults: [] };
const answers: WalletAnswers = {
  merchantSession: () => Effect.succeed({ opaque: true }),
  contactChanged: () => Effect.succeed(taken),
  choiceChanged: () => Effect.succeed(taken),
  couponChanged: () => Effect.succeed(taken),
  authorized: () => Effect.succeed({ is: 'paid' }),
};
const run = async (facts: FakeFacts, change: Partial<WalletAnswers> = {}) => {
  const fake = fakeApplePay(facts);
  const wallet = makeApplePayWallet({ page: fake.page, merchantIdentifier });
  const ended = await Effect.runPromise(
    Effect.result(wallet.run(request, { ...answers, ...change })),
  );
  return { ...fake, ended };
};

describe('Apple Pay in a browser', () => {
  it('is asked with what the shop takes, and with amounts that add up', async () => {
    const { made } = await run({});
    expect(made).toMatchObject([
      {
        version: 14,
        request: {
          countryCode: 'US',
          currencyCode: 'USD',
          supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
          merchantCapabilities: ['supports3DS'],
          requiredShippingContactFields: ['postalAddress', 'name', 'email', 'phone'],
          total: { label: 'Crunchcart', amount: '12.88', type: 'final' },
          lineItems: [
            { label: 'subTotal', amount: '8.58' },
            { label: 'discount', amount: '-1.00' },
            { label: 'shipping', amount: '4.99' },
            { label: 'tax', amount: '0.31' },
          ],
          supportsCouponCode: true,
          couponCode: 'SAVE1',
        },
      },
    ]);
  });

  it('every change is answered with a new total', async () => {
    const told = (await run({})).answers;
    expect(told.map(({ to }) => to)).toEqual([
      ...['merchant', 'contact', 'card', 'method', 'coupon', 'payment'],
    ]);
    for (const { to, told: answer } of told) {
      if (to !== 'merchant' && to !== 'payment') {
        expect(answer['newTotal']).toEqual({ label: 'Crunchcart', amount: '12.88', type: 'final' });
      }
    }
    expect(told.at(-1)?.told).toEqual({ status: 0 });
  });

  it.each([
    [
      { about: 'shipping', field: 'zipcode', problem: { key: 'zip.state' } },
      'shippingContactInvalid',
      'postalCode',
    ],
    [
      { about: 'shipping', field: 'addressDetails', problem: { key: 'address.poBox' } },
      'shippingContactInvalid',
      'addressLines',
    ],
    [
      { about: 'billing', field: 'lastName', problem: { key: 'required.lastName' } },
      'billingContactInvalid',
      'name',
    ],
    [{ about: 'place', problem: { key: 'place.unable' } }, 'addressUnserviceable', undefined],
    [{ about: 'coupon', isExpired: true }, 'couponCodeExpired', undefined],
    [{ about: 'coupon', isExpired: false }, 'couponCodeInvalid', undefined],
    [{ about: 'shop' }, 'unknown', undefined],
  ] as const)('[P-46] %o is the error %s of %s', async (fault, code, contactField) => {
    const verdict = { is: 'not-paid', faults: [fault] } as const;
    const { answers: told } = await run({}, { authorized: () => Effect.succeed(verdict) });
    expect(told.at(-1)?.told).toMatchObject({ status: 1, errors: [{ code, contactField }] });
  });

  it('older browsers get an older version, without coupons', async () => {
    const { made } = await run({ newest: 6 });
    expect(made[0]?.version).toBe(6);
    expect(made[0]?.request).not.toHaveProperty('supportsCouponCode');
  });

  it('[WALLET-04] a session the browser does not open is no session, and its words stay inside', async () => {
    const { ended } = await run({ refuses: 'InvalidAccessError' });
    expect(ended).toMatchObject({
      failure: { _tag: 'WalletNotOpened', reason: 'InvalidAccessError' },
    });
  });

  it('what is no token is not sent anywhere', async () => {
    const { ended } = await run(
      { token: { paymentData: 'text' } },
      { authorized: () => expect.unreachable() },
    );
    expect(ended).toMatchObject({ failure: { _tag: 'WalletNotOpened', reason: 'token' } });
  });

  it.each([
    ['an old version', { newest: 2 }, 'version'],
    ['no device', { canPay: false }, 'device'],
    ['no card', { credentials: 'paymentCredentialsUnavailable' }, 'paymentCredentialsUnavailable'],
    ['no support', { credentials: 'applePayUnsupported' }, 'applePayUnsupported'],
  ])('[WALLET-03] is not offered with %s', async (_, facts, reason) => {
    const { page } = fakeApplePay(facts);
    const checked = Effect.result(makeApplePayWallet({ page, merchantIdentifier }).check);
    expect(await Effect.runPromise(checked)).toMatchObject({ failure: { reason } });
  });

  it('[WALLET-03] is not offered where there is none', async () => {
    const { page } = fakeApplePay();
    const { ApplePaySession: _, ...without } = page;
    const checked = Effect.result(makeApplePayWallet({ page: without, merchantIdentifier }).check);
    expect(await Effect.runPromise(checked)).toMatchObject({ failure: { reason: 'absent' } });
  });
});
