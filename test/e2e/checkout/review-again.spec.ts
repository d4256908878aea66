import { isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { onWalks, walksToShipping } from '#test/e2e/fixtures/walks.ts';

onWalks(({ language }) => {
  test('[CHK-01] a review that is loaded again says why the card is asked for once more, and ends as an order', async ({
    shop,
    page,
  }) => {
    test.slow();
    const shopper = await walksToShipping(page, shop.origin, language);
    const { words } = shopper;
    await shopper.goesToReview();
    await page.reload();
    await shopper.heading(words['payment.title']).waitFor();
    const why = page.getByRole('status').filter({ hasText: words['payment.again'] });
    await expect(why).toBeVisible();
    await isFineOnTheWay(language, page, 'payment after a reload of the review');
    // Name and expiry are still there, number and code are not.
    await expect(page.getByLabel(words['label.nameOnCard'])).toHaveValue('Ada Byron');
    await shopper.typesCard('visa-ok');
    await shopper.continuesToReview();
    await expect(page.getByRole('main').getByText(shopper.shipping.email)).toBeVisible();
    await shopper.placeOrder.click();
    await shopper.thankYouOrderId();
  });
});

test('[CHK-01] who opens the review without having paid hears nothing of a card', async ({
  shopper,
  page,
}) => {
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  await shopper.continuesToPayment();
  await shopper.opens('/checkout/review');
  await shopper.heading(shopper.words['payment.title']).waitFor();
  await expect(page.getByText(shopper.words['payment.again'])).toHaveCount(0);
});
