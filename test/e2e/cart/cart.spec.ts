import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** Snacks of one price and how many of them cost exactly that, in cents. */
const worth = (cents: number, price: number): Readonly<Record<string, number>> => {
  const snack = seedCatalog().products.find(
    ({ kind, priceCents, stock }) =>
      kind === 'snack' && priceCents === price && (stock['100'] ?? 0) >= cents / price,
  );
  if (snack === undefined) throw new Error(`no snack costs ${price} cents`);
  return { [snack.productId]: cents / price };
};

for (const [cents, price, percent, words] of [
  [745, 149, 50, '$7.55 more for free shipping'],
  [1935, 129, 100, 'You have free shipping.'],
] as const) {
  test(`[CART-25] goods of ${cents} cents fill ${percent} % of the bar to free shipping`, async ({
    shopper,
    page,
  }) => {
    await shopper.remembers({ cart: worth(cents, price), consent: { functional: false } });
    await shopper.opens('/cart');
    const bar = page.getByRole('main').getByRole('progressbar', {
      name: 'Progress to free shipping',
    });
    await expect(bar).toHaveAttribute('aria-valuenow', String(percent));
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
  });
}

test('[CART-20] [PDP-03] a line that is gone says so and keeps the checkout closed', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({
    cart: { 'CHP-0302': 1, 'CHP-0102': 1 },
    consent: { functional: false },
  });
  await shopper.opens('/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('This product is not available')).toBeVisible();
  const checkOut = main.getByRole('link', { name: 'Check out' });
  await expect(checkOut).toHaveAttribute('aria-disabled', 'true');
  await expect(checkOut).toHaveAccessibleDescription(
    'Remove what is not available, then check out.',
  );
  await checkOut.click({ force: true });
  await expect(page).toHaveURL(/\/cart$/);
  await main.getByRole('button', { name: 'Remove Lime Tortilla Chips' }).click();
  await expect(checkOut).toHaveAttribute('aria-disabled', 'false');
  await checkOut.click();
  await expect(shopper.heading('Where should it go?')).toBeVisible();
});

test('[LIM-12] 100 of one snack cannot be asked for', async ({ shopper, page }) => {
  await shopper.remembers({
    cart: { 'CHP-0102': 1 },
    zip: '75024',
    consent: { functional: false },
  });
  await shopper.opens('/cart');
  const quantity = page.getByRole('spinbutton');
  await quantity.fill('100');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('99');
  await page.getByRole('button', { name: 'One more' }).click({ force: true });
  await expect(quantity).toHaveValue('99');

  await shopper.opens('/product/CHP-0102');
  await shopper.button(/^Add to cart/).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
  const main = page.getByRole('main');
  await expect(
    main.getByText('At most 99 of one item. Lower the quantity to check out.'),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Check out' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('[CART-26] the disclaimer stands in the cart and on variety packs', async ({
  shopper,
  page,
}) => {
  const disclaimer = 'The box you receive may differ from previous orders. All sales are final.';
  await shopper.remembers({ cart: { 'CHP-0102': 1 }, consent: { functional: false } });
  await shopper.opens('/cart');
  await expect(page.getByRole('main').getByText(disclaimer)).toBeVisible();
  await shopper.opens('/varietypack');
  await expect(page.getByText(disclaimer).first()).toBeVisible();
});

test('[NAV-10] [NAV-11] the header counts the cart and knows the zip', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/product/CHP-0102');
  await shopper.button('Choose your zip code').click();
  const popup = page.getByRole('dialog', { name: 'Where are we shipping?' });
  await popup.getByLabel('Zip code').fill('00000');
  await popup.getByRole('button', { name: 'Show snacks for this zip' }).click();
  await expect(popup.getByLabel('Zip code')).toHaveAccessibleDescription(
    /^We do not know this zip code/,
  );
  await expect(popup.getByLabel('Zip code')).toBeFocused();
  await popup.getByLabel('Zip code').fill('10001');
  await popup.getByLabel('Zip code').press('Enter');
  await expect(popup).toBeHidden();
  await expect(shopper.button('Ships to 10001, change')).toBeVisible();
  await expect(shopper.button('Ships to 10001, change')).toBeFocused();
  await shopper.button(/^Add to cart/).click();
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.reload();
  await expect(shopper.button('Ships to 10001, change')).toBeVisible();
});
