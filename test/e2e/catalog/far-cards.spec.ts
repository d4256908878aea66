import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

// The last cards of a list hear once somebody is near them (D-PERF-24).

const phone = { width: 390, height: 844 };
const lastCards = (page: Page) => page.locator('main li[data-waits]');
const plusOfLast = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .last();
const cartOfOne = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' });

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the last cards of a list wait until somebody scrolls to them, as the server drew them', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/all-snacks/chips');
    await page.waitForLoadState('networkidle');
    await expect(lastCards(page)).toHaveCount(24);
    const last = page.getByRole('main').getByRole('heading', { level: 3 }).last();
    const drawn = await last.elementHandle();
    await last.scrollIntoViewIfNeeded();
    await expect(lastCards(page)).toHaveCount(0);
    expect(await drawn?.evaluate((node) => node.isConnected)).toBe(true);
    await plusOfLast(page).click();
    await expect(cartOfOne(page)).toBeVisible();
  });

  test('a press of a card that still waits is done', async ({ shopper, page }) => {
    // It never sees that somebody is near.
    await page.addInitScript(() => {
      globalThis.IntersectionObserver = class {
        readonly root = null;
        readonly rootMargin = '';
        readonly thresholds = [];
        readonly scrollMargin = '';
        observe() {}
        unobserve() {}
        disconnect() {}
        takeRecords() {
          return [];
        }
      };
    });
    await shopper.opens('/all-snacks/chips');
    await expect(lastCards(page)).toHaveCount(24);
    await plusOfLast(page).click();
    await expect(cartOfOne(page)).toBeVisible();
    await expect(lastCards(page)).toHaveCount(0);
  });

  test('the focus in a card that waits has it hear', async ({ shopper, page }) => {
    await shopper.opens('/all-snacks/chips');
    await expect(lastCards(page)).toHaveCount(24);
    await plusOfLast(page).evaluate((button) => button.focus({ preventScroll: true }));
    await expect(lastCards(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(cartOfOne(page)).toBeVisible();
  });

  test('a page of the menu opens while cards of a list still wait', async ({ shopper, page }) => {
    await shopper.opens('/all-snacks/chips');
    await expect(lastCards(page)).toHaveCount(24);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gift cards' });
    // Without scrolling to it.
    await link.dispatchEvent('click');
    await expect(shopper.heading('Gift cards')).toBeVisible();
  });

  test('a filter is applied while cards of the list still wait', async ({ shopper, page }) => {
    await shopper.opens('/all-snacks/chips');
    await expect(lastCards(page)).toHaveCount(24);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox').first().check();
    await sheet.getByRole('button', { name: /^Show/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\?/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Remove/ })
        .first(),
    ).toBeVisible();
  });

  test('cards that waited are in the language that was chosen meanwhile', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/all-snacks/chips');
    await expect(lastCards(page)).toHaveCount(24);
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Agregar .+ al carrito$/ })
        .last(),
    ).toBeAttached();
    await expect(page.getByRole('main').getByRole('button', { name: /^Add / })).toHaveCount(0);
  });
});
