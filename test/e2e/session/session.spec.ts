import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** Calls of the shop's own API, in the order they leave. */
const apiCalls = (page: Page, origin: string): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isCall = /^\/(v\d\/dopservice|services|webservices)\//.test(pathname);
    if (request.url().startsWith(origin) && isCall) calls.push(pathname);
  });
  return calls;
};

const markers = [
  'sessionId',
  'rnduts',
  'encstr',
  'handshakeId',
  'handshakeTime',
  'handshakeToken',
] as const;

test('[HAND-04] [HAND-05] [HAND-06] a fresh tab shakes hands before its first call, once', async ({
  shop,
  shopper,
  page,
}) => {
  const calls = apiCalls(page, shop.origin);
  // Where nothing is stored, a first list needs no call (D-PERF-21).
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/');
  expect(await page.evaluate(() => sessionStorage.getItem('handshakeToken'))).toBeNull();
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  await expect(shopper.heading('All snacks')).toBeVisible();
  await expect.poll(() => calls.length).toBeGreaterThan(1);
  expect(calls[0]).toMatch(/\/handshaking$/);
  expect(calls.filter((call) => call.endsWith('/handshaking'))).toHaveLength(1);
  const kept = await page.evaluate(
    (keys) => keys.map((key) => sessionStorage.getItem(key)),
    [...markers],
  );
  for (const value of kept) expect(value).toBeTruthy();
});

test('[HAND-01] [HAND-03] a handshake that fails raises the alert, and no other call leaves', async ({
  shop,
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  const calls = apiCalls(page, shop.origin);
  await page.route('**/webservices/handshaking', (route) =>
    route.fulfill({ status: 500, json: { success: false } }),
  );
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/');
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  const alert = page.getByRole('alertdialog', {
    name: 'Something went wrong with this request.',
  });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toBeHidden();
  await expect(shopper.heading('That did not work.')).toBeVisible();
  expect(calls.filter((call) => !call.endsWith('/handshaking'))).toEqual([]);
});

test('[CONSENT-02] [CONSENT-03] [TEL-01] nothing is told to the collector before functional consent; page views are afterwards', async ({
  shop,
  shopper,
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/track')) posts.push(request.postData() ?? '');
  });
  await shopper.opens('/');
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  await expect(shopper.heading('All snacks')).toBeVisible();
  const banner = page.getByRole('region', { name: 'Cookies, briefly' });
  await expect(banner).toBeVisible();
  expect(posts).toEqual([]);

  await banner.getByRole('button', { name: 'Choose' }).click();
  await banner.getByLabel('Functional: how the shop is doing').check();
  await banner.getByRole('button', { name: 'Save choices' }).click();
  await expect(banner).toBeHidden();
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeVisible();
  const sessionId = await page.evaluate(() => sessionStorage.getItem('customerSessionId'));
  await expect
    .poll(async () =>
      (await shop.sandbox.telemetry())
        .filter(({ data }) => data.baseData.properties?.['sessionId'] === sessionId)
        .filter(({ data }) => data.baseType === 'PageviewData')
        .map(({ data }) => data.baseData.name),
    )
    .toContainEqual(expect.stringMatching(/^\/product\//));

  await page.reload();
  await expect(shopper.button('Cookie choices')).toBeVisible();
  await expect(banner).toBeHidden();
  await shopper.button('Cookie choices').click();
  await expect(banner.getByLabel('Functional: how the shop is doing')).toBeChecked();
  await banner.getByRole('button', { name: 'Only necessary' }).click();
  const before = posts.length;
  await page.getByRole('link', { name: 'Crunchcart, home' }).click();
  await expect(page.getByRole('heading', { name: 'Bestsellers' })).toBeVisible();
  expect(posts).toHaveLength(before);
});

test('[API-082] the XSRF cookie comes back as a header', async ({
  shop,
  shopper,
  page,
  context,
}) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'crumbs', url: shop.origin }]);
  const call = page.waitForRequest(/getqueryproducts/);
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/');
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  expect((await call).headers()['x-xsrf-token']).toBe('crumbs');
});
