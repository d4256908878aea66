import { shop as english } from '#application/messages/en-us/shop.ts';
import { shop as spanish } from '#application/messages/es/shop.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

for (const { path, words } of [
  { path: '/', words: english },
  { path: '/?lang=es-us', words: spanish },
] as const) {
  test(`the names of the menu stand in one row on every desktop, none in two lines: ${path}`, async ({
    page,
    shop: { origin },
  }) => {
    for (const width of [1024, 1152, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${origin}${path}`);
      const menu = page.getByRole('navigation', { name: words['header.main'] });
      const links = menu.getByRole('link');
      await expect(links).toHaveCount(7);
      const boxes = await links.evaluateAll((all) =>
        all.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return { top: link.getBoundingClientRect().top, lines: range.getClientRects().length };
        }),
      );
      expect(new Set(boxes.map(({ top }) => top)).size, `rows at ${width} px`).toBe(1);
      expect(
        boxes.map(({ lines }) => lines),
        `lines at ${width} px`,
      ).toEqual(boxes.map(() => 1));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `the page at ${width} px`).toBeLessThanOrEqual(width);
      await expect(page.getByRole('banner').locator('input[name="q"]')).toBeVisible();
    }
  });
}
