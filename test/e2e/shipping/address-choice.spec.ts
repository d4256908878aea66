import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test('[ADDR-22] the carrier offers the forms it knows, and the chosen one is used', async ({
  shopper,
  page,
}) => {
  await shopper.startsCheckout();
  await shopper.fillsShipping({ address: '12 Ambiguous Ln' });
  await shopper.button('Continue to payment').click();
  const choice = page.getByRole('group', { name: 'Check your address' });
  await expect(page.getByRole('heading', { name: 'Check your address' })).toBeFocused();
  await expect(choice.getByRole('radio')).toHaveCount(3);
  await expect(choice.getByRole('radio').first()).toBeChecked();
  await choice.getByRole('radio', { name: /12 AMBIGUOUS LN S/ }).check();
  await shopper.continuesToPayment();
  await expect(page.getByText(/Same as shipping: 12 AMBIGUOUS LN S/)).toBeVisible();
});

test('[ADDR-23] an address the carrier does not know may be used as it was typed', async ({
  shopper,
  page,
}) => {
  await shopper.startsCheckout();
  await shopper.fillsShipping({ address: '7 Nomatch Ln' });
  await shopper.button('Continue to payment').click();
  await expect(
    page.getByText('The carrier does not know this address. Check it, or use it as you typed it.'),
  ).toBeVisible();
  await page.getByRole('radio', { name: /Keep what I typed/ }).check();
  await shopper.continuesToPayment();
  await expect(page.getByText('Same as shipping: 7 Nomatch Ln, Plano, TX 75024')).toBeVisible();
});
