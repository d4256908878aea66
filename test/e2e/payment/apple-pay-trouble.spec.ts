import type { Page } from '@playwright/test';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { type OwnShop, ownShop } from '#test/e2e/fixtures/own-shop.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';
import { onWalks, type Walk } from '#test/e2e/fixtures/walks.ts';
import { WalletSheet } from '#test/e2e/fixtures/wallet-sheet.ts';

/** What the page says, word for word; amounts are of two bags. */
const texts = {
  'en-us': {
    totalChanged:
      /^The price changed from \$\d+\.\d\d to \$\d+\.\d\d\. Nothing was charged\. Open Apple Pay again to see the new total\.$/,
    gone: /^Cinnamon Sugar Cookies is not available\.Nothing was charged\.Edit your cart$/,
    checking: 'Your payment is being checked. Please wait a moment and do not pay again.',
    mayBePlaced:
      'Your payment is still being checked, so your order may have been placed already. We will write to you as soon as we know. Please do not pay again before.',
    confirming: /Order CC-\S+ is in\. Your payment is still being confirmed; we will write to/,
    confirmed: /Order CC-\S+ is confirmed\./,
  },
  es: {
    totalChanged:
      /^El precio cambió de \$\d+\.\d\d a \$\d+\.\d\d\. No se cobró nada\. Abre Apple Pay de nuevo para ver el total nuevo\.$/,
    gone: /^Galletas sabor canela y azúcar no está disponible\.No se cobró nada\.Editar tu carrito$/,
    checking: 'Estamos verificando tu pago. Espera un momento y no vuelvas a pagar, por favor.',
    mayBePlaced:
      'Tu pago todavía se está verificando, así que tu pedido quizá ya se hizo. Te escribiremos en cuanto lo sepamos. No vuelvas a pagar antes, por favor.',
    confirming: /Recibimos el pedido CC-\S+\. Tu pago aún se está confirmando; te escribiremos a/,
    confirmed: /El pedido CC-\S+ está confirmado\./,
  },
} as const;

const snack = 'CKY-0402';
const shop: OwnShop = ownShop();

const atCart = async (page: Page, { language }: Walk): Promise<WalletSheet> => {
  const shopper = new Shopper(page, shop.origin, language);
  await shopper.remembers({ cart: { [snack]: 2 }, consent: { functional: false }, language });
  await shopper.opens('/cart');
  return new WalletSheet(page, language);
};
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

onWalks((walk) => {
  const { language } = walk;
  const said = texts[language];

  test('[WALLET-01] the price changed while the sheet was open: nothing is charged, and the next sheet shows the new total', async ({
    page,
  }) => {
    const sheet = await atCart(page, walk);
    await sheet.opens();
    await sheet.isReady();
    const before = (await sheet.total.textContent()) ?? '';
    await shop.sandbox.reprice(snack, language === 'es' ? 6.25 : 5.75);
    await sheet.isPaid();
    await expect(alertOf(page)).toHaveText(said.totalChanged);
    await expect(alertOf(page)).toContainText(before);
    await expect(alertOf(page)).toBeFocused();
    await isFine(page, `the total changed, ${language}`);
    await sheet.opens();
    await sheet.isReady();
    await expect(sheet.total).not.toHaveText(before);
    await sheet.isPaid();
    await page.waitForURL(/\/thank-you\/CC-/);
  });

  test('[P-30] the last bag was bought while the sheet was open: nothing is charged', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/409/);
    const sheet = await atCart(page, walk);
    await sheet.opens();
    await sheet.isReady();
    const before = await shop.sandbox.ledger();
    await shop.sandbox.restock(snack, 0);
    await sheet.isPaid();
    await expect(alertOf(page)).toHaveText(said.gone);
    await expect(alertOf(page)).toBeFocused();
    await isFine(page, `nothing left, ${language}`);
    await shop.sandbox.restock(snack, 500);
    expect(await shop.sandbox.ledger()).toBe(before);
  });

  test('[P-48] the shop answers late: the page says that it is being checked, then shows the order', async ({
    page,
    complaints,
  }) => {
    // Where the machine takes long the sheet's patience ends too, as it would on a phone.
    complaints.expect(/No answer to paymentauthorized in 30 seconds/);
    await page.clock.install();
    const sheet = await atCart(page, walk);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/submittedorder', async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    const sent = page.waitForRequest('**/submittedorder');
    await sheet.opens();
    await sheet.isPaid();
    await sent;
    await page.clock.fastForward(25_500);
    const told = page.getByRole('main').getByRole('status').filter({ hasText: said.checking });
    await expect(told).toHaveText(said.checking);
    await expect(page.locator('iframe')).toHaveCount(0);
    await isFine(page, `being checked, ${language}`);
    answer();
    await page.waitForURL(/\/thank-you\/CC-/);
  });

  test('[P-48] [ORDER-10] no answer arrives: the order may have been placed, and the next press shows it', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/net::ERR_|status of 422/);
    const sheet = await atCart(page, walk);
    await page.route('**/submittedorder', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await sheet.opens();
    await sheet.isPaid();
    await expect(alertOf(page)).toHaveText(said.mayBePlaced);
    await expect(alertOf(page)).toBeFocused();
    await isFine(page, `perhaps placed, ${language}`);
    await page.unroute('**/submittedorder');
    await sheet.opens();
    await sheet.isPaid();
    await page.waitForURL(/\/thank-you\/CC-/);
  });

  test('[P-32] [P-48] the line is cut after the charge: the order is being confirmed, then paid once', async ({
    page,
  }) => {
    const sheet = await atCart(page, walk);
    await sheet.opens();
    await shop.sandbox.nextAuthorization({ mode: 'timeoutAfterCommit', delayMs: 100 });
    const findAgain = await shop.sandbox.hidesPayments();
    await sheet.isPaid();
    await page.waitForURL(/\/thank-you\/CC-/);
    const main = page.getByRole('main');
    await expect(main).toContainText(said.confirming);
    await isFine(page, `being confirmed, ${language}`);
    await findAgain();
    const told = async () => {
      await page.reload();
      await main
        .getByText(/CC-\S+/)
        .first()
        .waitFor();
      return main.textContent();
    };
    await expect.poll(told, { timeout: 100_000, intervals: [1000] }).toMatch(said.confirmed);
  });
});
