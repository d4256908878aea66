import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test('an order is printed as a receipt: its lines and sums, nothing to press', async ({
  shopper,
  page,
}) => {
  test.slow();
  await shopper.startsCheckout();
  await shopper.goesToReview();
  await shopper.placeOrder.click();
  const orderId = await shopper.thankYouOrderId();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const main = page.getByRole('main');
  await expect(main).toContainText(orderId);
  await expect(main.getByText('Total', { exact: true })).toBeVisible();
  await expect(main.getByText('Chile Lime Tortilla Chips').first()).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'button'] as const) {
    for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden();
  }
  // What can only be pressed, and what only decorates, is not printed.
  await expect(main.getByRole('link', { name: /Keep shopping|Create account/ })).toHaveCount(0);
  const inks = () =>
    main.evaluate((element) => {
      const found = [...element.querySelectorAll('*')].map((one) => {
        const { color, backgroundColor } = getComputedStyle(one);
        return `${color} on ${backgroundColor}`;
      });
      return [...new Set(found)];
    });
  // A colour that was changing when paper was asked for ends its change first.
  await expect.poll(inks).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']);
  const pdf = await page.pdf({ format: 'Letter' });
  // A short order fits two pages of paper.
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
