import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { clocked, errorsIn, fails, watched } from '#test/e2e/fixtures/telemetry-page.ts';

test('[TEL-14] [TEL-15] each change of the history is a page view 500 ms later, by its path alone', async ({
  shop,
  page,
}) => {
  const collector = await clocked(page, shop.origin);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const before = collector.of('PageviewData').length;
  await page.evaluate(() => history.pushState({}, '', '/all-snacks?brand=x#top'));
  await page.clock.runFor(499);
  await page.clock.runFor(0);
  expect(collector.of('PageviewData')).toHaveLength(before);
  await page.clock.runFor(60);
  await expect.poll(() => collector.of('PageviewData').length).toBe(before + 1);
  const view = collector.of('PageviewData').at(-1)?.data.baseData;
  expect([view?.url, view?.name]).toEqual(['/all-snacks', '/all-snacks']);
  // The library would tell the first load's duration again.
  expect(view?.duration).toBeUndefined();

  await page.evaluate(() => history.replaceState({ only: 'state' }, ''));
  await page.evaluate(() => history.replaceState({}, '', '/thank-you/CC-ABCD-EFGH'));
  await page.clock.runFor(600);
  await expect.poll(() => collector.names('PageviewData').at(-1)).toBe('/thank-you');
  expect(collector.of('PageviewData')).toHaveLength(before + 2);
});

test('[TEL-14] two presses in the shop are two page views, each with its own duration', async ({
  shop,
  shopper,
  page,
}) => {
  const collector = await watched(page, shop.origin, { path: '/' });
  await shopper.seesItAlive();
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  await expect.poll(() => collector.names('PageviewData')).toContain('/all-snacks');
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect
    .poll(() => collector.names('PageviewData').at(-1))
    .toEqual(expect.stringMatching(/^\/product\//));
  const views = collector.of('PageviewData');
  expect(views.map(({ data }) => data.baseData.duration)).toEqual([
    expect.stringMatching(/^00:/),
    expect.stringMatching(/^00:/),
    expect.stringMatching(/^00:/),
  ]);
  expect(new Set(views.map(({ data }) => data.baseData.duration)).size).toBe(3);
  // Each page is a trace of its own.
  expect(new Set(views.map(({ tags }) => tags['ai.operation.id'])).size).toBe(3);
});

test('[TEL-14] a press counts as the beginning of a change for 30 s, and of one change', async ({
  shop,
  page,
}) => {
  const collector = await clocked(page, shop.origin);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const durationOf = async (path: string): Promise<string | undefined> => {
    await page.evaluate((address) => history.pushState({}, '', address), path);
    await page.clock.runFor(600);
    await expect.poll(() => collector.names('PageviewData').at(-1)).toBe(path);
    return collector.of('PageviewData').at(-1)?.data.baseData.duration;
  };
  const press = () => page.evaluate(() => document.body.click());
  await press();
  await page.clock.runFor(30_000);
  // Until the paint that follows: two frames of the test's clock.
  expect(await durationOf('/terms')).toMatch(/^00:00:30\.0[0-4]\d$/);
  expect(await durationOf('/privacy')).toBeUndefined();
  await press();
  await page.clock.runFor(30_001);
  expect(await durationOf('/aboutus')).toBeUndefined();
});

test('[TEL-14] the view of a page that is painted late waits for it, 5 s at most', async ({
  shop,
  page,
}) => {
  const collector = await clocked(page, shop.origin);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const before = collector.of('PageviewData').length;
  // Two frames until it is painted.
  const presses = (path: string, frame: number) =>
    page.evaluate(
      ([address, milliseconds]) => {
        window.requestAnimationFrame = (run) => Number(setTimeout(run, milliseconds, 0));
        document.body.click();
        history.pushState({}, '', address);
      },
      [path, frame] as const,
    );
  /** What was told earlier is there when this has arrived: items leave one after the other. */
  const hasTold = async (text: string) => {
    await fails(page, text);
    await page.clock.runFor(50);
    await expect.poll(() => errorsIn(collector).join()).toContain(text);
  };
  await presses('/terms', 600);
  await page.clock.runFor(1100);
  await hasTold('first');
  expect(collector.of('PageviewData')).toHaveLength(before);
  await page.clock.runFor(450);
  await expect.poll(() => collector.names('PageviewData').at(-1)).toBe('/terms');
  expect(collector.of('PageviewData').at(-1)?.data.baseData.duration).toBe('00:00:01.200');

  await presses('/privacy', 60_000);
  await page.clock.runFor(4900);
  await hasTold('second');
  expect(collector.names('PageviewData').at(-1)).toBe('/terms');
  await page.clock.runFor(150);
  await expect.poll(() => collector.names('PageviewData').at(-1)).toBe('/privacy');
  expect(collector.of('PageviewData').at(-1)?.data.baseData.duration).toBeUndefined();
});

test.describe('a search engine', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });

  test('[TEL-35] a visit of one has no duration', async ({ shop, page }) => {
    const collector = await watched(page, shop.origin);
    expect(collector.of('PageviewData')[0]?.data.baseData.duration).toBeUndefined();
  });
});
