// A page stays where it is while its cards, its font and its late parts come.
import { movedOf, watchesMoves } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** What the measure calls good (https://web.dev/articles/cls). */
const good = 0.1;

for (const width of [320, 390, 768, 820, 1024, 1280]) {
  test(`nothing moves at ${width} px when the font comes after the page`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchesMoves(page);
    for (const path of ['/', '/all-snacks', '/product/CHP-0101']) {
      const held = Promise.withResolvers<void>();
      await page.unrouteAll({ behavior: 'wait' });
      await page.route(/\.woff2$/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(`${shop.origin}${path}`, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('body')).not.toHaveAttribute('data-parts');
      await expect(page.locator('body')).toHaveAttribute('data-font', 'first');
      held.resolve();
      await expect(page.locator('body')).not.toHaveAttribute('data-font');
      await page.waitForLoadState('networkidle');
      expect(await movedOf(page), path).toBeLessThan(good);
    }
  });
}
