import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const generic = 'Your card was declined. Nothing was charged. Please try another card.';

/** Every kind of no, and what the shopper is told about it. */
const declines = [
  ['visa-funds', generic],
  ['visa-stolen', generic],
  ['visa-avs-failed', 'is released. Please check the billing address.'],
  ['visa-cv-failed', 'is released. Please check the security code.'],
] as const;

test('[PAY-24] [P-19] [P-21] declined cards say no more than they may, and another card buys', async ({
  shop,
  shopper,
  page,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 402/);
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: true } });
  await shopper.opens('/checkout/shipping');
  await shopper.fillsShipping();
  await shopper.continuesToPayment();
  for (const [card, text] of declines) {
    await shopper.typesCard(card);
    await shopper.continuesToReview();
    await shopper.placeOrder.click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(text);
    await expect(alert).toBeFocused();
    await alert.getByRole('link', { name: 'Edit Payment' }).click();
    await expect(shopper.heading('How would you like to pay?')).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText('Qty 2');
  }
  await shopper.typesCard('mastercard-ok');
  await shopper.continuesToReview();
  await expect(page.getByText('Mastercard ending 4444')).toBeVisible();
  await shopper.placeOrder.click();
  await shopper.thankYouOrderId();

  const sessionId = await page.evaluate(() => sessionStorage.getItem('customerSessionId'));
  await expect
    .poll(async () => {
      const items = await shop.sandbox.telemetry();
      return items
        .filter(({ tags }) => tags['ai.session.id'] === sessionId)
        .filter(({ data }) => data.baseData.name === 'payment_failure')
        .map(({ data }) => data.baseData.properties['reason'])
        .reverse();
    })
    .toEqual(['funds', 'declined', 'billing-address', 'security-code']);
});
