import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { clocked, errorsIn, fails, type PageCollector } from '#test/e2e/fixtures/telemetry-page.ts';

const minute = 60_000;

/** The page's clock stands still: nothing leaves unless the test lets time pass. */
const stopped = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60 * minute);

/** Reads something again and again, while a little time passes in the page: each post needs a bit of it. */
const lettingPass =
  <Figure>(page: Page, read: () => Figure): (() => Promise<Figure>) =>
  async () => {
    await page.clock.runFor(50);
    return read();
  };

/** Asks the shop for something that often, all at once. */
const pings = (page: Page, times: number): Promise<unknown> =>
  page.evaluate(
    (count) => Promise.all(Array.from({ length: count }, () => fetch('/v3/ping'))),
    times,
  );
const pingsTold = (collector: PageCollector): number =>
  collector.names('RemoteDependencyData').filter((name) => name === 'GET /v3/ping').length;

test('[TEL-32] 500 calls of a page view are told; the next page view has 500 of its own', async ({
  shop,
  page,
}) => {
  const collector = await clocked(page, shop.origin);
  await page.route('**/v3/ping', (route) => route.fulfill({ body: '{}' }));
  await stopped(page);
  const goesTo = async (path: string): Promise<void> => {
    await page.evaluate((address) => history.pushState({}, '', address), path);
    await page.clock.runFor(600);
    await expect.poll(lettingPass(page, () => collector.names('PageviewData').at(-1))).toBe(path);
  };
  await goesTo('/terms');
  await pings(page, 501);
  // Behind all of them, so that nothing is to come once it is there.
  await fails(page, 'last');
  await expect.poll(lettingPass(page, () => errorsIn(collector).length)).toBe(1);
  expect(pingsTold(collector)).toBe(500);
  await goesTo('/faq');
  await pings(page, 1);
  await expect.poll(lettingPass(page, () => pingsTold(collector))).toBe(501);
});

test('[TEL-33] the timing of a call is looked for 3 times, 25 ms apart', async ({ shop, page }) => {
  const configUrl = `${shop.origin}/telemetry/config.json`;
  const AjaxDependencyPlugin = { enableAjaxPerfTracking: true };
  const config = { extensionConfig: { AjaxDependencyPlugin } };
  let asked = 0;
  await page.route(configUrl, (route) => {
    asked += 1;
    return route.fulfill({ json: { enabled: true, config } });
  });
  const collector = await clocked(page, shop.origin, { configUrl });
  await expect.poll(() => asked).toBe(1);
  await page.route('**/v3/ping', (route) => route.fulfill({ body: '{}' }));
  await stopped(page);
  // A browser that has no entry of the call yet.
  await page.evaluate(() => {
    const marks = (name: string) => [{ name, entryType: 'mark', startTime: 0 }];
    const looks = { looks: 0 };
    const getEntries = () => {
      looks.looks += 1;
      return [];
    };
    Object.assign(window, looks);
    Object.assign(performance, { mark: () => undefined, getEntriesByName: marks, getEntries });
    Object.defineProperty(window, 'looks', { get: () => looks.looks });
  });
  const looks = () => page.evaluate(() => (window as unknown as { looks: number }).looks);
  await pings(page, 1);
  await expect.poll(looks).toBe(1);
  for (const count of [2, 3]) {
    await page.clock.runFor(24);
    expect(await looks()).toBe(count - 1);
    await page.clock.runFor(1);
    expect(await looks()).toBe(count);
  }
  await page.clock.runFor(1000);
  await expect.poll(() => pingsTold(collector)).toBe(1);
  expect(await looks()).toBe(3);
});

/** A load of the page that never ends, and counts who looks at it; the test's clock has none of its own. */
const loadsForever = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const load = { looks: 0 };
    Object.assign(window, { load });
    const begin = (): void => {
      const at = Date.now();
      const request = {
        navigationStart: at,
        domainLookupStart: at,
        connectEnd: at,
        requestStart: at,
      };
      const timing = { ...request, responseStart: at, responseEnd: at, domLoading: at };
      const look = (): number => {
        load.looks += 1;
        return 0;
      };
      Object.defineProperty(timing, 'loadEventEnd', { get: look });
      Object.defineProperty(performance, 'timing', { value: timing });
    };
    // The clock is there by then, the shop's code is not.
    document.addEventListener('readystatechange', begin, { once: true });
  });

test('[TEL-36] a load that does not end is looked at every 100 ms, and told after 60 s', async ({
  shop,
  page,
}) => {
  await loadsForever(page);
  const collector = await clocked(page, shop.origin);
  const began = await page.evaluate(() => performance.timing.navigationStart);
  const looks = () =>
    page.evaluate(() => (window as unknown as { load: { looks: number } }).load.looks);
  await page.clock.pauseAt(began + 50_000);
  const before = await looks();
  await page.clock.runFor(1000);
  expect((await looks()) - before).toBe(10);
  await page.clock.pauseAt(began + 60_000);
  expect(collector.of('PageviewData')).toEqual([]);
  await page.clock.runFor(101);
  await expect.poll(() => collector.of('PageviewData').length).toBe(1);
  expect(collector.of('PageviewData')[0]?.data.baseData.duration).toBe('00:01:00.000');
});

test('[TEL-37] what is wrong with the library itself is told 10 s later, by its number', async ({
  shop,
  page,
}) => {
  const collector = await clocked(page, shop.origin);
  await page.route('**/v3/ping', (route) => route.fulfill({ body: '{}' }));
  await stopped(page);
  // A request the library cannot watch: it writes that down, and looks into its notes after the next item.
  await page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/v3/ping');
    const fail = (): never => {
      throw new Error('no state');
    };
    Object.defineProperty(request, 'readyState', { get: fail });
    return new Promise((resolve) => {
      request.onloadend = resolve;
      request.send();
    });
  });
  const began = await page.evaluate(() => Date.now());
  await fails(page, 'next');
  await page.clock.runFor(9999);
  await expect.poll(() => errorsIn(collector).length).toBe(1);
  expect(collector.of('MessageData')).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(lettingPass(page, () => collector.of('MessageData').length)).toBe(1);
  const told = collector.of('MessageData')[0];
  expect(told?.data.baseData['message']).toBe('AI (Internal): 16');
  expect(Date.parse(told?.time ?? '') - began).toBe(10_000);
});
