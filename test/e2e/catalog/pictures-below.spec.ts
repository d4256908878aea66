// Pictures well below the first screen wait until more of the page may be seen (D-PERF-31).
import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** How many of a page's pictures have come, and how many screens down the last of them is. */
const picturesOf = (page: Page) =>
  page.locator('main img').evaluateAll((all) => {
    const images = all as HTMLImageElement[];
    const came = images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    const ends = came.map((image) => image.getBoundingClientRect().top / innerHeight);
    return { came: came.length, screens: Math.max(0, ...ends) };
  });

const phone = { width: 412, height: 823 };
test.use({ viewport: phone, isMobile: true, hasTouch: true });

/** What moves a picture from one place to another, by the property it changes. */
const movingPictures = () =>
  document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    const isPicture = effect instanceof KeyframeEffect && effect.target?.tagName === 'IMG';
    return isPicture && animation instanceof CSSTransition ? [animation.transitionProperty] : [];
  });

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
    const waits = page.locator('[data-shown="below"]');
    const picture = await waits.locator('img').first().elementHandle();
    const place = () =>
      picture?.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [
        offsetWidth,
        offsetHeight,
      ]);
    const kept = await place();
    expect(kept).toEqual([expect.any(Number), expect.any(Number)]);
    await page.evaluate(() => scrollBy(0, 10));
    await expect(waits).toHaveCount(0);
    // They do not come in from the side.
    expect(await page.evaluate(movingPictures)).toEqual([]);
    await expect.poll(async () => (await picturesOf(page)).came).toBeGreaterThan(before.came);
    expect(await place()).toEqual(kept);
  });
}

for (const [when, more] of [
  ['with a window that shows more', (page) => page.setViewportSize({ ...phone, height: 1800 })],
  ['before the page is printed', async (page) => void (await page.pdf())],
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

test('a list that is sorted before anybody scrolls has the pictures of its first screen', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await untouched(page, `${shop.origin}/all-snacks/chips`);
  const cards = page.locator('main li:has(h3)');
  const waits = page.locator('li[data-shown="below"]');
  await expect(waits).not.toHaveCount(0);
  const first = await cards.first().locator('h3').textContent();
  await page.getByLabel('Sort by').selectOption('name');
  await expect(cards.first().locator('h3')).not.toHaveText(first ?? '');
  await expect(waits).toHaveCount(0);
  const seen = page.locator('main li:has(h3) img');
  const away = () =>
    seen.evaluateAll(
      (all) =>
        (all as HTMLImageElement[]).filter((image) => {
          const { left, top } = image.getBoundingClientRect();
          return left < 0 || (top < innerHeight && image.naturalWidth === 0);
        }).length,
    );
  await expect.poll(away).toBe(0);
});

test('no picture grows into its page from where it waited', async ({ page, shop }) => {
  await untouched(page, `${shop.origin}/all-snacks`);
  const waiting = page.locator('li[data-shown="below"]').last().locator('h3 a');
  const title = (await waiting.textContent()) ?? '';
  // As assistive technology presses: without a pointer, and without scrolling.
  await waiting.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // It would begin in a frame of its own.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(page.locator('#picture img')).not.toHaveAttribute('data-grows');
});

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
