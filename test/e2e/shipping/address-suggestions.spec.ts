import type { Locator } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/**
 * So many addresses are listed after an action that asks for them. The shop gives up a suggestion that comes late, and a
 * busy machine is late: then, as a typist does, the last letter is typed once more.
 */
const suggests = async (list: Locator, count: number, act: () => Promise<void>): Promise<void> => {
  const page = list.page();
  const answered = () =>
    page.waitForResponse('**/webservices/addresssuggestions', { timeout: 90_000 });
  const first = answered();
  await act();
  await first;
  await expect(async () => {
    try {
      await expect(list.getByRole('option')).toHaveCount(count, { timeout: 2000 });
    } catch (cause) {
      const answer = answered();
      const last = await page.evaluate(() => {
        const field = document.activeElement;
        return field instanceof HTMLInputElement ? field.value.slice(-1) : '';
      });
      await page.keyboard.press('Backspace');
      await page.keyboard.type(last);
      await answer;
      throw cause;
    }
  }).toPass({ timeout: 120_000 });
};

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
  await suggests(list, 4, () => page.keyboard.type('4600 l'));
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
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    const field = page.getByLabel(words['label.address'], { exact: true }).first();
    await field.tap();
    await expect(field).toHaveAttribute('role', 'combobox');
    const list = page.getByRole('listbox', { name: 'Sugerencias' });
    await suggests(list, 1, () => page.keyboard.type('4600 leg'));
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
  // Others are asking too: only what is typed here fails.
  await shop.sandbox.failParty('addressSuggest', '4699 l', 1);
  const answer = page.waitForResponse((response) => response.url().endsWith(path));
  await page.getByLabel(shopper.words['label.address'], { exact: true }).first().click();
  await page.getByRole('combobox', { name: shopper.words['label.address'], exact: true }).waitFor();
  await page.keyboard.type('4699 l');
  expect((await answer).status()).toBe(200);
  await shopper.fillsShipping();
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden();
  await shopper.continuesToPayment();
});

for (const { language, width, list: named } of [
  { language: 'en-us', width: 1280, list: 'Suggestions' },
  { language: 'es', width: 320, list: 'Sugerencias' },
] as const) {
  test(`[D-SHIPPING-11] who types before the list can open loses nothing, at ${width} px in ${language}`, async ({
    shopper,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const typist = shopper.reading(language);
    const cart = { 'CHP-0102': 2 };
    await typist.remembers({ language, cart, consent: { functional: false } });
    let comes = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      comes = resolve;
    });
    await page.route(/address-suggestions[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(/address-suggestions[^/]*\.js$/);
    await typist.opens('/checkout/shipping');
    const field = page.locator('form').getByLabel(typist.words['label.address'], { exact: true });
    await field.first().click();
    const input = await field.first().elementHandle();
    await page.keyboard.type('4600 le');
    await asked;
    await expect(field).toHaveValue('4600 le');
    await expect(
      page.getByRole('combobox', { name: typist.words['label.address'], exact: true }),
    ).toHaveCount(0);
    const list = page.getByRole('listbox', { name: named });
    await suggests(list, 2, async () => comes());
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('4600 le');
    // The field is the one that was typed into, so a composing keyboard is not disturbed either.
    expect(await input?.evaluate((before) => before === document.activeElement)).toBe(true);
    await suggests(list, 1, () => page.keyboard.type('gacy'));
    await expect(field).toHaveValue('4600 legacy');
  });
}
