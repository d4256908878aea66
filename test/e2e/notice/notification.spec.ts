import type { Locator } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** Top right corner and how the bar is held there. */
const placeOf = (text: Locator) =>
  text.evaluate((node) => {
    let bar: Element | null = node;
    while (bar !== null && getComputedStyle(bar).position !== 'fixed') bar = bar.parentElement;
    const box = bar?.getBoundingClientRect();
    return { top: box?.top, fromRight: box && innerWidth - box.right };
  });

test('[NOTIF-01] [NOTIF-03] [A11Y-01] an added snack is told at the top right for 4000 ms', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await page.clock.install();
  await shopper.opens('/product/CHP-0102');
  await shopper.button(/^Add to cart/).click();
  const live = page.getByRole('status').filter({ hasText: 'Added to cart.' });
  await expect(live).toContainText('Chile Lime Tortilla Chips, 1 item');
  const bar = live.getByText('Added to cart.');
  await expect(bar).toBeVisible();
  const { top, fromRight } = await placeOf(bar);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(40);
  expect(fromRight).toBeLessThan(40);
  await expect(
    page.getByRole('status').filter({ hasText: 'Your cart holds 1 item.' }),
  ).toBeAttached();

  await page.getByRole('dialog').getByRole('button', { name: 'Close cart' }).click();
  // Pointing at it holds it; letting go starts its time anew.
  await bar.hover();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect(bar).toBeVisible();
  await page.mouse.move(5, 500);
  await page.clock.runFor(3999);
  await expect(bar).toBeVisible();
  await page.clock.runFor(1);
  await expect(bar).toBeHidden();
});

test('[NOTIF-01] [A11Y-01] [SESS-02] a session that ended is an alert in the same place', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ consent: { functional: false } });
  await page.evaluate(() => localStorage.setItem('accessToken', '{"accessToken":"of-yesterday"}'));
  await page.route('**/getqueryproducts**', (route) =>
    route.fulfill({ json: { responseCode: 440, success: false, message: '', data: [] } }),
  );
  await shopper.opens('/');
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  const live = page.getByRole('alert').filter({ hasText: 'That did not work.' });
  await expect(live).toBeAttached();
  const { top, fromRight } = await placeOf(live.getByText('That did not work.'));
  expect(top).toBeLessThan(40);
  expect(fromRight).toBeLessThan(40);
  await live.getByRole('button', { name: 'Dismiss' }).click();
  await expect(live).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('[SESS-14] [SESS-15] a page that waits for the shop says so, and not for long', async ({
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  await shopper.remembers({ consent: { functional: false } });
  await page.evaluate(() =>
    localStorage.setItem(
      'crunchcart:v1:placed',
      '{"version":1,"value":[{"orderId":"CC-7K3M-Q9TX","email":"ada@example.com"}]}',
    ),
  );
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/orderdetails**', async (route) => {
    await held;
    await route.continue();
  });
  await shopper.opens('/thank-you/CC-7K3M-Q9TX');
  const loading = page.getByRole('progressbar', { name: 'Loading' });
  await expect(loading).toBeVisible();
  answer();
  await expect(loading).toBeHidden();
});
