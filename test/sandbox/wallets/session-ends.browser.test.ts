import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { missingBrowser } from '#test/chromium.ts';
import {
  type ShopWindow,
  sheetOf,
  type Thrown,
  type WalletInBrowser,
  walletInBrowser,
} from '#test/sandbox/wallets/wallet-in-browser.ts';

declare const shop: ShopWindow;
let world: WalletInBrowser;
let page: Page;

const isReady = () => sheetOf(page).getByText('Ready to pay').waitFor();
const thrown = (name: string, message?: RegExp) =>
  expect.objectContaining({ name, ...(message && { message: expect.stringMatching(message) }) });
const cancelReason = () =>
  page.evaluate(
    () => (shop.last('cancel')?.['sessionError'] as { info?: { reason?: string } })?.info?.reason,
  );

describe.skipIf(missingBrowser)(`how a session of the sandbox ends ${missingBrowser ?? ''}`, () => {
  beforeAll(async () => {
    world = await walletInBrowser();
  });
  afterAll(() => world?.stop());
  afterEach(() => page?.context().close());

  it('[WALLET-05] refuses what is no merchant session', async () => {
    page = await world.openShop();
    const tried = await page.evaluate(async () => {
      shop.answers['validatemerchant'] = undefined;
      shop.begin();
      while (!shop.types().includes('validatemerchant')) {
        await new Promise((next) => requestAnimationFrame(next));
      }
      return ['text', null, undefined].map(
        (given) => shop.thrownBy(() => shop.session['completeMerchantValidation']?.(given))?.name,
      );
    });
    expect(tried).toEqual(['TypeError', 'TypeError', 'TypeError']);
    expect(await page.evaluate(() => shop.last('validatemerchant')?.['validationURL'])).toBe(
      world.wallet.running.validationUrl,
    );
  });

  it.each([
    ['used', 'MERCHANT_SESSION_USED'],
    ['old', 'MERCHANT_SESSION_EXPIRED'],
    ['of another domain', 'MERCHANT_SESSION_WRONG_DOMAIN'],
    ['made up', 'MERCHANT_SESSION_UNKNOWN'],
  ])('[P-47] cancels when the merchant session is %s', async (which, reason) => {
    page = await world.openShop();
    if (which === 'used') {
      await page.evaluate(() => shop.begin());
      await isReady();
      await page.evaluate(() => {
        shop.session['abort']?.();
        shop.answers['validatemerchant'] = Reflect.get(shop, 'given');
        shop.begin();
      });
    } else {
      const domain = which === 'of another domain' ? 'other.example' : 'localhost';
      const session =
        which === 'made up' ? {} : await world.wallet.session({ initiativeContext: domain });
      if (which === 'old') world.wallet.advance(5 * 60_000 + 1);
      await page.evaluate((given) => {
        shop.answers['validatemerchant'] = given;
        shop.begin();
      }, session);
    }
    await expect.poll(cancelReason).toBe(reason);
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it.each([
    'validatemerchant',
    'paymentmethodselected',
    'shippingcontactselected',
    'paymentauthorized',
  ])('[P-48] cancels when %s gets no answer for 30 seconds', async (type) => {
    page = await world.openShop({ prepare: (fresh) => fresh.clock.install() });
    await page.evaluate((silent) => {
      shop.answers[silent] = undefined;
      shop.begin();
    }, type);
    if (type === 'paymentauthorized') {
      await isReady();
      await sheetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    }
    await expect.poll(() => page.evaluate(() => shop.types().at(-1))).toBe(type);
    await page.clock.fastForward(25_000);
    expect(await page.evaluate(() => shop.types())).not.toContain('cancel');
    await page.clock.fastForward(5_100);
    await expect.poll(cancelReason).toMatch(`No answer to ${type}`);
    const late = await page.evaluate(() =>
      shop.thrownBy(() => shop.session['completePayment']?.({ status: 0 })),
    );
    expect(late).toEqual(thrown('InvalidStateError') as Thrown);
  });

  it('[WALLET-04] cancels when the sheet does not load', async () => {
    page = await world.openShop({
      prepare: async (fresh) => {
        await fresh.clock.install();
        await fresh.route('**/wallet/sheet?*', (route) => route.abort());
      },
    });
    await page.evaluate(() => shop.begin());
    await page.clock.fastForward(30_100);
    await expect.poll(cancelReason).toBe('The sheet did not load.');
    expect(await page.locator('dialog').count()).toBe(0);
  });

  it('[WALLET-01] can be aborted while it is shown, and only then', async () => {
    page = await world.openShop();
    const abort = () => page.evaluate(() => shop.thrownBy(() => shop.session['abort']?.()));
    await page.evaluate(() => void shop.make());
    expect(await abort()).toEqual(thrown('InvalidAccessError'));
    await page.evaluate(() => shop.begin());
    await isReady();
    expect(await abort()).toBeUndefined();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.evaluate(() => shop.types())).not.toContain('cancel');
    expect(await abort()).toEqual(thrown('InvalidAccessError'));
  });
});
