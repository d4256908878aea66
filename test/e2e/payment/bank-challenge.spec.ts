import type { Page } from '@playwright/test';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';
import { stockOf } from '#test/e2e/fixtures/stock.ts';
import { onWalks } from '#test/e2e/fixtures/walks.ts';

const languages = ['en-us', 'es'] as const;

const startsPaying = async (
  shopper: Shopper,
  language: (typeof languages)[number],
  card: string,
  cart: Readonly<Record<string, number>> = { 'CHP-0102': 2 },
) => {
  await shopper.remembers({
    cart,
    consent: { functional: false },
    ...(language === 'es' && { language }),
  });
  await shopper.opens('/checkout/shipping');
  await shopper.heading(shopper.words['shipping.title']).waitFor();
  await shopper.goesToReview(card);
  await shopper.placeOrder.click();
};
const dialogOf = (page: Page, { words }: Shopper) =>
  page.getByRole('alertdialog', { name: words['bank.title'] });
const bankOf = (page: Page, { words }: Shopper) =>
  page.frameLocator(`iframe[title="${words['bank.page']}"]`);

for (const language of languages) {
  test(`[P-22] ${language}: the bank asks, the shopper confirms, one order is paid`, async ({
    shop,
    page,
    complaints,
  }) => {
    complaints.expect(/status of 402/);
    const shopper = new Shopper(page, shop.origin, language);
    await startsPaying(shopper, language, '3ds-challenge-ok');
    await expect(dialogOf(page, shopper)).toBeVisible();
    await expect(page.getByRole('heading', { name: shopper.words['bank.title'] })).toBeFocused();
    const bank = bankOf(page, shopper);
    await bank.getByLabel('Code').fill('1234');
    await bank.getByRole('button', { name: 'Confirm' }).click();
    const orderId = await shopper.thankYouOrderId();
    const { email } = shopper.shipping;
    await expect
      .poll(() => shop.sandbox.mailsTo(email))
      .toMatchObject([{ text: expect.stringContaining(orderId) }]);
  });
}

/** Nobody else buys these. */
const own = { back: 'CHP-2202', reload: 'CHP-5002', away: 'PRZ-0202', escape: 'CHP-2302' };

const leaving = {
  back: async (page: Page) => {
    await page.goBack();
  },
  reload: async (page: Page) => {
    await page.reload();
  },
  away: async (page: Page) => {
    await page.goto('about:blank');
  },
  escape: (page: Page) => page.keyboard.press('Escape'),
} as const;

for (const way of ['back', 'reload', 'away', 'escape'] as const) {
  test(`[P-22] leaving the question (${way}) gives the goods back at once, and nothing is charged`, async ({
    shop,
    shopper,
    page,
    complaints,
  }) => {
    complaints.expect(/status of (402|422)/);
    const product = own[way];
    const before = await stockOf(shop.origin, product);
    await startsPaying(shopper, 'en-us', '3ds-challenge-ok', { [product]: 2 });
    await expect(dialogOf(page, shopper)).toBeVisible();
    expect(await stockOf(shop.origin, product)).toBe(before - 2);
    await leaving[way](page);
    await expect.poll(() => stockOf(shop.origin, product)).toBe(before);
    if (way !== 'reload') return;
    // The card is never kept; typed again, it pays for one order.
    await shopper.heading(shopper.words['payment.title']).waitFor();
    await shopper.typesCard('visa-ok');
    await shopper.continuesToReview();
    await shopper.placeOrder.click();
    await shopper.thankYouOrderId();
    expect(await stockOf(shop.origin, product)).toBe(before - 2);
  });
}

/** What the page says, word for word. */
const texts = {
  'en-us': {
    refused:
      'Your bank could not confirm that it was you. Nothing was charged. Please try another card.',
    left: 'Your bank did not get your confirmation. Nothing was charged. Place the order again, or use another card.',
  },
  es: {
    refused: 'Tu banco no pudo confirmar que eres tú. No se cobró nada. Prueba con otra tarjeta.',
    left: 'Tu banco no recibió tu confirmación. No se cobró nada. Haz el pedido de nuevo o usa otra tarjeta.',
  },
} as const;

onWalks(({ language }) => {
  const said = texts[language];

  test('[P-22] left by Escape or by the button, then refused: each time nothing is charged, and another card pays for the same cart', async ({
    shop,
    page,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/status of (402|422)/);
    const shopper = new Shopper(page, shop.origin, language);
    const told = page.getByRole('main').getByRole('alert');
    const dialog = dialogOf(page, shopper);
    const paysWith = async (card: string) => {
      await told.getByRole('link').click();
      await shopper.heading(shopper.words['payment.title']).waitFor();
      await shopper.typesCard(card);
      await shopper.continuesToReview();
      await shopper.placeOrder.click();
    };
    await startsPaying(shopper, language, '3ds-challenge-ok');
    await expect(bankOf(page, shopper).getByLabel('Code')).toBeVisible();
    await isFine(page, `the bank’s question, ${language}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(told.locator('p').first()).toHaveText(said.left);
    await expect(told).toBeFocused();
    await isFine(page, `left the bank’s question, ${language}`);
    await shopper.placeOrder.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: shopper.words['bank.cancel'] }).click();
    await expect(told.locator('p').first()).toHaveText(said.left);

    await paysWith('3ds-challenge-fail');
    const bank = bankOf(page, shopper);
    await bank.getByLabel('Code').fill('1234');
    await bank.getByRole('button', { name: 'Confirm' }).click();
    await expect(told.locator('p').first()).toHaveText(said.refused);
    await expect(told).toBeFocused();
    await expect(dialog).toBeHidden();
    await isFine(page, `refused by the bank, ${language}`);
    await paysWith('mastercard-ok');
    await shopper.thankYouOrderId();
    const { email } = shopper.shipping;
    await expect.poll(async () => (await shop.sandbox.mailsTo(email)).length).toBe(1);
  });
});
