import type { Page } from '@playwright/test';
import { motionsOn } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import type { Shopper } from '#test/e2e/fixtures/shopper.ts';

test('[P-07] leaving and coming back leaves one frame in each card field', async ({
  shop,
  shopper,
  page,
}) => {
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  await shopper.continuesToPayment();
  const frames = page.getByRole('main').locator('iframe');
  for (let visit = 0; visit < 2; visit += 1) {
    await shopper.cardNumber.fill('4111');
    await expect(page.getByText('Looks like Visa')).toBeVisible();
    await expect(frames).toHaveCount(2);
    await page.getByRole('link', { name: 'Shipping completed' }).click();
    await shopper.heading('Where should it go?').waitFor();
    await expect(frames).toHaveCount(0);
    await shopper.continuesToPayment();
  }
  await expect(frames).toHaveCount(2);
  for (const frame of await frames.all()) {
    const source = await frame.getAttribute('src');
    expect(new URL(source ?? '').origin).not.toBe(shop.origin);
  }
});

test('[P-11] [P-09] Enter in a card field submits once; Amex asks for four digits', async ({
  shopper,
  page,
}) => {
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/flex/v2/tokens')) {
      tokens.push(request.url());
    }
  });
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  await shopper.continuesToPayment();
  await shopper.typesCard('visa-ok');
  await shopper.typesCard('amex-ok');
  await expect(page.getByText('Looks like American Express')).toBeVisible();
  await shopper.securityCode.press('Enter');
  await shopper.heading('One last look').waitFor();
  await expect(page.getByText('American Express ending 0005')).toBeVisible();
  expect(tokens).toHaveLength(1);
});

test('[P-13] [A11Y-02] what is wrong with the card stands beside its fields', async ({
  shopper,
  page,
}) => {
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  await shopper.continuesToPayment();
  await shopper.cardNumber.waitFor();
  await shopper.button('Review your order').click();
  const name = page.getByLabel('Name on card');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name on Card is required');
  await expect(page.getByText('Fix 4 fields to continue')).toBeVisible();

  await shopper.typesCard('visa-ok');
  await shopper.cardNumber.fill('4242424242424241');
  await shopper.button('Review your order').click();
  const slot = page.getByRole('group', { name: 'Card number' });
  await expect(slot).toHaveAccessibleDescription(
    'Please enter a valid card number Looks like Visa',
  );
  await expect(shopper.cardNumber).toBeFocused();
  await page.getByLabel('Expiration date (MM/YY)').fill('01/20');
  await shopper.cardNumber.fill('4111111111111111');
  await shopper.button('Review your order').click();
  await expect(page.getByLabel('Expiration date (MM/YY)')).toHaveAccessibleDescription(
    'This card has expired',
  );
});

const routes = ['/', '/all-snacks', '/product/CHP-0102', '/cart', '/checkout/shipping'] as const;

test('[P-55] nothing scrolls sideways on 320 pixels', async ({ shopper, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shopper.startsCheckout();
  const sideways = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const path of routes) {
    await shopper.opens(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await sideways(), path).toBe(0);
  }
  await shopper.fillsShipping();
  await shopper.continuesToPayment();
  await shopper.cardNumber.waitFor();
  expect(await sideways(), 'payment').toBe(0);
  await shopper.typesCard('visa-ok');
  await shopper.continuesToReview();
  expect(await sideways(), 'review').toBe(0);
});

test('[P-55] who wants less motion gets none', async ({ shopper, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/product/CHP-0102');
  await shopper.button(/^Add to cart/).click();
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible();
  expect(await motionsOn(page)).toEqual([]);
});

/** At the payment, whose fields do not come before they are told to. */
const waitsForFields = async (shopper: Shopper, page: Page) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/microform/field/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  await shopper.continuesToPayment();
  return held;
};

test('until the card can be typed in, the button cannot be pressed', async ({ shopper, page }) => {
  const held = await waitsForFields(shopper, page);
  const review = shopper.button('Review your order');
  await expect(page.getByRole('main').locator('iframe')).toHaveCount(2);
  await expect(page.getByText('Opening the card fields')).toBeAttached();
  await expect(review).toHaveAttribute('aria-disabled', 'true');
  held.resolve();
  await expect(review).toHaveAttribute('aria-disabled', 'false');
  await review.click();
  await expect(page.getByRole('link', { name: 'Card Number is required' })).toBeVisible();
});

test('[D-PAY-38] card fields that come late are told of, and taken', async ({ shopper, page }) => {
  const held = await waitsForFields(shopper, page);
  const name = page.getByLabel('Name on card');
  await name.fill('Ada');
  const late = page.getByRole('alert').filter({ hasText: 'did not answer in time' });
  await expect(late).toBeVisible();
  await expect(name).toBeFocused();
  held.resolve();
  await expect(late).toBeHidden();
  await expect(name).toBeFocused();
  await shopper.typesCard('visa-ok');
  await shopper.continuesToReview();
});

test('[D-PAY-38] whose focus is on a button that goes has it in the card', async ({
  shopper,
  page,
}) => {
  const held = await waitsForFields(shopper, page);
  await shopper.button('Load the card fields again').focus();
  held.resolve();
  await expect(shopper.cardNumber).toBeFocused();
});

/** To the payment step, at the card that was refused. */
const entersAgain = async (shopper: Shopper, page: Page): Promise<void> => {
  await shopper.startsCheckout();
  await shopper.goesToReview('visa-funds');
  await shopper.placeOrder.click();
  await page.getByRole('main').getByRole('alert').getByRole('link').click();
};

test('whose card must be entered again has the focus in its number', async ({
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/status of (402|422)/);
  await entersAgain(shopper, page);
  await expect(shopper.cardNumber).toBeFocused();
});

test('who types in a field while the others still open stays in it', async ({
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/status of (402|422)/);
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route('**/microform/field/number', async (route) => {
    if (isHeld) await held.promise;
    await route.continue();
  });
  page.on('framenavigated', () => {
    isHeld ||= page.url().endsWith('/checkout/review');
  });
  await entersAgain(shopper, page);
  await shopper.securityCode.click();
  await page.keyboard.type('12');
  await expect(page.getByText('Opening the card fields')).toBeAttached();
  held.resolve();
  await shopper.hostedFieldsReady();
  // A focus that moves goes through both frames.
  for (const field of [shopper.cardNumber, shopper.securityCode]) {
    await field.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  }
  await page.keyboard.press('3');
  await expect(shopper.securityCode).toHaveValue('123');
  await expect(shopper.cardNumber).toHaveValue('');
});
