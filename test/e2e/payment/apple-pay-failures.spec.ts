import type { Page } from '@playwright/test';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';
import { onWalks } from '#test/e2e/fixtures/walks.ts';
import { WalletSheet } from '#test/e2e/fixtures/wallet-sheet.ts';

/** What the page and the sheet say, word for word. */
const texts = {
  'en-us': {
    unavailable:
      'Apple Pay is not available right now. Nothing was charged. Please try again or use another way to pay.',
    notOpened: 'Apple Pay did not open. Nothing was charged. Please use another way to pay.',
    declined: 'Your card was declined. Nothing was charged. Please try another card.',
    closed: 'Apple Pay was closed. Nothing was charged and your cart is as it was.',
    hawaii: 'We are unable to ship to HI addresses',
    postBox: 'Cannot ship to P.O. Box. Please provide another shipping address',
    coupon: 'We do not know this coupon. Please check the code.',
    checkOut: 'Check out',
  },
  es: {
    unavailable:
      'Apple Pay no está disponible en este momento. No se cobró nada. Inténtalo de nuevo o usa otra forma de pago.',
    notOpened: 'Apple Pay no se abrió. No se cobró nada. Usa otra forma de pago.',
    declined: 'Tu tarjeta fue rechazada. No se cobró nada. Prueba con otra tarjeta.',
    closed: 'Cerraste Apple Pay. No se cobró nada y tu carrito sigue igual.',
    hawaii: 'No podemos enviar a direcciones de HI',
    postBox: 'No podemos enviar a apartados postales. Indica otra dirección de envío',
    coupon: 'No conocemos este cupón. Revisa el código.',
    checkOut: 'Pagar',
  },
} as const;

const isThanked = (page: Page) => page.waitForURL(/\/thank-you\/CC-/);

onWalks(({ language }) => {
  const said = texts[language];
  const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');
  const atCart = async (page: Page, origin: string): Promise<WalletSheet> => {
    const shopper = new Shopper(page, origin, language);
    await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: false }, language });
    await shopper.opens('/cart');
    return new WalletSheet(page, language);
  };

  test('[WALLET-05] a shop Apple does not vouch for: the sheet closes, the page says so, and the next press pays', async ({
    page,
    shop,
    complaints,
  }) => {
    complaints.expect(/502/);
    const sheet = await atCart(page, shop.origin);
    const call = '**/apple-pay/paymentSession';
    await page.route(call, (route) => route.fulfill({ status: 502 }), { times: 1 });
    await sheet.button.click();
    await expect(alertOf(page)).toHaveText(said.unavailable);
    await expect(alertOf(page)).toBeFocused();
    await expect(page.locator('iframe')).toHaveCount(0);
    await isFine(page, `not vouched for, ${language}`);
    await sheet.opens();
    await sheet.isPaid();
    await isThanked(page);
  });

  test('[WALLET-04] a sheet that does not open: the page says so, and the other ways stay', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      class ApplePaySession {
        static supportsVersion = () => true;
        static canMakePayments = () => true;
        constructor() {
          throw new DOMException('There is a session already.', 'InvalidAccessError');
        }
      }
      Object.assign(window, { ApplePaySession });
    });
    const sheet = await atCart(page, shop.origin);
    await sheet.button.click();
    await expect(alertOf(page)).toHaveText(said.notOpened);
    await expect(alertOf(page)).toBeFocused();
    await expect(page.getByRole('link', { name: said.checkOut, exact: true })).toBeVisible();
    await isFine(page, `not opened, ${language}`);
  });

  test('declined: nothing was charged, the cart is as it was, and another card pays', async ({
    page,
    shop,
    complaints,
  }) => {
    complaints.expect(/402/);
    const sheet = await atCart(page, shop.origin);
    await sheet.opens();
    await sheet.isUsedBy('declined');
    await sheet.isPaid();
    await expect(alertOf(page)).toHaveText(said.declined);
    await expect(alertOf(page)).toBeFocused();
    await isFine(page, `declined, ${language}`);
    await sheet.opens();
    await sheet.isUsedBy('ca');
    await sheet.isPaid();
    await isThanked(page);
  });

  test('[P-49] cancelled, at once and late: the cart is as it was', async ({ page, shop }) => {
    const sheet = await atCart(page, shop.origin);
    const told = page.getByRole('main').getByRole('status').filter({ hasText: said.closed });
    await sheet.opens();
    await sheet.isCancelled();
    await expect(told).toHaveText(said.closed);
    await expect(sheet.button).toBeFocused();
    await isFine(page, `cancelled, ${language}`);
    await sheet.opens();
    await expect(told).toHaveCount(0);
    await sheet.isUsedBy('cancels-late');
    await sheet.isPaid();
    await expect(told).toHaveText(said.closed);
    await expect(sheet.button).toBeFocused();
    await expect(page.getByText('$8.58').first()).toBeVisible();
  });

  test('[WALLET-06] [WALLET-07] [P-46] in the sheet: Hawaii, a PO box, a coupon nobody knows; then a long street is divided and a good coupon pays less', async ({
    page,
    shop,
    complaints,
  }) => {
    complaints.expect(/409/);
    const sheet = await atCart(page, shop.origin);
    await sheet.opens();
    await sheet.isReady();
    await isFine(page, `the open sheet, ${language}`);
    await sheet.isUsedBy('hi');
    await sheet.says(said.hawaii);
    await isFine(page, `the sheet for Hawaii, ${language}`);
    await sheet.isUsedBy('po-box');
    await sheet.isPaid();
    await sheet.says(said.postBox);
    await isFine(page, `the sheet for a PO box, ${language}`);
    await sheet.isUsedBy('long-street');
    await sheet.isReady();
    const before = (await sheet.total.textContent()) ?? '';
    const code = sheet.frame.getByRole('textbox', { name: sheet.own.coupon });
    const apply = sheet.frame.getByRole('button', { name: sheet.own.apply });
    await code.fill('NOTHING');
    await apply.click();
    await expect(sheet.couponProblem).toHaveText(said.coupon);
    await expect(sheet.total).toHaveText(before);
    await isFine(page, `the sheet with a wrong coupon, ${language}`);
    await code.fill('CRUNCH10');
    await apply.click();
    await expect(sheet.total).not.toHaveText(before);
    await expect(sheet.couponProblem).toHaveText('');
    await sheet.isPaid();
    await isThanked(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('12345 North Rancho Margarita');
    await expect(main).toContainText('Boulevard, Building Seven');
    await expect(main).toContainText('CRUNCH10');
  });

  test('[WALLET-03] where the browser has no wallet there is no button, and the other ways stay', async ({
    page,
    shop,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED/);
    await page.route('**/wallet/apple-pay-sandbox.js', (route) => route.abort());
    const asked = page.waitForRequest('**/wallet/apple-pay-sandbox.js');
    const sheet = await atCart(page, shop.origin);
    await asked;
    await expect(page.getByRole('link', { name: said.checkOut, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(sheet.button).toHaveCount(0);
    await isFine(page, `no wallet, ${language}`);
  });
});
