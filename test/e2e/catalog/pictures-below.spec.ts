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
/** A phone's window has its size with its first frame only, which is no larger window. */
test.use({ viewport: phone, isMobile: true, hasTouch: true });

/** Opens a page that nobody touches, and waits until it asks for nothing more. */
const untouched = async (page: Page, address: string) => {
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
    const waiting = await page.$('[data-shown="below"] img');
    const place = () =>
      waiting?.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [
        offsetWidth,
        offsetHeight,
      ]);
    const kept = await place();
    await page.evaluate(() => scrollBy(0, 10));
    await expect.poll(async () => (await picturesOf(page)).came).toBeGreaterThan(before.came);
    await expect(page.locator('[data-shown="below"]')).toHaveCount(0);
    expect(await place()).toEqual(kept);
  });
}

for (const [when, more] of [
  ['with a window that shows more', (page) => page.setViewportSize({ ...phone, height: 1800 })],
  [
    'before the page is printed',
    (page) => page.evaluate(() => void dispatchEvent(new Event('beforeprint'))),
  ],
] as const satisfies [string, (page: Page) => Promise<void>][]) {
  test(`pictures below come ${when}`, async ({ page, shop }) => {
    await untouched(page, `${shop.origin}/all-snacks`);
    const waiting = page.locator('[data-shown="below"]');
    await expect(waiting).not.toHaveCount(0);
    const { came } = await picturesOf(page);
    await more(page);
    await expect(waiting).toHaveCount(0);
    await expect.poll(async () => (await picturesOf(page)).came).toBeGreaterThan(came);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures come as the browser wants them', async ({ page, shop }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.add(new URL(request.url()).pathname);
    });
    await page.goto(`${shop.origin}/all-snacks`, { waitUntil: 'networkidle' });
    expect([...asked].filter((path) => path.startsWith('/packs/')).length).toBeGreaterThan(6);
  });
});
