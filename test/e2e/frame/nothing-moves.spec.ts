// A page stays where it is while its cards, its font and its late parts come.
import type { Page } from '@playwright/test';
import { movedOf, watchesMoves } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** What the measure calls good (https://web.dev/articles/cls). */
const good = 0.1;

/**
 * Opens home, a list and a product, and lets the font come after each.
 * @param first the font that a page is drawn with until then
 */
const staysWhereItIs = async (page: Page, origin: string, first: string): Promise<void> => {
  await watchesMoves(page);
  for (const path of ['/', '/all-snacks', '/product/CHP-0101']) {
    const held = Promise.withResolvers<void>();
    await page.unrouteAll({ behavior: 'wait' });
    await page.route(/\.woff2$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('body')).not.toHaveAttribute('data-parts');
    await expect(page.locator('body')).toHaveAttribute('data-font', 'first');
    await expect(page.locator('body')).toHaveCSS('font-family', new RegExp(`^"${first}",`));
    held.resolve();
    await expect(page.locator('body')).not.toHaveAttribute('data-font');
    await page.waitForLoadState('networkidle');
    expect(await movedOf(page), path).toBeLessThan(good);
  }
};

for (const width of [320, 390, 768, 820, 1024, 1280]) {
  test(`nothing moves at ${width} px when the font comes after the page`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await staysWhereItIs(page, shop.origin, 'Crunch Fallback');
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('nothing moves when the font comes after the page, which asks for that of a phone first', async ({
    page,
    shop,
  }) => {
    await staysWhereItIs(page, shop.origin, 'Crunch Fallback Roboto');
  });
});
