import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

for (const language of ['en-us', 'es'] as const) {
  test(`[ORDER-10] ${language}: a lost answer may have been an order; the next press shows it`, async ({
    shop,
    page,
    complaints,
  }) => {
    complaints.expect(/net::ERR_/);
    const shopper = new Shopper(page, shop.origin, language);
    await shopper.remembers({
      cart: { 'CHP-0102': 2 },
      consent: { functional: false },
      ...(language === 'es' && { language }),
    });
    await shopper.opens('/checkout/shipping');
    await shopper.heading(shopper.words['shipping.title']).waitFor();
    await shopper.goesToReview();
    const keys: (string | undefined)[] = [];
    await page.route('**/submittedorder', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      // The shop has the order; only its answer gets lost.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await shopper.placeOrder.click();
    const told = page.getByRole('main').getByRole('alert');
    await expect(told).toContainText(shopper.words['review.mayBePlaced']);
    await expect(told).toBeFocused();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await shopper.placeOrder.click();
    const orderId = await shopper.thankYouOrderId();
    expect(new Set(keys).size).toBe(1);
    const { email } = shopper.shipping;
    await expect
      .poll(() => shop.sandbox.mailsTo(email))
      .toMatchObject([{ text: expect.stringContaining(orderId) }]);
  });
}
