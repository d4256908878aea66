import type { Page } from '@playwright/test';
import { isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const banner = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .locator('xpath=ancestor::section')
    .evaluate((section) => getComputedStyle(section).backgroundColor);

test('[BROWSE-11] [BROWSE-03] on a phone the sheet leads to the filtered list; banner and pills stay', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/all-snacks');
  const ground = await banner(page);
  const kinds = page.getByRole('navigation', { name: 'Product types' });
  await expect(kinds).toBeVisible();
  const opener = page.getByRole('main').getByRole('button', { name: /^Filters/ });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /^Saltpier/ }).check();
  await sheet.getByRole('button', { name: /^Show \d+ snacks$/ }).click();
  await expect(page.getByRole('link', { name: 'Remove Saltpier' })).toBeInViewport({ ratio: 1 });
  await expect(count(page)).toBeInViewport({ ratio: 1 });
  await expect(opener).toBeFocused();
  await expect.poll(async () => (await count(page).boundingBox())?.y ?? 0).toBeLessThan(844 / 3);
  await expect(kinds).toBeVisible();
  expect(await banner(page)).toBe(ground);
  await expect(shopper.heading('Saltpier')).toBeVisible();
  await isFineOnTheWay('en-us', page, 'a filtered list');
});

test('on a desk, in Spanish, a list that begins out of sight comes back into it, and the focus stays', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/all-snacks?lang=es-us');
  const ground = await banner(page);
  const panel = page.getByRole('complementary', { name: 'Filtros' });
  const mazoro = panel.getByRole('checkbox', { name: /^Mazoro/ });
  await mazoro.check();
  await expect(page.getByRole('list', { name: 'Filtros activos' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1500));
  const other = panel.getByRole('checkbox', { name: /^Fuego Norte/ });
  await other.focus();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.keyboard.press('Space');
  await expect(other).toBeChecked();
  await expect(count(page)).toBeInViewport({ ratio: 1 });
  await expect(other).toBeFocused();
  expect(await banner(page)).toBe(ground);
  await expect(page.getByRole('navigation', { name: 'Tipos de producto' })).toBeVisible();
  await expect(shopper.heading('Todas las botanas')).toBeVisible();
});
