import { isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { joins, memberWords } from '#test/e2e/fixtures/member.ts';
import {
  approves,
  blocksWindows,
  choosesPaypal,
  paypalButton,
  paysInWindow,
} from '#test/e2e/fixtures/payer.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test('[PACC-15] a customer keeps a PayPal account while paying, pays with it without its page, and removes it', async ({
  shopper,
  page,
}) => {
  test.slow();
  const { words } = shopper;
  const label = 'PayPal, b•••@people.example';
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: false } });
  await shopper.opens('/createaccount?returnTo=/checkout/shipping');
  await joins(page, `nia-${crypto.randomUUID()}@example.com`);
  await page.waitForURL(({ pathname }) => pathname === '/checkout/shipping');
  await shopper.heading(words['shipping.title']).waitFor();
  await choosesPaypal(shopper);
  await page.getByLabel(words['paypal.keep']).check();
  await paysInWindow(shopper, 'buyer-ok');
  await shopper.placeOrder.click();
  await shopper.thankYouOrderId();

  await shopper.remembers({ cart: { 'CHP-0102': 1 }, consent: { functional: false } });
  await shopper.opens('/checkout/shipping');
  await shopper.heading(words['shipping.title']).waitFor();
  await shopper.fillsShipping();
  await shopper.continuesToPayment();
  await page.getByRole('radio', { name: label }).check();
  await isFineOnTheWay('en-us', page, 'a kept PayPal account');
  await shopper.continuesToReview();
  await expect(page.getByText(words['review.keptPaypal'])).toBeVisible();
  await shopper.placeOrder.click();
  await shopper.thankYouOrderId();
  await expect(page.getByText('Payment: PayPal, b•••@people.example')).toBeVisible();

  await shopper.opens('/profile/cards');
  await page.getByText(memberWords['en-us']['cards.none']).waitFor();
  await isFineOnTheWay('en-us', page, 'kept PayPal accounts in the profile');
  await page.getByRole('button', { name: `Remove ${label}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(label)).toHaveCount(0);
});

test('[P-39] the window is heard on its channel where the browser cut its tie to the shop', async ({
  shopper,
  context,
}) => {
  await context.route('**/paypal/return*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' };
    await route.fulfill({ response, headers });
  });
  await shopper.startsCheckout();
  await choosesPaypal(shopper);
  await paysInWindow(shopper, 'buyer-ok');
  await shopper.placeOrder.click();
  await shopper.thankYouOrderId();
});

test('[P-55] [PACC-01] with the keyboard alone, from the choice to the order', async ({
  shopper,
  page,
}) => {
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  await shopper.continuesToPayment();
  await page.getByRole('radio', { name: 'Card', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'PayPal', exact: true })).toBeChecked();
  const button = paypalButton(shopper);
  await button.and(page.locator(':not([aria-disabled="true"])')).waitFor();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(button).toBeFocused();
  const opening = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const popup = await opening;
  await popup.waitForURL(/\/paypal\/checkoutnow/);
  await expect(page.getByRole('alertdialog').getByRole('heading')).toBeFocused();
  await popup.getByRole('button', { name: 'Approve' }).focus();
  await popup.keyboard.press('Enter');
  await shopper.heading(shopper.words['review.title']).waitFor();
  await shopper.placeOrder.focus();
  await page.keyboard.press('Enter');
  await shopper.thankYouOrderId();
});

test('[P-51] [TEL-02] payer ids and return addresses reach neither storage nor telemetry', async ({
  shop,
  shopper,
  page,
}) => {
  await blocksWindows(page);
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: true } });
  await shopper.opens('/checkout/shipping');
  await choosesPaypal(shopper);
  await paypalButton(shopper).click();
  await page.waitForURL(/\/paypal\/checkoutnow/);
  const returned = page.waitForRequest(/\/checkout\/payment\?paypal=return/);
  await approves(page, 'buyer-slow');
  const { searchParams } = new URL((await returned).url());
  await shopper.heading(shopper.words['review.title']).waitFor();
  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const atReview = await stored();
  await shopper.placeOrder.click();
  await shopper.thankYouOrderId();
  const places = {
    atReview,
    after: await stored(),
    telemetry: JSON.stringify(await shop.sandbox.telemetry()),
  };
  expect(atReview).toContain('payment-account');
  const secrets = ['state', 'PayerID', 'paymentId'].map((name) => searchParams.get(name) ?? '');
  for (const [place, text] of Object.entries(places)) {
    for (const secret of [...secrets, 'PayerID', 'buyer-slow@']) {
      expect(secret).not.toBe('');
      expect(text.includes(secret), `${secret} in ${place}`).toBe(false);
    }
  }
});
