import { isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import {
  approves,
  blocksWindows,
  choosesPaypal,
  opensWindow,
  paypalButton,
  paysInWindow,
} from '#test/e2e/fixtures/payer.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

test('[PACC-01] [PACC-03] [PACC-04] [P-39] pays in a window of PayPal, and refreshes on the way', async ({
  shopper,
  page,
}) => {
  await shopper.startsCheckout();
  await choosesPaypal(shopper);
  await isFineOnTheWay('en-us', page, 'PayPal chosen');
  const popup = await opensWindow(shopper);
  await expect(page.getByRole('alertdialog')).toContainText(shopper.words['paypal.processing']);
  await isFineOnTheWay('en-us', page, 'waiting for PayPal');
  const closed = popup.waitForEvent('close');
  await approves(popup, 'buyer-ok');
  await shopper.heading(shopper.words['review.title']).waitFor();
  await closed;
  await expect(page.getByText('PayPal, buyer-ok@people.example')).toBeVisible();
  await shopper.placeOrder.click();
  await shopper.thankYouOrderId();
  await expect(page.getByText('Payment: PayPal, b•••@people.example')).toBeVisible();
});

test('[PACC-01] [P-39] on a phone, where no window opens, by redirect: refreshed, gone back and in another tab it is one order', async ({
  shop,
  page,
  context,
  complaints,
}) => {
  // Of two presses at once the later one is told of the order.
  complaints.expect(/status of 4(09|22)/);
  await page.setViewportSize({ width: 390, height: 844 });
  await blocksWindows(page);
  const shopper = new Shopper(page, shop.origin, 'es');
  await shopper.remembers({
    cart: { 'CHP-0102': 2 },
    consent: { functional: false },
    language: 'es',
  });
  await shopper.opens('/checkout/shipping');
  await choosesPaypal(shopper);
  await isFineOnTheWay('es', page, 'PayPal elegido');
  await paypalButton(shopper).click();
  await page.waitForURL(/\/paypal\/checkoutnow/);
  const returned = page.waitForRequest(/\/checkout\/payment\?paypal=return/);
  await approves(page, 'buyer-ok');
  const address = (await returned).url();
  await shopper.heading(shopper.words['review.title']).waitFor();
  expect(page.url()).not.toContain('PayerID');

  await page.goto(address);
  await shopper.heading(shopper.words['review.title']).waitFor();
  const other = await context.newPage();
  const second = new Shopper(other, shop.origin, 'es');
  await other.goto(address);
  await second.heading(second.words['review.title']).waitFor();
  await Promise.all([shopper.placeOrder.click(), second.placeOrder.click()]);
  const orderId = await shopper.thankYouOrderId();
  expect(await second.thankYouOrderId()).toBe(orderId);
  await expect.poll(() => shop.sandbox.mailsTo(shopper.shipping.email)).toHaveLength(1);
});

test('[P-40] back from PayPal’s page by the browser’s own button', async ({ shopper, page }) => {
  await blocksWindows(page);
  await shopper.startsCheckout();
  await choosesPaypal(shopper);
  await paypalButton(shopper).click();
  await page.waitForURL(/\/paypal\/checkoutnow/);
  await page.goBack();
  await shopper.heading(shopper.words['payment.title']).waitFor();
  await expect(page.getByRole('radio', { name: 'PayPal', exact: true })).toBeChecked();
  await paypalButton(shopper).and(page.locator(':not([aria-disabled="true"])')).click();
  await page.waitForURL(/\/paypal\/checkoutnow/);
  await approves(page, 'buyer-ok');
  await shopper.heading(shopper.words['review.title']).waitFor();
});

test('[ADDR-24] Hawaii is refused as address at PayPal, a good one is shown with its price before it is charged', async ({
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/status of 4(00|09|22)/);
  const { words } = shopper;
  await shopper.startsCheckout();
  await shopper.fillsShipping({
    address: '400 Broadway Ave',
    city: 'Nashville',
    state: 'Tennessee',
    zipcode: '37203',
  });
  await shopper.continuesToPayment();
  await page.getByRole('radio', { name: 'PayPal', exact: true }).check();
  await page.getByLabel(words['paypal.shipThere']).check();
  await paypalButton(shopper).and(page.locator(':not([aria-disabled="true"])')).waitFor();
  const popup = await opensWindow(shopper);
  await approves(popup, 'buyer-hi');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('ship');
  await paysInWindow(shopper, 'buyer-ok');
  await expect(page.getByRole('main')).toContainText('Plano, TX 75024');
  await shopper.placeOrder.click();
  await shopper.thankYouOrderId();
});

test('[P-45] a pending payment is told as it is, on the page and by mail', async ({
  shop,
  shopper,
  page,
}) => {
  await shopper.startsCheckout();
  await choosesPaypal(shopper);
  await paysInWindow(shopper, 'buyer-pending');
  await shopper.placeOrder.click();
  const orderId = await shopper.thankYouOrderId();
  await expect(page.getByText('the bank is still deciding')).toBeVisible();
  await isFineOnTheWay('en-us', page, 'thank-you page of a pending payment');
  const subjects = async () =>
    (await shop.sandbox.mailsTo(shopper.shipping.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain(`Your Crunchcart order ${orderId}: payment pending`);
  await shop.sandbox.decidesSales('complete');
  await expect.poll(subjects, { timeout: 100_000 }).toContain(`Your Crunchcart order ${orderId}`);
});
