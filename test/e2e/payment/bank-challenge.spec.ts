import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

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

test('[P-22] a refused question is a declined card; another card pays for the same cart', async ({
  shop,
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/status of 402/);
  await startsPaying(shopper, 'en-us', '3ds-challenge-fail');
  const bank = bankOf(page, shopper);
  await bank.getByLabel('Code').fill('1234');
  await bank.getByRole('button', { name: 'Confirm' }).click();
  const told = page.getByRole('main').getByRole('alert');
  await expect(told).toContainText('Your bank could not confirm that it was you');
  await expect(dialogOf(page, shopper)).toBeHidden();
  await told.getByRole('link').click();
  await shopper.heading(shopper.words['payment.title']).waitFor();
  await shopper.typesCard('visa-ok');
  await shopper.continuesToReview();
  await shopper.placeOrder.click();
  await shopper.thankYouOrderId();
  const { email } = shopper.shipping;
  await expect.poll(async () => (await shop.sandbox.mailsTo(email)).length).toBe(1);
});

/** Nobody else buys these. */
const own = { back: 'CHP-2202', reload: 'CHP-5002', away: 'PRZ-0202', escape: 'CHP-2302' };

const stockOf = async (origin: string, productId: string): Promise<number> => {
  const body = { locationNumber: '100', items: [{ productId, quantity: 1 }] };
  const answer = await fetch(`${origin}/webservices/cartreview/productinventory`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data } = (await answer.json()) as { data: readonly { quantity: number }[] };
  return data[0]?.quantity ?? Number.NaN;
};

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

test('[P-22] Escape leaves the question: nothing charged, the same press asks again, another card pays', async ({
  shop,
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/status of (402|422)/);
  await startsPaying(shopper, 'en-us', '3ds-challenge-ok');
  const dialog = dialogOf(page, shopper);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const told = page.getByRole('main').getByRole('alert');
  await expect(told).toContainText('Nothing was charged');
  await shopper.placeOrder.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: shopper.words['bank.cancel'] }).click();
  await told.getByRole('link').click();
  await shopper.heading(shopper.words['payment.title']).waitFor();
  await shopper.typesCard('mastercard-ok');
  await shopper.continuesToReview();
  await shopper.placeOrder.click();
  await shopper.thankYouOrderId();
  const { email } = shopper.shipping;
  await expect.poll(async () => (await shop.sandbox.mailsTo(email)).length).toBe(1);
});
