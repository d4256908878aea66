import type { Page } from '@playwright/test';
import { logsIn, memberWords } from '#test/e2e/fixtures/member.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const words = memberWords['en-us'];
const timedOut = 'Your session has timed out. Please login to continue.';
const hooked = '/?testsessionexpirefeature=yes';

const signsIn = async (page: Page) => {
  await logsIn(page, 'sara@people.example');
  await page.getByRole('heading', { name: words['profile.title'], level: 1 }).waitFor();
};
/** Goes to the mix builder from the page, whose call of the snacks the hook listens for. */
const opensBuilder = async (page: Page) => {
  const called = page.waitForResponse((response) =>
    /multipack(\/|%2F)all-snacks/.test(response.url()),
  );
  await page.locator('main a[href="/varietypack/customize"]').first().click();
  await called;
};
const hookCode = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('session-test-hook')) asked.push(request.url());
  });
  return asked;
};
const token = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

test('[SESS-09] in the sandbox the hook of the address ends the session after a second', async ({
  shopper,
  page,
}) => {
  test.slow();
  const code = hookCode(page);
  await shopper.opens('/login?returnTo=/profile');
  await signsIn(page);
  await shopper.opens('/');
  await opensBuilder(page);
  expect(code).toEqual([]);
  await shopper.opens(hooked);
  await opensBuilder(page);
  await expect(page.getByText(timedOut).first()).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await token(page)).toBeNull();
  expect(code).toHaveLength(1);
});

test('[SESS-09] the hook goes by the page that the call left, also where its code comes after the next page', async ({
  shopper,
  page,
}) => {
  test.slow();
  await shopper.opens('/login?returnTo=/profile');
  await signsIn(page);
  const held = Promise.withResolvers<void>();
  await page.route(/session-test-hook/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await shopper.opens(hooked);
  await opensBuilder(page);
  await page.waitForURL((url) => url.pathname === '/varietypack/customize');
  held.resolve();
  await expect(page.getByText(timedOut).first()).toBeVisible();
});

test('[SESS-09] a page of a shop that takes orders has no such hook, whatever its address says', async ({
  shopper,
  page,
  complaints,
}) => {
  test.slow();
  const code = hookCode(page);
  await shopper.opens('/login?returnTo=/profile');
  await signsIn(page);
  // The server drew the banner of a sandbox, which this page then has not.
  complaints.expect(/React error #4\d\d/);
  // As production serves it: the configuration in the page says that nothing here is a sandbox.
  await page.route(
    ({ pathname, search }) => pathname === '/' && search.includes('testsessionexpirefeature'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('"sandbox":true', '"sandbox":false');
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    },
  );
  await page.clock.install();
  await shopper.opens(hooked);
  await opensBuilder(page);
  await page.waitForURL((url) => url.pathname === '/varietypack/customize');
  // Longer than the hook waits.
  await page.clock.runFor(5_000);
  await expect(page.getByText(timedOut)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/varietypack/customize');
  expect(await token(page)).not.toBeNull();
  expect(code).toEqual([]);
});
