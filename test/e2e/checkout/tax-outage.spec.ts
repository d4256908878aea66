import { failures as english } from '#application/messages/en-us/failures.ts';
import { failures as spanish } from '#application/messages/es/failures.ts';
import { isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { onWalks, walksToShipping } from '#test/e2e/fixtures/walks.ts';

const sentences = { 'en-us': english.TaxUnknown, es: spanish.TaxUnknown };
/** Nobody else orders to these, so nobody else meets the outage. */
const places = {
  'en-us': { city: 'Austin', zipcode: '78704' },
  es: { city: 'Houston', zipcode: '77002' },
};

onWalks(({ language }) => {
  test('[D-ORDER-12] without a tax nothing is charged, and the next press goes on', async ({
    page,
    shop,
    complaints,
  }) => {
    complaints.expect(/503/);
    const place = places[language];
    const isDown = () => shop.sandbox.failParty('tax', place.zipcode, 2);
    const sentence = page.getByText(sentences[language]);
    const alert = page.getByRole('alertdialog');
    const shopper = await walksToShipping(page, shop.origin, language);
    await shopper.fillsShipping(place);
    await isDown();
    await shopper.button(shopper.words['shipping.continue']).click();
    await expect(sentence).toHaveCount(1);
    await expect(sentence).toBeVisible();
    await expect(alert).toHaveCount(0);
    await isFineOnTheWay(language, page, 'shipping, no tax');
    await shopper.continuesToPayment();
    await shopper.typesCard('visa-ok');
    await shopper.continuesToReview();
    await isDown();
    await shopper.placeOrder.click();
    await expect(sentence).toHaveCount(1);
    await expect(sentence).toBeVisible();
    await expect(alert).toHaveCount(0);
    await shopper.placeOrder.click();
    await shopper.thankYouOrderId();
  });
});
