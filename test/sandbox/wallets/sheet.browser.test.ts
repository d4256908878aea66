import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentData } from '#sandbox/wallets/tokens/payment-data.ts';
import { missingBrowser } from '#test/chromium.ts';
import { walletPayment } from '#test/sandbox/wallets/tokens-under-test.ts';
import {
  type ShopWindow,
  sheetOf,
  type WalletInBrowser,
  walletInBrowser,
} from '#test/sandbox/wallets/wallet-in-browser.ts';

declare const shop: ShopWindow;
declare const ApplePayError: new (...given: unknown[]) => object;

let world: WalletInBrowser;
let page: Page;

const sheet = () => sheetOf(page);
const button = (name: string) => sheet().getByRole('button', { name, exact: true });
const person = (name: string) => sheet().getByRole('radio', { name, exact: true });
const isReady = (words = 'Ready to pay') => sheet().getByText(words).waitFor();
const isGone = () => expect.poll(() => page.locator('iframe').count()).toBe(0);
const types = () => page.evaluate(() => shop.types());
const last = (type: string) => page.evaluate((name) => shop.last(name), type);
const total = () =>
  sheet()
    .getByText(/^Total \$/)
    .textContent();
const buy = async (options: Parameters<WalletInBrowser['openShop']>[0] = {}, changes = {}) => {
  page = await world.openShop(options);
  await page.evaluate((given) => Object.assign(shop.request, given), changes);
  await page.getByRole('button', { name: 'Buy' }).click();
};

describe.skipIf(missingBrowser)(`the payment sheet ${missingBrowser ?? ''}`, () => {
  beforeAll(async () => {
    world = await walletInBrowser();
  });
  afterAll(() => world?.stop());
  afterEach(() => page?.context().close());

  it('[WALLET-01] asks the shop in the real order, and pays with a token the gateway takes', async () => {
    await buy();
    await isReady();
    expect(await total()).toBe('Total $23.47');
    expect(await last('shippingcontactselected')).toEqual({
      shippingContact: {
        locality: 'San Francisco',
        administrativeArea: 'CA',
        postalCode: '94103',
        country: 'United States',
        countryCode: 'US',
      },
    });
    await button('Pay').click();
    await isGone();
    expect(await types()).toEqual([
      'validatemerchant',
      'paymentmethodselected',
      'shippingcontactselected',
      'paymentauthorized',
    ]);
    const paid = Object((await last('paymentauthorized'))?.['payment']);
    expect(paid.shippingContact.addressLines).toEqual(['1455 Market St']);
    const token: PaymentData = paid.token.paymentData;
    const reply = await world.wallet.under.post('/pts/v2/payments', walletPayment(token));
    expect(reply.at('status')).toBe('AUTHORIZED');
  });

  it('[WALLET-01] pays the total the shop told last, of the person chosen last', async () => {
    await buy();
    await isReady();
    await page.evaluate(() => {
      const newTotal = { label: 'Crunchcart', amount: '31.05' };
      const newLineItems = [
        { label: 'Snacks', amount: '23.47' },
        { label: 'Shipping', amount: '7.58' },
      ];
      shop.answers['shippingcontactselected'] = { newTotal, newLineItems };
    });
    await person('ny').check();
    await sheet().getByText('Shipping $7.58').waitFor();
    expect(await total()).toBe('Total $31.05');
    await isReady();
    await button('Pay').click();
    await isGone();
    const paid = Object((await last('paymentauthorized'))?.['payment']);
    expect(paid.shippingContact.givenName).toBe('Noah');
    const pay = (totalAmount: string) =>
      world.wallet.under.post(
        '/pts/v2/payments',
        walletPayment(paid.token.paymentData, { totalAmount }),
      );
    expect((await pay('23.47')).at('details.0.reason')).toBe('AMOUNT_MISMATCH');
    expect((await pay('31.05')).at('status')).toBe('AUTHORIZED');
  });

  it('[WALLET-06] shows what is wrong at the field, and pays nothing until another person is chosen', async () => {
    await buy();
    await isReady();
    await page.evaluate(() => {
      shop.answers['shippingcontactselected'] = {
        newTotal: { label: 'Crunchcart', amount: '23.47' },
        errors: [
          new ApplePayError('shippingContactInvalid', 'postalCode', 'Check the zip'),
          new ApplePayError('addressUnserviceable', undefined, 'Not to Hawaii'),
        ],
      };
    });
    await person('hi').check();
    await sheet().getByText('Choose another person').waitFor();
    const zip = sheet().getByRole('definition').filter({ hasText: '96813' });
    expect(await zip.textContent()).toBe('96813 Check the zip');
    expect(await sheet().getByRole('alert').textContent()).toBe('Not to Hawaii');
    expect(await button('Pay').isDisabled()).toBe(true);
    await page.evaluate(() => {
      shop.answers['shippingcontactselected'] = {
        newTotal: { label: 'Crunchcart', amount: '23.47' },
      };
    });
    await person('ca').check();
    await isReady();
    expect(await sheet().getByRole('alert').textContent()).toBe('');
  });

  it('[WALLET-06] stays open when the payment is refused with errors, and closes without', async () => {
    await buy();
    await isReady();
    await page.evaluate(() => {
      const error = new ApplePayError('shippingContactInvalid', 'addressLines', 'No PO boxes');
      shop.answers['paymentauthorized'] = { status: 1, errors: [error] };
    });
    await person('po-box').check();
    await isReady();
    await button('Pay').click();
    await sheet().getByText('PO Box 123 No PO boxes').waitFor();
    await page.evaluate(() => {
      shop.answers['paymentauthorized'] = { status: 1 };
    });
    await person('ca').check();
    await isReady();
    await button('Pay').click();
    await isGone();
    const all = await types();
    expect(all.filter((type) => type === 'paymentauthorized')).toHaveLength(2);
    expect(all).not.toContain('cancel');
  });

  const methods = [
    { label: 'Standard', detail: '5 days', amount: '0.00', identifier: 'standard' },
    { label: 'Express', detail: '2 days', amount: '4.99', identifier: 'express' },
  ];

  it('[WALLET-01] lets a shipping method be chosen', async () => {
    await buy({}, { shippingMethods: methods });
    await isReady();
    const group = sheet().getByRole('radiogroup', { name: 'Shipping method' });
    expect(await group.getByRole('radio', { name: 'Standard' }).isChecked()).toBe(true);
    await group.getByRole('radio', { name: 'Express' }).check();
    await sheet().getByText('Total $28.46').waitFor();
    expect(await last('shippingmethodselected')).toEqual({ shippingMethod: methods[1] });
  });

  it('[WALLET-01] takes a coupon code from version 12 on', async () => {
    await buy({}, { supportsCouponCode: true, couponCode: 'OLD' });
    await isReady();
    const field = sheet().getByLabel('Coupon code');
    expect(await field.inputValue()).toBe('OLD');
    await field.fill('SNACK5');
    await button('Apply').click();
    await sheet().getByText('Total $20.00').waitFor();
    expect(await last('couponcodechanged')).toEqual({ couponCode: 'SNACK5' });
    await page.evaluate(() => {
      shop.answers['couponcodechanged'] = {
        newTotal: { label: 'Crunchcart', amount: '23.47' },
        errors: [new ApplePayError('couponCodeInvalid')],
      };
    });
    await field.fill('NONE');
    await field.press('Enter');
    await sheet().getByText('This coupon code is not valid.').waitFor();
    await isReady();
    await page.evaluate(() => shop.session['abort']?.());
    await page.evaluate(() => {
      shop.version = 11;
      shop.begin();
    });
    await isReady();
    expect(await sheet().getByLabel('Coupon code').isVisible()).toBe(false);
  });

  it('[P-49] tells of a cancel after pressing Pay, with and without a token', async () => {
    await buy();
    await isReady();
    await person('cancels-late').check();
    await isReady();
    await button('Pay').click();
    await isGone();
    expect((await types()).slice(-1)).toEqual(['cancel']);
    expect(await types()).not.toContain('paymentauthorized');

    await page.evaluate(() => {
      shop.answers['paymentauthorized'] = undefined;
      shop.begin();
    });
    await isReady();
    await button('Pay').click();
    await expect.poll(types).toContain('paymentauthorized');
    await button('Cancel').click();
    await isGone();
    expect((await types()).slice(-2)).toEqual(['paymentauthorized', 'cancel']);
  });

  it('[WALLET-01] skips the events nobody listens to, and hears listeners', async () => {
    page = await world.openShop();
    await page.evaluate(() => {
      const session = shop.make();
      for (const name of ['onpaymentmethodselected', 'onshippingcontactselected']) {
        Reflect.set(session, name, null);
      }
      session['addEventListener']?.('paymentauthorized', () => Reflect.set(shop, 'listened', true));
      session['begin']?.();
    });
    await isReady();
    await button('Pay').click();
    await isGone();
    expect(await types()).toEqual(['validatemerchant', 'paymentauthorized']);
    expect(await page.evaluate(() => Reflect.get(shop, 'listened'))).toBe(true);
  });
});
