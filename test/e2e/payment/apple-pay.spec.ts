import type { Page } from '@playwright/test';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import type { Shopper } from '#test/e2e/fixtures/shopper.ts';
import { WalletSheet } from '#test/e2e/fixtures/wallet-sheet.ts';

/** At the cart page with two bags of chips. */
const atCart = async (
  shopper: Shopper,
  page: Page,
  language: 'en-us' | 'es' = 'en-us',
): Promise<WalletSheet> => {
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: false }, language });
  await shopper.opens('/cart');
  return new WalletSheet(page, language);
};

const isThanked = (page: Page) => page.waitForURL(/\/thank-you\/CC-/);

for (const [where, width] of [
  ['desktop', 1280],
  ['phone', 390],
] as const) {
  for (const language of ['en-us', 'es'] as const) {
    test(`[WALLET-01] a guest pays the cart with Apple Pay on a ${where} in ${language}`, async ({
      shopper,
      page,
      shop,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const sheet = await atCart(shopper, page, language);
      await expect(sheet.button).toBeVisible();
      expect((await sheet.button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await isFine(page, 'the cart with the button');
      await sheet.opens();
      await sheet.isReady();
      const seen = await sheet.total.textContent();
      await sheet.isPaid();
      await isThanked(page);
      const total = Number(seen?.replace(/[^0-9.]/g, ''));
      await expect(page.getByRole('main')).toContainText(total.toFixed(2));
      expect(await shop.sandbox.ledger()).toContain(`"amountCents":${Math.round(total * 100)}`);
      await shopper.opens('/cart');
      await expect(sheet.button).toHaveCount(0);
    });
  }
}

test('[WALLET-01] one product alone, from its page: the cart stays as it is', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: false } });
  await shopper.opens('/product/POP-0102');
  const sheet = new WalletSheet(page);
  await sheet.opens();
  await sheet.isUsedBy('ny');
  await sheet.isPaid();
  await isThanked(page);
  await expect(page.getByRole('main')).toContainText('Noah Young');
  await shopper.opens('/cart');
  await expect(sheet.button).toBeVisible();
});

test('[WALLET-01] [CHK-19] at the payment step, above the card', async ({ shopper, page }) => {
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  await shopper.continuesToPayment();
  const sheet = new WalletSheet(page);
  await sheet.opens();
  await sheet.isUsedBy('lower-case');
  await sheet.isPaid();
  await isThanked(page);
  // Whatever was typed before: the sheet's contact is the order's.
  await expect(page.getByRole('main')).toContainText('NY 11201');
});

test('by keyboard alone', async ({ shopper, page }) => {
  const sheet = await atCart(shopper, page);
  await sheet.button.focus();
  await page.keyboard.press('Enter');
  await sheet.isReady();
  await sheet.frame.getByRole('radio', { name: 'ca', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await sheet.isReady();
  await sheet.pay.focus();
  await page.keyboard.press('Enter');
  await isThanked(page);
});
