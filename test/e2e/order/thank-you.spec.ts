import { mix } from '#application/messages/en-us/mix/mix.ts';
import { orderTracking as english } from '#application/messages/en-us/order/order-tracking.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { memberWords, peoplePassword } from '#test/e2e/fixtures/member.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const words = memberWords['en-us'];
test('[ORDER-08] the thank-you page shows the box that was bought, by name and stripe, and an account is made out of the order', async ({
  page,
  shopper,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/varietypack/customize');
  const dock = page.getByRole('region', { name: 'Box summary' });
  await expect(async () => {
    await page
      .getByRole('button', { name: /^Add one/, disabled: false })
      .first()
      .click();
    await expect(dock.getByRole('status')).toHaveText(/more bags to go$/, { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(dock.getByRole('status')).toHaveText('Full and ready');
  await page.getByLabel(mix['mix.name']).fill('Friday Night');
  await dock.getByRole('button', { name: /^Add box to cart/ }).click();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await shopper.opens('/checkout/shipping');
  await shopper.heading(shopper.words['shipping.title']).waitFor();
  await shopper.goesToReview();
  await shopper.placeOrder.click();
  const orderId = await shopper.thankYouOrderId();
  await expect(page.getByRole('img', { name: /30 of 30/ })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Friday Night' })).toBeVisible();
  await expect(main.getByText(/^30 bags, \d+ flavors$/)).toBeVisible();
  await isFine(page, 'thank-you of a box');

  await page.getByRole('link', { name: english['keep.create'] }).click();
  await shopper.heading(words['join.title']).waitFor();
  const label = (text: string) => main.getByLabel(text, { exact: true });
  await expect(label('First name')).toHaveValue(shopper.shipping.firstName);
  await expect(label('Last name')).toHaveValue(shopper.shipping.lastName);
  await expect(label(words['login.email'])).toHaveValue(shopper.shipping.email);
  await label(words['login.password']).fill(peoplePassword);
  const month = label(words['join.month']);
  if (await month.isVisible()) {
    await month.selectOption({ index: 2 });
    await label(words['join.day']).selectOption('2');
    await label(words['join.year']).selectOption('2000');
    await label(words['join.gender']).selectOption(words['gender.undisclosed']);
  }
  await main.getByLabel(words['join.terms']).check();
  await main.getByRole('button', { name: words['join.submit'] }).click();
  await expect(page.getByText(english['keep.done'])).toBeVisible();
  await main.getByRole('link', { name: english['keep.see'] }).click();
  await shopper.heading(words['orders.title']).waitFor();
  await expect(main.getByText(orderId)).toBeVisible();
  await expect(main.getByText('Friday Night').last()).toBeVisible();
  await expect(main.getByRole('list', { name: english['timeline.title'] })).toBeVisible();
  await isFine(page, 'order history with a box');
  await page.setViewportSize({ width: 1280, height: 900 });
  await main.getByRole('link', { name: words['account.addresses'] }).click();
  await expect(main.getByText(shopper.shipping.address).first()).toBeVisible();

  // Nothing of it stays after the logout, on no page and behind no back button.
  await shopper.opens(`/thank-you/${orderId}`);
  await expect(main.getByText(shopper.shipping.address).first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /Ada/ }).click();
  await page
    .getByRole('navigation', { name: /Your account/ })
    .getByRole('button', { name: words['account.signOut'] })
    .click();
  await expect(page.getByText(words['account.signedOut'])).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  for (let back = 0; back < 3; back += 1) {
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(page.getByText(shopper.shipping.address)).toHaveCount(0);
    await expect(page.getByText(shopper.shipping.email)).toHaveCount(0);
  }
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain(shopper.shipping.email);
  expect(kept).not.toContain(orderId);
});

test('[ORDER-09] nobody is thanked for an order that was canceled, and no delivery is promised', async ({
  page,
  shop,
  shopper,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await shopper.startsCheckout();
  await shopper.goesToReview();
  await shopper.placeOrder.click();
  const orderId = await shopper.thankYouOrderId();
  // No box was bought, so none is shown.
  await expect(page.getByRole('img', { name: /of 30/ })).toHaveCount(0);
  const promise = page.getByRole('complementary', { name: 'Delivery' }).getByText(/^Expected/);
  await expect(promise).toBeVisible();
  await shop.sandbox.moves(orderId, 'cancel');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/What you paid was given back/).first()).toBeVisible({
      timeout: 3000,
    });
  }).toPass({ timeout: 120_000 });
  await shopper.heading(shopper.words['thanks.canceledTitle']).waitFor();
  await expect(page.getByText(shopper.words['thanks.title'])).toHaveCount(0);
  await expect(promise).toHaveCount(0);
  await expect(
    page.getByRole('list', { name: english['timeline.title'] }).getByRole('listitem'),
  ).toHaveText([/^Order placed/, /^Payment confirmed/, /^Canceled/, /^Money given back/]);
  await isFine(page, 'thank-you of a canceled order');
});
