import { freshEnvironment, type RunningShop } from '#scripts/running-shop.ts';
import { startOtherShop } from '#test/e2e/fixtures/configured-hosts.ts';
import { accountTraces, logsIn, memberWords } from '#test/e2e/fixtures/member.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

const words = memberWords['en-us'];
let shop: RunningShop;
let origin = '';
let identity = '';

test.beforeAll(async () => {
  // A busy machine takes a minute to start another shop.
  test.setTimeout(600_000);
  const environment = await freshEnvironment();
  origin = `http://127.0.0.1:${environment.CRUNCH_SHOP_PORT}`;
  identity = `http://localhost:${environment.CRUNCH_IDENTITY_PORT}`;
  shop = await startOtherShop({
    ...environment,
    CRUNCH_HOST: '127.0.0.1',
    CRUNCH_PUBLIC_ORIGIN: origin,
  });
});
test.afterAll(() => shop.discard());

test('[AUTH-05] [NAV-09] a logout ends the session of a provider on another site', async ({
  page,
  complaints,
  elsewhere,
}) => {
  // The start page of the provider answers nothing; it is opened for its cookies.
  complaints.expect(/status of 404/);
  elsewhere.expect(origin);
  const shopper = new Shopper(page, origin);
  const session = () => page.goto(`${identity}/api/v1/sessions/me`);
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/login?returnTo=/profile');
  await logsIn(page, 'sara@people.example');
  await shopper.heading(words['profile.title']).waitFor();
  expect((await session())?.status()).toBe(200);

  await shopper.opens('/profile');
  await page.getByRole('main').getByRole('button', { name: words['account.signOut'] }).click();
  await expect(page.getByText(words['account.signedOut'])).toBeVisible();
  await page.waitForURL(`${origin}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await accountTraces(page)).toEqual([]);
  expect((await session())?.status()).toBe(404);
});
