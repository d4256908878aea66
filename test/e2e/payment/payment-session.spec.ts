import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import type { Shopper } from '#test/e2e/fixtures/shopper.ts';

/** Addresses of the capture contexts the page asked for, as they are asked. */
const contextCalls = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/capturecontext')) calls.push(request.url());
  });
  return calls;
};

const timeOf = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/** Resolves with the page's time just before its payment session began, Unix ms. */
const atPayment = async (shopper: Shopper, page: Page, clockOff = 0): Promise<number> => {
  await page.clock.install({ time: Date.now() + clockOff });
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  const began = await timeOf(page);
  await shopper.continuesToPayment();
  await shopper.cardNumber.waitFor();
  // A clock sent forward before both frames told they are there would end their loading.
  await expect(page.getByText(shopper.words['payment.loading'])).toHaveCount(0);
  return began;
};

/** Sends the page's clock to that time, Unix ms: how long a slow machine took until now makes no difference. */
const forwardTo = async (page: Page, time: number): Promise<void> =>
  page.clock.fastForward(time - (await timeOf(page)));

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Still there?' });
const ended = (page: Page) => page.getByRole('alertdialog', { name: 'Your payment session ended' });

test('[CHK-06] [PAY-13] [PAY-15] [P-33] [A11Y-03] with a card half typed it warns at 12:30, and keeping the session asks for the card again', async ({
  shopper,
  page,
}) => {
  const calls = contextCalls(page);
  const began = await atPayment(shopper, page);
  await shopper.typesCard('visa-ok');
  await page.getByLabel('Name on card').focus();

  await forwardTo(page, began + 720_000);
  await expect(page.getByText('Looks like Visa')).toBeVisible();
  await expect(warning(page)).toBeHidden();
  await forwardTo(page, began + 751_000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(page)).toContainText('enter the card number and security code again');
  await expect(warning(page)).toContainText(
    /Your payment session ends in (2 minutes|1\d\d seconds)/,
  );

  const keep = warning(page).getByRole('button', { name: 'Keep my session' });
  await expect(keep).toBeFocused();
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('dialog[open]') === null;
    });
    expect(outside, 'the focus stays in the dialog').toBe(false);
  }

  expect(calls).toHaveLength(1);
  await keep.click();
  await expect(warning(page)).toBeHidden();
  await expect.poll(() => calls.length).toBe(2);
  await expect(shopper.cardNumber).toHaveValue('');
  await expect(shopper.securityCode).toHaveValue('');
  await expect(page.getByLabel('Name on card')).toHaveValue('Ada Byron');
  await expect(page.getByLabel('Expiration date (MM/YY)')).toHaveValue('12/39');
  await shopper.typesHostedFields('visa-ok');
  await shopper.continuesToReview();
});

test('[P-33] with empty card fields the session is renewed without a word', async ({
  shopper,
  page,
}) => {
  const calls = contextCalls(page);
  await atPayment(shopper, page);
  await page.clock.fastForward('12:31');
  await expect.poll(() => calls.length).toBe(2);
  await expect(shopper.cardNumber).toHaveValue('');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('[PAY-14] [PAY-16] [PAY-17] [PAY-18] [P-34] [A11Y-03] Escape ignores the warning; the session still ends and the form is loaded anew', async ({
  shopper,
  page,
}) => {
  const calls = contextCalls(page);
  await atPayment(shopper, page);
  await shopper.typesCard('visa-ok');
  const name = page.getByLabel('Name on card');
  await name.focus();
  await page.clock.fastForward('12:31');
  await expect(warning(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeHidden();
  await expect(name).toBeFocused();
  expect(calls).toHaveLength(1);

  await page.clock.fastForward('02:01');
  await expect(ended(page)).toBeVisible();
  await expect(ended(page)).toContainText('Nothing was charged.');
  await ended(page).getByRole('button', { name: 'Start again' }).click();
  await expect(ended(page)).toBeHidden();
  await expect.poll(() => calls.length).toBe(2);
  await expect(shopper.cardNumber).toHaveValue('');
  await expect(shopper.heading('How would you like to pay?')).toBeVisible();
});

test('[P-34] a machine that slept past the end of the session submits nothing', async ({
  shopper,
  page,
}) => {
  const submits: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/submittedorder')) submits.push(request.url());
  });
  await atPayment(shopper, page);
  await shopper.typesCard('visa-ok');
  await shopper.continuesToReview();
  await page.clock.fastForward('20:00');
  await shopper.placeOrder.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Your payment session ended. Nothing was charged. Please enter the card again.',
  );
  expect(submits).toEqual([]);
  await page.getByRole('link', { name: 'Edit: Payment' }).first().click();
  await expect(shopper.heading('How would you like to pay?')).toBeVisible();
});

test('[P-34] a clock five minutes ahead changes nothing', async ({ shopper, page }) => {
  await atPayment(shopper, page, 5 * 60_000);
  await shopper.typesCard('visa-ok');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await shopper.continuesToReview();
  await shopper.placeOrder.click();
  expect(await shopper.thankYouOrderId()).toMatch(/^CC-/);
});
