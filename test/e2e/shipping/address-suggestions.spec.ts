import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test('[D-SHIPPING-11] a street is completed by keyboard, and fills the whole address', async ({
  shopper,
  page,
}) => {
  await shopper.startsCheckout();
  const field = page.getByLabel(shopper.words['label.address'], { exact: true }).first();
  await field.click();
  const box = page.getByRole('combobox', { name: shopper.words['label.address'], exact: true });
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveAttribute('autocomplete', 'shipping address-line1');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await page.keyboard.type('4600 l');
  await expect(list.getByRole('option')).toHaveCount(4);
  await expect(page.getByRole('status').filter({ hasText: '4 suggestions' })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  const first = list.getByRole('option', { name: '4600 Legacy Dr, Plano, TX 75024' });
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('4600 l');
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('4600 Legacy Dr');
  await expect(box).toBeFocused();
  await expect(page.getByLabel(shopper.words['label.city'], { exact: true })).toHaveValue('Plano');
  await expect(page.getByLabel(shopper.words['label.state'], { exact: true })).toHaveValue('TX');
  await expect(page.getByLabel(shopper.words['label.zipcode'], { exact: true })).toHaveValue(
    '75024',
  );
});

test.describe('on the smallest phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test('[D-SHIPPING-11] a suggestion is taken by touch, in Spanish', async ({ shopper, page }) => {
    const elena = shopper.reading('es');
    const { words } = elena;
    const cart = { 'CHP-0102': 2 };
    await elena.remembers({ language: 'es', cart, consent: { functional: false } });
    await elena.opens('/checkout/shipping');
    const field = page.getByLabel(words['label.address'], { exact: true }).first();
    await field.tap();
    await expect(field).toHaveAttribute('role', 'combobox');
    await page.keyboard.type('4600 leg');
    const list = page.getByRole('listbox', { name: 'Sugerencias' });
    await list.getByRole('option', { name: '4600 Legacy Dr, Plano, TX 75024' }).tap();
    await expect(list).toBeHidden();
    await expect(field).toHaveValue('4600 Legacy Dr');
    await expect(page.getByLabel(words['label.zipcode'], { exact: true })).toHaveValue('75024');
  });
});

test('[D-SHIPPING-11] a service that is down, and a filled-in form, are in nobody’s way', async ({
  shopper,
  page,
  shop,
}) => {
  await shopper.startsCheckout();
  const path = '/webservices/addresssuggestions';
  await shop.sandbox.failParty('addressSuggest', 'http503', 1);
  const answer = page.waitForResponse((response) => response.url().endsWith(path));
  await page.getByLabel(shopper.words['label.address'], { exact: true }).first().click();
  await page.getByRole('combobox', { name: shopper.words['label.address'], exact: true }).waitFor();
  await page.keyboard.type('4600 l');
  expect((await answer).status()).toBe(200);
  await shopper.fillsShipping();
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden();
  await shopper.continuesToPayment();
});
