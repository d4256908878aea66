// Pictures well below the first screen wait until more of the page may be seen (D-PERF-31).
import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** Pictures of products that a page has drawn, and how many of all it holds have come. */
const picturesOf = (page: Page) =>
  page.locator('main img').evaluateAll((all) => {
    const images = all as HTMLImageElement[];
    const came = images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    const ends = came.map((image) => image.getBoundingClientRect().top / innerHeight);
    return { came: came.length, all: images.length, screens: Math.max(0, ...ends) };
  });

const phone = { width: 412, height: 823 };

/** Opens a page that nobody touches, and waits until it asks for nothing more. */
const untouched = async (page: Page, address: string) => {
  await page.setViewportSize(phone);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await expect(page.locator('body[data-parts]')).toHaveCount(0);
};

for (const [name, path, least] of [
  ['a list', '/all-snacks', 4],
  ['home', '/', 4],
  ['a product', '/product/CHP-0101', 2],
] as const) {
  test(`${name} asks for no picture far below its first screen before somebody scrolls`, async ({
    page,
    shop,
  }) => {
    await untouched(page, `${shop.origin}${path}`);
    const before = await picturesOf(page);
    expect(before.came).toBeGreaterThanOrEqual(least);
    // A part that begins within a quarter of a screen has a row or two of pictures.
    expect(before.screens).toBeLessThan(1.75);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => scrollBy(0, 10));
    await expect.poll(async () => (await picturesOf(page)).came).toBeGreaterThan(before.came);
    await expect(page.locator('[data-shown="below"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });
}

test('pictures below come with a window that shows more, and before the page is printed', async ({
  page,
  shop,
}) => {
  await untouched(page, `${shop.origin}/all-snacks`);
  const { came } = await picturesOf(page);
  await page.setViewportSize({ ...phone, height: 1800 });
  await expect.poll(async () => (await picturesOf(page)).came).toBeGreaterThan(came);
  await untouched(page, `${shop.origin}/all-snacks`);
  await expect(page.locator('[data-shown="below"]')).not.toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[data-shown="below"]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures come as the browser wants them', async ({ page, shop }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.add(new URL(request.url()).pathname);
    });
    await page.setViewportSize(phone);
    await page.goto(`${shop.origin}/all-snacks`, { waitUntil: 'networkidle' });
    expect([...asked].filter((path) => path.startsWith('/packs/')).length).toBeGreaterThan(6);
  });
});
