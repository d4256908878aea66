import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { agreed, clocked, errorsIn, fails, watched } from '#test/e2e/fixtures/telemetry-page.ts';

const warning = /Failed to send telemetry/;
const refusedLine = /Failed to load resource|ERR_CONNECTION_REFUSED/;

test('[TEL-01] [TEL-07] [TEL-12] what happens in a page is posted as a JSON array; posts are no items', async ({
  shop,
  page,
}) => {
  const collector = await watched(page, shop.origin);
  await fails(page, 'first', 'second');
  await expect.poll(() => errorsIn(collector).length).toBe(2);
  const post = collector.posts.find(({ items }) => items.length >= 2);
  expect(post?.contentType).toBe('application/json');
  expect(post?.by).toBe('xhr');
  expect(collector.items.every(({ iKey }) => iKey === collector.items[0]?.iKey)).toBe(true);
  expect(JSON.stringify(collector.of('RemoteDependencyData'))).not.toContain('/v2/track');
});

for (const status of [401, 403, 408, 429, 500, 502, 503, 504]) {
  test(`[TEL-16] [TEL-18] after ${status} the item arrives at the second try, 10 to 20 s later`, async ({
    shop,
    page,
    complaints,
  }) => {
    complaints.expect(refusedLine);
    const collector = await clocked(page, shop.origin);
    collector.answers({ status });
    await fails(page, 'once more');
    await expect.poll(() => errorsIn(collector).length).toBe(1);
    await page.clock.runFor(20_100);
    await expect.poll(() => errorsIn(collector).length).toBe(2);
    const [first, second] = collector.of('ExceptionData');
    expect(second).toEqual(first);
  });
}

test('[TEL-17] a line that is cut and a page that is offline lose nothing', async ({
  shop,
  page,
  context,
  complaints,
}) => {
  complaints.expect(refusedLine);
  const collector = await clocked(page, shop.origin);
  collector.answers('none');
  await fails(page, 'cut');
  await expect.poll(() => errorsIn(collector).length).toBe(1);
  await page.clock.runFor(20_100);
  await expect.poll(() => errorsIn(collector).length).toBe(2);

  await context.setOffline(true);
  await fails(page, 'offline');
  await page.clock.runFor(60_000);
  expect(errorsIn(collector).join()).not.toContain('offline');
  await context.setOffline(false);
  await expect.poll(() => errorsIn(collector).join()).toContain('offline');
});

test('[TEL-19] any other status drops the item, and says so', async ({
  shop,
  page,
  complaints,
}) => {
  complaints.expect(refusedLine);
  complaints.expect(warning);
  const collector = await clocked(page, shop.origin);
  const told = page.waitForEvent('console', (message) => warning.test(message.text()));
  collector.answers({ status: 400 });
  await fails(page, 'dropped');
  expect((await told).text()).toBe('Failed to send telemetry.');
  await page.clock.runFor(60_000);
  await fails(page, 'next');
  await expect.poll(() => errorsIn(collector).join()).toContain('next');
  expect(errorsIn(collector).filter((text) => text.includes('dropped'))).toHaveLength(1);
});

test('[TEL-09] [TEL-20] of a partial answer only what may be tried again is sent again', async ({
  shop,
  page,
  complaints,
}) => {
  complaints.expect(warning);
  const collector = await clocked(page, shop.origin);
  const errors = [
    { index: 2, statusCode: 500 },
    { index: 1, statusCode: 400 },
  ];
  const body = JSON.stringify({ itemsReceived: 3, itemsAccepted: 1, errors, appId: 'x' });
  collector.answers({ status: 206, body });
  await fails(page, 'taken-0', 'refused-1', 'again-2');
  await expect.poll(() => errorsIn(collector).length).toBe(3);
  await page.clock.runFor(20_100);
  await expect.poll(() => errorsIn(collector).length).toBe(4);
  expect(errorsIn(collector).at(-1)).toContain('again-2');
});

test('Retry-After goes before the backoff', async ({ shop, page, complaints }) => {
  complaints.expect(refusedLine);
  const collector = await clocked(page, shop.origin);
  collector.answers({ status: 429, headers: { 'retry-after': '2' } });
  await fails(page, 'soon');
  await expect.poll(() => errorsIn(collector).length).toBe(1);
  await page.clock.runFor(2100);
  await expect.poll(() => errorsIn(collector).length).toBe(2);
});

test('[TEL-28] [TEL-39] 300 errors of one task all arrive, in posts of at most 102400 bytes', async ({
  shop,
  page,
}) => {
  const collector = await watched(page, shop.origin);
  await fails(page, ...Array.from({ length: 300 }, (_, n) => `é🥨 number ${n} ${'ü'.repeat(400)}`));
  await expect.poll(() => errorsIn(collector).length).toBe(300);
  // A part of the shoppers would be told with the part they stand for.
  expect(collector.items.filter((item) => 'sampleRate' in item)).toEqual([]);
  for (const { bytes } of collector.posts) expect(bytes).toBeLessThanOrEqual(102_400);
});

test('[TEL-08] the last words of a page that is left at once arrive at the collector', async ({
  shop,
  page,
}) => {
  await agreed(page);
  await page.goto(`${shop.origin}/faq`);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('ai_user');
  const script = `parting-${crypto.randomUUID().slice(0, 8)}.js`;
  // In one task with the step to another page: nothing has time to leave by itself.
  await page.evaluate((name) => {
    const error = new Error('parting');
    error.stack = `Error: parting\n    at run (${location.origin}/assets/${name}:1:1)`;
    window.dispatchEvent(new ErrorEvent('error', { message: 'parting', error }));
    location.href = 'about:blank';
  }, script);
  const arrived = async () => JSON.stringify(await shop.sandbox.telemetry());
  await expect.poll(arrived).toContain(script);
});

test('[TEL-08] [TEL-30] what a page was about to send leaves when it is left, and what cannot is kept for the next', async ({
  shop,
  page,
  complaints,
}) => {
  complaints.expect(refusedLine);
  const collector = await watched(page, shop.origin);
  // In one task: nothing had time to leave by itself.
  await page.evaluate(() => {
    const error = new Error('parting');
    error.stack = 'Error: parting\n    at run (https://shop.test/assets/parting.js:1:1)';
    const place = { filename: location.href, lineno: 1, colno: 1 };
    window.dispatchEvent(new ErrorEvent('error', { message: 'parting', error, ...place }));
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => errorsIn(collector).join()).toContain('parting');
  expect(collector.posts.find(({ items }) => JSON.stringify(items).includes('parting'))?.by).toBe(
    'fetch',
  );

  collector.refuses();
  await fails(page, 'waiting');
  const kept = () => page.evaluate(() => sessionStorage.getItem('crunchcart:telemetry') ?? '');
  await expect.poll(kept).toContain('waiting');
  const before = errorsIn(collector).length;
  collector.recovers();
  await page.goto(`${shop.origin}/terms`);
  await expect.poll(() => errorsIn(collector).length).toBe(before + 1);
  await expect.poll(kept).toBe('');
});
