import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

const submits = (page: Page): readonly string[] => {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/submittedorder')) {
      keys.push(request.headers()['idempotency-key'] ?? 'no key');
    }
  });
  return keys;
};

const presses = [
  ['a double click', (shopper: Shopper) => shopper.placeOrder.dblclick()],
  [
    'Enter and a click',
    async (shopper: Shopper) => {
      await shopper.placeOrder.focus();
      await Promise.all([
        shopper.page.keyboard.press('Enter'),
        shopper.placeOrder.dispatchEvent('click'),
      ]);
    },
  ],
] as const;

for (const [name, press] of presses) {
  test(`[P-23] [ORDER-10] ${name} makes one order`, async ({ shop, shopper, page }) => {
    const sent = submits(page);
    await shopper.startsCheckout();
    await shopper.goesToReview();
    await press(shopper);
    const orderId = await shopper.thankYouOrderId();
    expect(sent).toHaveLength(1);
    const { email } = shopper.shipping;
    await expect
      .poll(() => shop.sandbox.mailsTo(email))
      .toMatchObject([{ text: expect.stringContaining(orderId) }]);
  });
}

test('[P-23] [ORDER-10] two tabs make one order', async ({
  shop,
  shopper,
  page,
  context,
  complaints,
}) => {
  complaints.expect(/status of 4(22|09)/);
  await shopper.startsCheckout();
  await shopper.goesToReview();
  const otherPage = await context.newPage();
  const other = new Shopper(otherPage, shop.origin);
  await other.opens('/checkout/payment');
  await other.heading('How would you like to pay?').waitFor();
  await other.typesCard('mastercard-ok');
  await other.continuesToReview();

  const sent = [submits(page), submits(otherPage)];
  await Promise.all([shopper.placeOrder.click(), other.placeOrder.click()]);
  const orderId = await shopper.thankYouOrderId();
  expect(await other.thankYouOrderId()).toBe(orderId);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(otherPage.getByRole('alertdialog')).toHaveCount(0);

  const keys = new Set(sent.flat());
  const { email } = shopper.shipping;
  await expect.poll(async () => (await shop.sandbox.mailsTo(email)).length).toBe(1);
  expect(keys.size, 'both tabs ask for the same order').toBe(1);
});
