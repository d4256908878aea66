import { isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test('[CART-11] [PDP-01] a shirt is bought in the size that was chosen: card, page, cart, order, mail', async ({
  shopper,
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/merchandise');
  const main = page.getByRole('main');
  const card = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Crunchcart Tee', exact: true }) });
  await expect(card.getByText('Choose a size')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(shopper.button('Add Snack Mug to cart')).toBeVisible();
  // The link of the name covers the whole card.
  await card.getByText('Choose a size').click({ force: true });
  await expect(page).toHaveURL(/\/product\/MRC-0001$/);
  const sizes = main.getByRole('navigation', { name: 'Choose a size' });
  await expect(sizes).toBeVisible();
  await expect(main.getByRole('spinbutton')).toHaveCount(0);
  // What has no size is not put into the cart: the press leads to the sizes.
  await shopper.button('Choose a size').click({ force: true });
  await expect(sizes.getByRole('link', { name: 'S', exact: true })).toBeFocused();
  await expect(page.getByRole('link', { name: /^Cart, [1-9]/ })).toHaveCount(0);
  const gone = sizes.getByRole('link', { name: 'XL Out of stock' });
  await expect(gone).toHaveAttribute('aria-disabled', 'true');
  await gone.click({ force: true });
  await expect(page).toHaveURL(/\/product\/MRC-0001$/);
  await isFineOnTheWay('en-us', page, 'a shirt without a size');
  await sizes.getByRole('link', { name: 'S', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/MRC-0001-M$/);
  const chosen = main.getByRole('navigation', { name: 'Size' }).getByRole('link', { name: 'M' });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await expect(chosen).toBeFocused();
  await shopper.button('Add to cart, $24.00').click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await shopper.opens('/cart');
  const line = main.getByRole('listitem').filter({ hasText: 'Crunchcart Tee' });
  await expect(line.getByText('M', { exact: true })).toBeVisible();
  await shopper.opens('/checkout/shipping');
  await shopper.goesToReview();
  await shopper.placeOrder.click();
  await shopper.thankYouOrderId();
  await expect(main.getByText('M', { exact: true })).toBeVisible();
  const { email } = shopper.shipping;
  await expect.poll(() => shop.sandbox.mailsTo(email)).not.toHaveLength(0);
  const [mail] = await shop.sandbox.mailsTo(email);
  expect(mail?.text).toMatch(/Crunchcart Tee[\s\S]{0,40}\bM\b/);
});

test('in Spanish a size is a “talla”, on the desk as well; Back leads out of the choice', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/merchandise?lang=es-us');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Calcetines botaneros', exact: true }).click();
  await expect(page).toHaveURL(/\/product\/MRC-0010/);
  await expect(shopper.button('Elige una talla')).toHaveAttribute('aria-disabled', 'true');
  const sizes = main.getByRole('navigation', { name: 'Elige una talla' });
  await sizes.getByRole('link', { name: 'L', exact: true }).click();
  await expect(page).toHaveURL(/\/product\/MRC-0010-L/);
  await main.getByRole('link', { name: 'M', exact: true }).click();
  await expect(page).toHaveURL(/\/product\/MRC-0010-M/);
  await expect(shopper.button(/^Agregar al carrito/)).toBeVisible();
  await isFineOnTheWay('es', page, 'a size was chosen');
  await page.goBack();
  await expect(page).toHaveURL(/\/merchandise/);
});

test('a shirt is sold out with its last size, and comes back with the first', async ({
  shopper,
  page,
  shop,
}) => {
  const bell = page.getByRole('link', { name: 'Notify me when Snack Socks, Sea is back' });
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shop.sandbox.restock('MRC-0011-M', 0);
  await shop.sandbox.restock('MRC-0011-L', 0);
  await expect(async () => {
    await shopper.opens('/merchandise');
    await expect(bell).toBeVisible({ timeout: 2000 });
  }).toPass();
  await shop.sandbox.restock('MRC-0011-L', 5);
  await expect(async () => {
    await shopper.opens('/merchandise');
    await expect(bell).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await shop.sandbox.restock('MRC-0011', 24);
});

test('a size that was asked for before the sizes came is gone to when they come, unless somebody went on', async ({
  shopper,
  page,
}) => {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/productdetail?*', (route) => {
    held.push(() => route.continue());
  });
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  const main = page.getByRole('main');
  const first = main.getByRole('navigation', { name: 'Choose a size' }).getByRole('link').first();
  const choose = shopper.button('Choose a size');
  const opensShirt = async () => {
    await shopper.opens('/merchandise');
    await main.getByRole('link', { name: 'Crunchcart Tee', exact: true }).click();
    await expect(shopper.heading('Crunchcart Tee')).toBeVisible();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await expect(first).toHaveCount(0);
    await choose.click({ force: true });
  };
  await opensShirt();
  await held.pop()?.();
  await expect(first).toBeFocused();
  await opensShirt();
  const elsewhere = main.getByRole('link', { name: 'All snacks' });
  await elsewhere.focus();
  await held.pop()?.();
  await expect(first).toBeVisible();
  await expect(elsewhere).toBeFocused();
});

test('on a slow connection the focus stays in the choice while another size is loaded', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/product/MRC-0001-S');
  const size = (name: string) =>
    page.getByRole('navigation', { name: 'Size' }).getByRole('link', { name, exact: true });
  const held = Promise.withResolvers<void>();
  await page.route('**/productdetail?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await size('M').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  // Five times as long as pages otherwise wait before they show a placeholder.
  const pressedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => performance.now() > from + 1000, pressedAt);
  await expect(size('M')).toBeFocused();
  held.resolve();
  await expect(page).toHaveURL(/\/product\/MRC-0001-M$/);
  await expect(size('M')).toHaveAttribute('aria-current', 'true');
  await expect(size('M')).toBeFocused();
});
