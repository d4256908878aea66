import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test('[D-ORDER-12] without a tax nothing is charged, and the next press goes on', async ({
  shopper,
  page,
  shop,
  complaints,
}) => {
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  complaints.expect(/503/);
  await shop.sandbox.failParty('tax', 'http503', 2);
  await shopper.button('Continue to payment').click();
  // Each failed call also raises the alert (D-SESSION-26).
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(
    page.getByText(
      'We could not work out the sales tax just now. Nothing was charged. Please try again in a moment.',
    ),
  ).toBeVisible();
  await shopper.continuesToPayment();
});
