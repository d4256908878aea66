import { coupon } from '#application/messages/en-us/coupon.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test('[STORE-09] a reload in the middle of the checkout keeps the form', async ({
  shopper,
  page,
}) => {
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  await page.getByLabel('This order is a gift').check();
  await page.getByLabel('Gift message').fill('Crunch on');
  const kept = () =>
    page.evaluate(() => localStorage.getItem('crunchcart:v1:checkout')?.includes('Crunch on'));
  await expect.poll(kept).toBe(true);
  await page.reload();
  for (const [label, value] of [
    ['Email', shopper.shipping.email],
    ['Phone number', '9725550143'],
    ['First name', 'Ada'],
    ['Address', '5800 Legacy Dr'],
    ['State', 'TX'],
    ['Zip code', '75024'],
    ['Gift message', 'Crunch on'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await shopper.continuesToPayment();
  await page.reload();
  await expect(shopper.heading('How would you like to pay?')).toBeVisible();
});

test('[STORE-10] [COUPON-05] a reload keeps the cart and its coupon, which the drawer shows', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({
    cart: { 'CHP-0102': 1 },
    zip: '75024',
    consent: { functional: false },
  });
  await shopper.opens('/cart');
  const main = page.getByRole('main');
  await main.getByLabel(coupon['coupon.label']).fill('crunch10');
  await main.getByRole('button', { name: coupon['coupon.applyIt'] }).click();
  await expect(main.getByText('CRUNCH10: 10')).toBeVisible();
  await page.reload();
  await expect(main.getByText('CRUNCH10: 10')).toBeVisible();

  // The drawer shows what it saves, judged again for what was added; codes are typed on the page.
  await shopper.opens('/product/CHP-0102');
  const asked = page.waitForRequest(/validatevoucher/);
  await shopper.button(/^Add to cart/).click();
  const drawer = page.getByRole('dialog', { name: /^Your cart/ });
  await expect(drawer.locator('footer')).toContainText('(CRUNCH10)');
  await asked;
  await expect(drawer.locator('footer')).toContainText('$0.86');
  await expect(drawer.getByLabel(coupon['coupon.label'])).toHaveCount(0);
});

test('[STORE-15] storage that refuses to write leaves the shop working', async ({
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/QuotaExceededError/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await shopper.opens('/product/CHP-0102');
  await shopper.button(/^Add to cart/).click();
  const zip = page.getByRole('dialog', { name: 'Where are we shipping?' });
  await zip.getByLabel('Zip code').fill('75024');
  await zip.getByRole('button', { name: 'Show snacks for this zip' }).click();
  const drawer = page.getByRole('dialog', { name: /^Your cart/ });
  await drawer.getByRole('button', { name: 'One more' }).click();
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await expect(shopper.heading('Your cart')).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
});

test('[STORE-14] a record nobody can read is set aside, not destroyed', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ consent: { functional: false } });
  await page.evaluate(() => localStorage.setItem('crunchcart:v1:cart', '{"version":1,"val'));
  await shopper.opens('/cart');
  await expect(shopper.heading('Your cart is empty')).toBeVisible();
  const aside = await page.evaluate(() => localStorage.getItem('crunchcart:v1:cart:set-aside'));
  expect(aside).toBe('{"version":1,"val');
});
