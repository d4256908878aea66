import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import {
  agreed,
  configured,
  errorsIn,
  fails,
  PageCollector,
  watched,
} from '#test/e2e/fixtures/telemetry-page.ts';

for (const [row, settings, text] of [
  ['TEL-03', { key: '' }, 'Instrumentation key not provided'],
  ['TEL-04', { key: '12345' }, 'The telemetry key is not in 8-4-4-4-12 hexadecimal form'],
] as const) {
  test(`[${row}] with the key "${settings.key}" the shop says why, sends nothing, and works`, async ({
    shop,
    shopper,
    page,
    complaints,
  }) => {
    complaints.expect(new RegExp(text));
    const collector = new PageCollector(page);
    await collector.listen();
    await agreed(page);
    await configured(page, settings);
    const told = page.waitForEvent('console', (message) => message.text() === text);
    await page.goto(`${shop.origin}/`);
    await told;
    await shopper.seesItAlive();
    await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
    await expect(shopper.heading('All snacks')).toBeVisible();
    expect(collector.posts).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).not.toContain('ai_');
  });
}

test('the library is fetched after the first paint, and once', async ({ shop, page }) => {
  await watched(page, shop.origin, { path: '/' });
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint').map((one) => one.startTime),
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('insights'))
      .map((one) => one.startTime),
  }));
  expect([painted.length, fetched.length]).toEqual([1, 1]);
  expect(fetched[0]).toBeGreaterThan(painted[0] ?? Number.POSITIVE_INFINITY);
});

for (const sampling of ['0', '101', '-1']) {
  test(`[TEL-05] a sampling of ${sampling} is told, and 100 applies`, async ({
    shop,
    page,
    complaints,
  }) => {
    const text = 'The telemetry sampling is not above 0 and at most 100: 100 applies';
    complaints.expect(new RegExp(text));
    const told = page.waitForEvent('console', (message) => message.text() === text);
    const collector = await watched(page, shop.origin, { settings: { sampling } });
    await told;
    await fails(page, ...Array.from({ length: 100 }, (_, n) => `number ${n}`));
    await expect.poll(() => errorsIn(collector).length).toBe(100);
  });
}

test('[TEL-05] a sampling within its bounds is obeyed', async ({ shop, page }) => {
  const collector = new PageCollector(page);
  await collector.listen();
  await agreed(page);
  await configured(page, { sampling: '0.000001' });
  await page.goto(`${shop.origin}/faq`);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('ai_user');
  await fails(page, ...Array.from({ length: 100 }, (_, n) => `number ${n}`));
  await page.evaluate(() => history.pushState({}, '', '/terms'));
  // The page is asked for an answer after its timers: whatever was to leave has left.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(collector.items.filter(({ data }) => data.baseType !== 'MetricData')).toEqual([]);
});

for (const [account, sent] of [
  ['00u1abcdEFGH', '00u1abcdEFGH'],
  ['a,b', undefined],
  ['a;b', undefined],
  ['a=b', undefined],
  ['a|b', undefined],
  ['a b', undefined],
  ['ada@example.com', undefined],
] as const) {
  test(`[TEL-06] an account "${account}" is ${sent ? 'told' : 'not told'}`, async ({
    shop,
    page,
  }) => {
    await page.addInitScript((id) => localStorage.setItem('accountId', id), account);
    const collector = await watched(page, shop.origin);
    await fails(page, 'whose');
    await expect.poll(() => errorsIn(collector).length).toBe(1);
    const told = collector.of('ExceptionData').map(({ tags }) => tags['ai.user.authUserId']);
    expect(told).toEqual([sent]);
  });
}

test('[TEL-22] errors and rejections nobody caught are told, also from before the choice, with their time', async ({
  shop,
  page,
  complaints,
}) => {
  complaints.expect(/uncaught: (?:thrown|rejected)/);
  await page.clock.install();
  const collector = new PageCollector(page);
  await collector.listen();
  await page.goto(`${shop.origin}/faq`);
  const banner = page.getByRole('region', { name: 'Cookies, briefly' });
  await banner.waitFor();
  await fails(page, 'early');
  const early = await page.evaluate(() => Date.now());
  await page.clock.fastForward(3_600_000);
  expect(collector.posts).toEqual([]);
  await banner.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => errorsIn(collector).join()).toContain('early');
  const item = collector.of('ExceptionData').find((one) => JSON.stringify(one).includes('early'));
  expect(Math.abs(Date.parse(item?.time ?? '') - early)).toBeLessThan(60_000);

  await page.evaluate(() => {
    const failed = (text: string): Error =>
      Object.assign(new Error(text), {
        stack: `Error: ${text}\n    at https://shop.test/${text}.js:1:1`,
      });
    queueMicrotask(() => {
      throw failed('thrown');
    });
    void Promise.reject(failed('rejected'));
  });
  await page.clock.runFor(100);
  await expect
    .poll(() => errorsIn(collector).join())
    .toMatch(/thrown[\s\S]*rejected|rejected[\s\S]*thrown/);
});

test('[TEL-23] an error of another origin is told with an explanation', async ({ shop, page }) => {
  const collector = await watched(page, shop.origin);
  await fails(page, 'Script error.');
  await expect
    .poll(() => errorsIn(collector).join())
    .toContain(
      "Script error: The browser's same-origin policy prevents us from getting the details",
    );
});
