import { coupon as english } from '#application/messages/en-us/coupon.ts';
import { coupon as spanish } from '#application/messages/es/coupon.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

const readings = [
  {
    language: 'en-us',
    words: english,
    used: 'You have used this coupon before. It is good once for a customer. You can order without it.',
    large: 'One order holds at most 3,500 bags and pieces; this one has',
  },
  {
    language: 'es',
    words: spanish,
    used: 'Ya usaste este cupón. Vale una sola vez por cliente. Puedes hacer el pedido sin él.',
    large: 'Un pedido admite como máximo 3,500 bolsas y piezas; este tiene',
  },
] as const;

for (const { language, words, used, large } of readings) {
  test(`[COUPON-01] [COUPON-04] ${language}: a coupon used before is refused by the order, which goes through without it`, async ({
    page,
    shop,
    complaints,
  }) => {
    complaints.expect(/409/);
    const shopper = new Shopper(page, shop.origin, language);
    const main = page.getByRole('main');
    for (const turn of ['first', 'second'] as const) {
      await shopper.remembers({
        cart: { 'CHP-2402': 5 },
        consent: { functional: false },
        language,
      });
      await shopper.opens('/cart');
      await main.getByLabel(words['coupon.label']).fill('WELCOME15');
      await main.getByRole('button', { name: words['coupon.applyIt'] }).click();
      await expect(main.getByText('WELCOME15: 15')).toBeVisible();
      await shopper.opens('/checkout/shipping');
      await shopper.heading(shopper.words['shipping.title']).waitFor();
      await shopper.goesToReview();
      await shopper.placeOrder.click();
      if (turn === 'first') await shopper.thankYouOrderId();
    }
    await expect(main.getByRole('alert')).toContainText(used);
    await expect(main.getByText('WELCOME15')).toHaveCount(0);
    await shopper.placeOrder.click();
    await shopper.thankYouOrderId();
  });

  test(`[LIM-12] ${language}: an order that is too large is told so before it is paid`, async ({
    page,
    shop,
    complaints,
  }) => {
    complaints.expect(/409/);
    const shopper = new Shopper(page, shop.origin, language);
    await shopper.remembers({
      cart: { 'VP-0001': 99, 'VP-0010': 99 },
      consent: { functional: false },
      language,
    });
    await shopper.opens('/checkout/shipping');
    await shopper.heading(shopper.words['shipping.title']).waitFor();
    await shopper.fillsShipping();
    await shopper.button(shopper.words['shipping.continue']).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(large);
  });
}
