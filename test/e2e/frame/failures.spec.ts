import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test('[LAYOUT-07] [LAYOUT-08] [ERR-13] a screen that cannot be drawn says so, is reported, and recovers', async ({
  shop,
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/product-list|Failed to fetch dynamically imported module/);
  await shopper.remembers({ consent: { functional: true } });
  await shopper.opens('/');
  const code = '**/assets/product-list-*.js';
  await page.route(code, (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  await expect(
    page.getByRole('alert').filter({ has: shopper.heading('Oops, there is an error!') }),
  ).toBeVisible();
  await expect
    .poll(async () =>
      (await shop.sandbox.telemetry())
        .map(({ data }) => data.baseData)
        .filter(({ name }) => name === 'render_failure')
        .map(({ properties }) => properties['path']),
    )
    .toContain('/all-snacks');

  await page.unroute(code);
  await shopper.button('Try again').click();
  await expect(shopper.heading('All snacks')).toBeVisible();
});

test('[ERR-03] [LAYOUT-09] a failed call raises the alert and offers the call again, no error screen', async ({
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/');
  const call = '**/getqueryproducts**';
  await page.route(call, (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  const alert = page.getByRole('alertdialog', {
    name: 'Something went wrong with this request.',
  });
  await expect(alert).toBeVisible();
  await expect(page.getByText('Oops, there is an error!')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await expect(shopper.heading('That did not work.')).toBeVisible();
  await page.unroute(call);
  await shopper.button('Try again').click();
  await expect(shopper.heading('All snacks')).toBeVisible();
});

test('[ERR-11] [ERR-03] an unreachable shop is a network error with its alert', async ({
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/net::ERR_/);
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  await page.route('**/validateOrder', (route) => route.abort('connectionrefused'));
  await shopper.button('Continue to payment').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Network Error');
  const alert = page.getByRole('alertdialog', {
    name: 'Something went wrong with this request.',
  });
  await alert.getByRole('button', { name: 'Close' }).click();
  await page.unroute('**/validateOrder');
  await expect(page.getByLabel('Zip code')).toHaveValue('75024');
  await shopper.continuesToPayment();
});
