import type { Page } from '@playwright/test';
import { accountTraces, logsIn, memberWords } from '#test/e2e/fixtures/member.ts';
import { ownShop } from '#test/e2e/fixtures/own-shop.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

const words = memberWords['en-us'];
const minute = 60_000;

/** A shop of this file's own: its clock is moved. */
const shop = ownShop();
test.afterEach(() => shop.sandbox.moveClock(0));

const signsIn = async (shopper: Shopper, page: Page): Promise<void> => {
  await shopper.opens('/login');
  await logsIn(page, 'sara@people.example');
  await page.waitForURL(`${shop.origin}/`);
};

test('[SESS-01] [SESS-05] [AUTH-21] [D-IDP-02] whose clock is moved past a session is told so, signs in at that time, and is signed out by it again', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 4\d\d/);
  const shopper = new Shopper(page, shop.origin, 'en-us');
  await signsIn(shopper, page);
  await shopper.opens('/profile');
  await expect(shopper.heading(words['profile.title'])).toBeVisible();

  await shop.sandbox.moveClock(121 * minute);
  await page.reload();
  await page.waitForURL(`${shop.origin}/`);
  await expect(
    page.getByText('Your session has timed out. Please login to continue.'),
  ).toBeVisible();
  expect(await accountTraces(page)).toEqual([]);

  // Tokens from two hours ahead are taken: the page's clock is the shop's.
  await signsIn(shopper, page);
  await shopper.opens('/profile');
  await expect(shopper.heading(words['profile.title'])).toBeVisible();
  await shop.sandbox.moveClock(160 * minute);
  await page.reload();
  await expect(shopper.heading(words['profile.title'])).toBeVisible();

  // Here the page has heard of the time by a call for guests, and finds its own tokens over.
  await shop.sandbox.moveClock(182 * minute);
  await shopper.opens('/products');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('crunchcart:sandbox-clock')))
    .toBe(String(182 * minute));
  await shopper.opens('/profile');
  await page.waitForURL('**/login**');
  await expect(shopper.heading(words['login.title'])).toBeVisible();
  expect(await accountTraces(page)).toEqual([]);
});
