import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { clocked, watched } from '#test/e2e/fixtures/telemetry-page.ts';

const traced = ['request-id', 'request-context', 'traceparent'] as const;

test('[TEL-11] the shop’s own calls say where they belong, and nobody else’s do', async ({
  shop,
  shopper,
  page,
}) => {
  const calls: { readonly own: boolean; readonly headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (!['xhr', 'fetch'].includes(request.resourceType())) return;
    calls.push({ own: request.url().startsWith(shop.origin), headers: request.headers() });
  });
  await watched(page, shop.origin, { path: '/', settings: { appId: 'app-1' } });
  await shopper.seesItAlive();
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  await expect(shopper.heading('All snacks')).toBeVisible();
  await expect
    .poll(() => calls.filter(({ headers }) => 'traceparent' in headers).length)
    .toBeGreaterThan(1);
  const marked = calls.filter(({ headers }) => traced.some((name) => name in headers));
  for (const { own, headers } of marked) {
    expect(own).toBe(true);
    expect(headers['request-context']).toBe('appId=cid-v1:app-1');
    const [, trace, span] =
      /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(headers['traceparent'] ?? '') ?? [];
    expect(headers['request-id']).toBe(`|${trace}.${span}`);
  }
  expect(calls.some(({ own }) => !own)).toBe(true);
});

test('[TEL-10] [TEL-13] a configured address is asked once at the start; what it sets is obeyed, but no header is told', async ({
  shop,
  page,
}) => {
  const asked: string[] = [];
  const configUrl = `${shop.origin}/telemetry/config.json`;
  await page.route(configUrl, (route) => {
    asked.push(route.request().method());
    const AjaxDependencyPlugin = {
      enableRequestHeaderTracking: true,
      enableResponseHeaderTracking: true,
      maxAjaxCallsPerView: 2,
    };
    const config = { extensionConfig: { AjaxDependencyPlugin } };
    return route.fulfill({ json: { enabled: true, config } });
  });
  const collector = await watched(page, shop.origin, { settings: { configUrl } });
  await expect.poll(() => asked).toEqual(['GET']);
  await page.route('**/v3/ping', (route) =>
    route.fulfill({ body: '{}', headers: { 'www-authenticate': 'secret-3' } }),
  );
  await page.evaluate(() => history.pushState({}, '', '/terms'));
  await expect.poll(() => collector.names('PageviewData')).toContain('/terms');
  await page.evaluate(async () => {
    const headers = {
      authorization: 'Bearer secret-1',
      'x-api-key': 'secret-2',
      sessionId: 'secret-4',
    };
    for (let n = 0; n < 5; n += 1) await fetch('/v3/ping', { headers });
  });
  const pings = () =>
    collector.names('RemoteDependencyData').filter((name) => name === 'GET /v3/ping');
  await expect.poll(pings).toHaveLength(2);
  expect(JSON.stringify(collector.items)).not.toMatch(/secret-|authorization|x-api-key|www-auth/i);
});

test('[TEL-38] it is asked again every 30 minutes, and no more after 3 failures', async ({
  shop,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  let asked = 0;
  let status = 200;
  let answer: () => void = () => undefined;
  const configUrl = `${shop.origin}/telemetry/config.json`;
  await page.route(configUrl, async (route) => {
    asked += 1;
    // Answered when the test says so, while the page's clock stands still: half an hour begins there.
    if (asked > 1) {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    }
    await route.fulfill({ status, json: { enabled: true, config: {} } });
  });
  await clocked(page, shop.origin, { configUrl });
  await expect.poll(() => asked).toBe(1);
  const roundTrip = () => page.evaluate(() => fetch('/robots.txt').then((file) => file.text()));
  const answers = async (): Promise<void> => {
    const answered = page.waitForResponse(configUrl);
    answer();
    await (await answered).finished();
    await roundTrip();
  };
  const halfHour = 30 * 60_000;
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.fastForward(halfHour);
  await expect.poll(() => asked).toBe(2);
  await answers();
  status = 500;
  for (const count of [3, 4, 5]) {
    await page.clock.fastForward(halfHour - 1);
    await roundTrip();
    expect(asked).toBe(count - 1);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toBe(count);
    await answers();
  }
  await page.clock.fastForward(2 * halfHour);
  await roundTrip();
  expect(asked).toBe(5);
});
