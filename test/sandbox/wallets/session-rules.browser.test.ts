import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { missingBrowser } from '#test/chromium.ts';
import {
  type ShopWindow,
  sheetOf,
  type WalletInBrowser,
  walletInBrowser,
} from '#test/sandbox/wallets/wallet-in-browser.ts';

declare const shop: ShopWindow;
declare const ApplePaySession: (new (
  version: unknown,
  request: unknown,
) => object) & {
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  supportsVersion(version: number): boolean;
  canMakePayments(): boolean;
  canMakePaymentsWithActiveCard(merchant: string): Promise<boolean>;
  applePayCapabilities(merchant: string): Promise<object>;
};
declare const ApplePayError: new (...given: unknown[]) => object;

let world: WalletInBrowser;
let page: Page;

const isReady = () => sheetOf(page).getByText('Ready to pay').waitFor();
const thrown = (name: string, message?: RegExp) =>
  expect.objectContaining({ name, ...(message && { message: expect.stringMatching(message) }) });

describe.skipIf(missingBrowser)(`ApplePaySession of the sandbox ${missingBrowser ?? ''}`, () => {
  beforeAll(async () => {
    world = await walletInBrowser();
  });
  afterAll(() => world?.stop());
  afterEach(() => page?.context().close());

  it('[WALLET-03] says what it can, with the constants', async () => {
    page = await world.openShop();
    const said = await page.evaluate(async () => ({
      versions: [1, 3, 14, 15, 1.5].map((version) => ApplePaySession.supportsVersion(version)),
      none: shop.thrownBy(() => ApplePaySession.supportsVersion(0)),
      can: ApplePaySession.canMakePayments(),
      active: await ApplePaySession.canMakePaymentsWithActiveCard('merchant.example'),
      capabilities: await ApplePaySession.applePayCapabilities('merchant.example'),
      statuses: [ApplePaySession.STATUS_SUCCESS, ApplePaySession.STATUS_FAILURE],
    }));
    expect(said).toEqual({
      versions: [true, true, true, false, false],
      none: thrown('InvalidAccessError'),
      can: true,
      active: true,
      capabilities: { paymentCredentialStatus: 'paymentCredentialsAvailable' },
      statuses: [0, 1],
    });
  });

  it('[WALLET-03] leaves a real one alone', async () => {
    page = await world.openShop({
      prepare: (fresh) => fresh.addInitScript('window.ApplePaySession = class Real {}'),
    });
    expect(await page.evaluate(() => ApplePaySession.name)).toBe('Real');
  });

  it('[WALLET-01] needs a press', async () => {
    page = await world.openShop();
    expect(await page.evaluate(() => shop.atLoad)).toEqual(
      thrown('InvalidAccessError', /user gesture/),
    );
    await page.getByRole('button', { name: 'Buy' }).click();
    await isReady();
  });

  const tryRequest = (version: unknown, changes: object) =>
    page.evaluate(
      ([given, change]) =>
        shop.thrownBy(() => new ApplePaySession(given, { ...shop.request, ...Object(change) })),
      [version, changes] as const,
    );

  it('[WALLET-01] refuses an unknown version', async () => {
    page = await world.openShop();
    for (const version of [0, 99, 'three']) {
      expect(await tryRequest(version, {})).toEqual(thrown('InvalidAccessError'));
    }
  });

  it('[WALLET-01] refuses a request with anything missing or strange, and takes a good one', async () => {
    page = await world.openShop();
    const amount = (text: unknown) => ({ total: { label: 'Shop', amount: text } });
    const method = { label: 'Standard', detail: '', amount: '4.99', identifier: 'standard' };
    const bad: readonly object[] = [
      { countryCode: undefined },
      { countryCode: 'usa' },
      { currencyCode: undefined },
      { currencyCode: 'usd' },
      { total: undefined },
      { total: { amount: '1.00' } },
      amount(23.47),
      amount('23,47'),
      amount('$23.47'),
      amount('1e3'),
      amount('23.471'),
      amount('-1.00'),
      amount(undefined),
      { merchantCapabilities: [] },
      { merchantCapabilities: undefined },
      { merchantCapabilities: ['supports4DS'] },
      { supportedNetworks: [] },
      { supportedNetworks: undefined },
      { supportedNetworks: ['mastercard'] },
      { requiredShippingContactFields: ['street'] },
      { requiredBillingContactFields: ['street'] },
      { lineItems: [{ label: 'Snacks' }] },
      { lineItems: [{ amount: '1.00' }] },
      { shippingMethods: [{ ...method, amount: 4.99 }] },
      { shippingMethods: [{ ...method, amount: '-4.99' }] },
      { shippingMethods: [{ ...method, identifier: undefined }] },
    ];
    for (const changes of bad) {
      expect([changes, await tryRequest(12, changes)]).toEqual([changes, thrown('TypeError')]);
    }
    const good: readonly object[] = [
      {},
      {
        lineItems: [
          { label: 'Tax', type: 'pending' },
          { label: 'Coupon', amount: '-2.00' },
        ],
      },
      { shippingMethods: [method] },
      { total: { label: 'Shop', amount: '5', type: 'pending' } },
    ];
    for (const changes of good) expect(await tryRequest(12, changes)).toBeUndefined();
  });

  it('[WALLET-01] makes errors of known codes and fields only', async () => {
    page = await world.openShop();
    const made = await page.evaluate(() => ({
      good: { ...new ApplePayError('shippingContactInvalid', 'postalCode', 'No such zip') },
      bare: { ...new ApplePayError('addressUnserviceable') },
      code: shop.thrownBy(() => new ApplePayError('bad')),
      field: shop.thrownBy(() => new ApplePayError('unknown', 'street')),
    }));
    expect(made).toEqual({
      good: { code: 'shippingContactInvalid', contactField: 'postalCode', message: 'No such zip' },
      bare: { code: 'addressUnserviceable', contactField: undefined, message: '' },
      code: thrown('TypeError'),
      field: thrown('TypeError'),
    });
  });

  it('[WALLET-01] begins once, one at a time, and only where merchants are validated', async () => {
    page = await world.openShop();
    const first = await page.evaluate(() => {
      const bare = new ApplePaySession(12, shop.request) as { begin(): void };
      const unheard = shop.thrownBy(() => bare.begin());
      shop.begin();
      const [begun] = [shop.session];
      const twice = shop.thrownBy(() => begun['begin']?.());
      const other = shop.make();
      return { unheard, twice, beside: shop.thrownBy(() => other['begin']?.()) };
    });
    expect(first).toEqual({
      unheard: thrown('InvalidAccessError', /onvalidatemerchant/),
      twice: thrown('InvalidAccessError', /already active/),
      beside: thrown('InvalidAccessError', /already has an active/),
    });
  });

  it('[WALLET-01] takes answers only to the event that waits', async () => {
    page = await world.openShop();
    const completions = [
      'completeMerchantValidation',
      'completePaymentMethodSelection',
      'completeShippingContactSelection',
      'completeShippingMethodSelection',
      'completeCouponCodeChange',
      'completePayment',
    ];
    const tryAll = () =>
      page.evaluate(
        (names) => names.map((name) => shop.thrownBy(() => shop.session[name]?.({}))?.name),
        completions,
      );
    await page.evaluate(() => void shop.make());
    expect(await tryAll()).toEqual(completions.map(() => 'InvalidStateError'));
    await page.evaluate(() => shop.begin());
    await isReady();
    expect(await tryAll()).toEqual(completions.map(() => 'InvalidStateError'));
  });

  it('[WALLET-01] wants a new total, decimal amounts and real errors in every answer', async () => {
    page = await world.openShop();
    const tries = await page.evaluate(async () => {
      const { paymentmethodselected: good } = shop.answers;
      shop.answers['paymentmethodselected'] = undefined;
      shop.begin();
      while (!shop.types().includes('paymentmethodselected')) {
        await new Promise((next) => requestAnimationFrame(next));
      }
      const answer = (given: unknown) =>
        shop.thrownBy(() => shop.session['completePaymentMethodSelection']?.(given))?.name;
      return [
        undefined,
        {},
        { newTotal: { label: 'Shop', amount: 23 } },
        { newTotal: { label: 'Shop', amount: '-1.00' } },
        { ...Object(good), newLineItems: [{ label: 'Snacks', amount: 'ten' }] },
        { ...Object(good), errors: [{ code: 'unknown' }] },
        good,
      ].map(answer);
    });
    expect(tries).toEqual([...Array.from({ length: 6 }, () => 'TypeError'), undefined]);
  });
});
