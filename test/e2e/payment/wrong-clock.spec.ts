import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

for (const hours of [-5, 5]) {
  test(`[P-34] a browser whose clock is ${hours} hours off pays`, async ({ shopper, page }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.clock.resume();
    await shopper.startsCheckout();
    await shopper.goesToReview();
    await shopper.placeOrder.click();
    expect(await shopper.thankYouOrderId()).toMatch(/^CC-/);
  });
}
