import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchChromium, missingBrowser } from '#test/chromium.ts';
import {
  type CollectorUnderTest,
  collectorUnderTest,
} from '#test/sandbox/telemetry/collector-under-test.ts';
import { pageSpeed } from '#test/sandbox/telemetry/speed/page-views.ts';

let collector: CollectorUnderTest;
let browser: Browser;
let page: Page;

const open = async (query = '', options: BrowserContextOptions = {}): Promise<Page> => {
  page = await (await browser.newContext(options)).newPage();
  await page.goto(`${collector.origin}/speed${query}`);
  return page;
};
/** Cells of the table's row of a route. */
const row = async (route: string) =>
  (
    await page
      .getByRole('table', { name: 'By page' })
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: route, exact: true }) })
      .getByRole('cell')
      .allTextContents()
  ).map((cell) => cell.trim());
const isTooWide = () =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe.skipIf(missingBrowser)(`the page of speed ${missingBrowser ?? ''}`, () => {
  beforeAll(async () => {
    collector = await collectorUnderTest();
    browser = await launchChromium();
  });
  beforeEach(() => collector.steer('DELETE', ''));
  afterEach(() => page?.context().close());
  afterAll(async () => {
    await browser.close();
    await collector.close();
  });

  const fill = () =>
    collector.track([
      ...[1000, 2000, 2600, 9000].map((lcp, hour) =>
        pageSpeed({
          at: `2026-11-21T0${hour}:00:00Z`,
          lcp,
          cls: 0.3,
          lcpElement: 'main>img.hero',
          clsElement: '<b>',
        }),
      ),
      pageSpeed({ route: '/cart', language: 'es', inp: 150, ttfb: 100, navigation: 'route' }),
      pageSpeed({ route: '/cart', variant: 'rewards', inp: 700, inpElement: 'button.add' }),
    ]);

  it('says what to do while there is nothing', async () => {
    await open();
    await page.getByText('No browser reported a page view yet.').waitFor();
    expect(await page.getByText('allow functional cookies').isVisible()).toBe(true);
    expect(await page.getByRole('table').count()).toBe(0);
  });

  it('shows the 75th percentile of each page, its rating and its samples', async () => {
    await fill();
    await open();
    const [all, product, cart] = [await row('all'), await row('/product/:id'), await row('/cart')];
    expect(all.slice(0, 2)).toEqual(['all', '6']);
    expect(product).toEqual([
      '/product/:id',
      '4',
      '2,600 ms needs work 4 samples',
      'no samples',
      '0.30 poor 4 samples',
      'no samples',
    ]);
    expect(cart[3]).toBe('700 ms poor 2 samples');
    expect(cart[5]).toBe('100 ms good 1 sample');
  });

  it('can be chosen by page, language, variant and way of opening', async () => {
    await fill();
    await open();
    await page.getByLabel('Language').selectOption('es');
    await page.getByRole('button', { name: 'Show' }).click();
    expect((await row('all')).slice(0, 2)).toEqual(['all', '1']);
    expect((await row('/cart'))[3]).toBe('150 ms good 1 sample');
    expect(await page.getByLabel('Language').inputValue()).toBe('es');
    for (const [query, views] of [
      ['?variant=rewards', '1'],
      ['?navigation=route', '1'],
      ['?route=/product/:id', '4'],
      ['?route=/cart&variant=snacks', '1'],
    ] as const) {
      await page.goto(`${collector.origin}/speed${query}`);
      expect([query, (await row('all'))[1]]).toEqual([query, views]);
    }
    await page.goto(`${collector.origin}/speed?language=es&variant=rewards`);
    await page.getByText('No page view fits.').waitFor();
  });

  it('draws the trend, with its figures as a table', async () => {
    await fill();
    await open('?route=/product/:id');
    const drawing = page.getByRole('img', {
      name: 'LCP, 75th percentile: from 1,000 ms to 9,000 ms, poor, 4 points',
    });
    expect(await drawing.isVisible()).toBe(true);
    // Shapes tell good, needs work and poor apart.
    expect(await drawing.locator('circle').count()).toBe(2);
    expect(await drawing.locator('rect').count()).toBe(1);
    expect(await drawing.locator('polygon').count()).toBe(1);
    await page.getByText('Figures of LCP').click();
    const figures = page.getByRole('table', { name: 'LCP over time' });
    expect(await figures.getByRole('row').allTextContents()).toEqual([
      'from (UTC)75th percentilesamples',
      '2026-11-21 00:001,000 ms (good)1',
      '2026-11-21 01:002,000 ms (good)1',
      '2026-11-21 02:002,600 ms (needs work)1',
      '2026-11-21 03:009,000 ms (poor)1',
    ]);
  });

  it('names what caused the slowest quarter, as text', async () => {
    await fill();
    await open();
    const causes = page.getByRole('table', { name: 'Causes' });
    expect(await causes.getByRole('row').allTextContents()).toEqual([
      'figureelementpagepage viewsworst',
      'LCPmain>img.hero/product/:id29,000 ms',
      'INPbutton.add/cart1700 ms',
      'CLS<b>/product/:id40.30',
    ]);
  });

  it.each(['light', 'dark'] as const)(
    'is accessible, and fits 320 px, in %s',
    async (colorScheme) => {
      await fill();
      await open('', { colorScheme, viewport: { width: 320, height: 640 } });
      const violations = async () =>
        (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
      expect(await isTooWide()).toBe(false);
      expect(await violations()).toEqual([]);
      // What is wider than the screen can be scrolled with the keyboard.
      await page.getByRole('region', { name: 'By page' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() =>
          page.getByRole('region', { name: 'By page' }).evaluate((each) => each.scrollLeft),
        )
        .toBeGreaterThan(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await isTooWide()).toBe(false);
      expect(await violations()).toEqual([]);
    },
  );
});
