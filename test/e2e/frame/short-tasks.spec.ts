// What a page does on its own is cut into pieces that a slow phone does between two presses (D-PERF-05, D-PERF-06).
import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const font = /\.woff2$/;

/** The first font of an element's computed list. */
const firstFont = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]);

/** Counts, for each task in which parts took the shop's font, how many drawn elements took it that had not. */
const countParts = (page: Page) =>
  page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(globalThis, { partCounts: counts });
    new MutationObserver((changes) => {
      const parts = changes
        .map(({ target }) => target)
        .filter((part) => part instanceof HTMLElement && part.dataset['font'] === 'own');
      if (parts.length === 0) return;
      const isDrawn = (element: Element) =>
        element.checkVisibility({ contentVisibilityAuto: true });
      /** What is in a part inside it took it with that. */
      const own = (part: Element) =>
        [part, ...part.getElementsByTagName('*')].filter(
          (element) => element.closest('[data-font="own"]') === part && isDrawn(element),
        );
      const all = parts.reduce((sum, part) => sum + own(part as Element).length, 0);
      counts.push(all);
    }).observe(document, { subtree: true, attributeFilter: ['data-font'] });
  });

for (const [name, path, least, shows] of [
  ["home's parts below the first screen", '/', 6, 'Bestsellers'],
  ["a list's first cards", '/all-snacks', 11, undefined],
] as const) {
  test(`${name} are drawn one a frame, and all of them are`, async ({ page, shop }) => {
    await page.addInitScript(() => {
      const shown: number[] = [];
      Object.assign(globalThis, { shownAtOnce: shown });
      new MutationObserver((changes) => shown.push(changes.length)).observe(document, {
        subtree: true,
        attributeFilter: ['data-shown'],
      });
    });
    // The font does not come: these parts wait for nothing but the frames before theirs.
    const held = Promise.withResolvers<void>();
    await page.route(font, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${shop.origin}${path}`, { waitUntil: 'domcontentloaded' });
    const parts = page.locator('main [data-soon]');
    const count = await parts.count();
    expect(count).toBeGreaterThanOrEqual(least);
    await expect(page.locator('main [data-soon][data-shown]')).toHaveCount(count);
    await expect(page.locator('body')).not.toHaveAttribute('data-parts');
    const shown = await page.evaluate(() => Reflect.get(globalThis, 'shownAtOnce') as number[]);
    expect(shown).toEqual(Array.from({ length: count }, () => 1));
    if (shows !== undefined) await expect(page.getByRole('heading', { name: shows })).toBeVisible();
    await expect(parts.first().getByRole('heading').first()).toBeVisible();
    held.resolve();
  });
}

test("a list opened from another page shows its cards at once, before the shop's font is there", async ({
  page,
  shop,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(font, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${shop.origin}/`, { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'All snacks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All snacks' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-font', 'first');
  for (const card of await page.locator('main [data-soon]').all()) {
    expect(await card.evaluate((element) => element.checkVisibility())).toBe(true);
    expect(await card.evaluate((element) => getComputedStyle(element).contentVisibility)).not.toBe(
      'hidden',
    );
  }
  held.resolve();
});

test("home's box comes as one picture in three strips", async ({ page, shop }) => {
  await page.goto(`${shop.origin}/`);
  const pictures = page.getByRole('img', { name: /27 of 30/ }).locator('img');
  await expect(pictures).toHaveCount(3);
  await pictures.last().scrollIntoViewIfNeeded();
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test.describe("the shop's font", () => {
  test('is taken in small parts when it comes after the page', async ({ page, shop }) => {
    const held = Promise.withResolvers<void>();
    await page.route(font, async (route) => {
      await held.promise;
      await route.continue();
    });
    await countParts(page);
    await page.goto(`${shop.origin}/`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('body')).toHaveAttribute('data-font', 'first');
    expect(await firstFont(page, 'h1')).toBe('"Crunch Fallback"');
    held.resolve();
    await expect(page.locator('body')).not.toHaveAttribute('data-font');
    for (const text of ['h1', 'header a', 'main h2', 'footer a']) {
      expect(await firstFont(page, text), text).toBe('"Crunch Sans"');
    }
    const counts = await page.evaluate(() => Reflect.get(globalThis, 'partCounts') as number[]);
    expect(counts.length).toBeGreaterThan(3);
    expect(Math.max(...counts)).toBeLessThanOrEqual(50);
  });

  test('is not waited for by texts that come later when it cannot be fetched', async ({
    page,
    shop,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED.*woff2/);
    await page.route(font, (route) => route.abort());
    await page.goto(`${shop.origin}/`);
    await expect(page.locator('body')).not.toHaveAttribute('data-font');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('is there at once without scripts', async ({ browser, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop.origin}/`);
    expect(await firstFont(page, 'h1')).toBe('"Crunch Sans"');
    await expect(page.getByRole('heading', { name: 'Bestsellers' })).toBeVisible();
    await context.close();
  });
});

test("each file starts as a script of its own, after what it needs, and none keeps the page's end", async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/`);
  const scripts = await page
    .locator('script[type="module"][src]')
    .evaluateAll((all) =>
      all.map(
        (script) => [script.hasAttribute('async'), script.getAttribute('src') ?? ''] as const,
      ),
    );
  const names = scripts.map(([, src]) => /\/assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(src)?.[1]);
  expect(names).toEqual(
    ['libraries', 'shop', 'index'].map((name) => expect.stringContaining(name)),
  );
  expect(scripts.every(([isAsync]) => isAsync)).toBe(true);
});

for (const [name, path, drawn] of [
  ['a product page', '/product/CHP-0101', ['main table', 'main details', 'main h1', 'footer']],
  ['a list', '/all-snacks', ['main h1', 'main article, main li', 'footer']],
  ['home', '/', ['main h1', 'main li', 'footer']],
] as const) {
  test(`${name} keeps what the server drew, and its language is not set again`, async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      const seen = { languages: 0 };
      Object.assign(globalThis, { seen });
      new MutationObserver((changes) => {
        seen.languages += changes.length;
      }).observe(document, { subtree: true, attributeFilter: ['lang'] });
    });
    // Its code comes late, so that what the server drew is kept here first.
    await page.goto(`${shop.origin}${path}`, { waitUntil: 'domcontentloaded' });
    const elements = await Promise.all(
      drawn.map((each) => page.locator(each).first().elementHandle()),
    );
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    for (const [index, element] of elements.entries()) {
      expect(await element?.evaluate((node) => node.isConnected), drawn[index]).toBe(true);
    }
    expect(await page.evaluate(() => Reflect.get(globalThis, 'seen').languages)).toBe(0);
  });
}

test('what stands for a product that is loading begins to shimmer after 400 ms', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${shop.origin}/all-snacks`, { waitUntil: 'networkidle' });
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await page.route('**/page-data/**', () => undefined);
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  const waiting = page.getByRole('main').locator('[aria-busy="true"]');
  await expect(waiting).toHaveCount(2);
  const delays = await waiting.evaluateAll((parts) =>
    parts
      .flatMap((part) => part.getAnimations({ subtree: true }))
      .map((animation) => Number(animation.effect?.getTiming().delay)),
  );
  expect(delays.length).toBeGreaterThan(5);
  expect(Math.min(...delays)).toBe(400);
});

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
  readonly pid: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

test('the first press of a card finds its functions compiled', async ({ page, shop, browser }) => {
  await page.goto(`${shop.origin}/all-snacks`, { waitUntil: 'networkidle' });
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  const title = String(await link.textContent());
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile'],
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const click = traceEvents.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click',
  );
  if (click === undefined) throw new Error('no click in the trace');
  const { ts: from, dur = 0, tid, pid } = click;
  const within = traceEvents.filter(
    (event) => event.pid === pid && event.tid === tid && event.ts >= from && event.ts <= from + dur,
  );
  const compiled = within.filter(({ name }) => name === 'V8.CompileCode');
  // The page was drawn in the press, and what is compiled is told of: the driver's own is.
  expect(within.some(({ name }) => name === 'Layout')).toBe(true);
  expect(traceEvents.some(({ name }) => name === 'V8.CompileCode')).toBe(true);
  // 143 without the hint in their files (D-PERF-03), 4 with it.
  expect(compiled.length).toBeLessThan(30);
});
