import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { testCard } from '#test/e2e/fixtures/shopper.ts';

/** True only for the element keys go to, in whichever frame it is. */
const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((node) => node.ownerDocument.hasFocus() && node.matches(':focus'));

/** Nobody should need more presses than this to reach anything on a page of the shop. */
const mostPresses = 120;

/** Presses Tab until the target has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  for (let press = 0; press < mostPresses; press += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
};

/** An outline of two pixels or more around the focused element, or around the card it covers. */
const focusIsDrawn = (target: Locator): Promise<boolean> =>
  target.evaluate((node) =>
    [getComputedStyle(node), getComputedStyle(node, '::after')].some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    ),
  );

test('[A11Y-05] [P-55] a guest buys with the keyboard alone, and always sees where the focus is', async ({
  shopper,
  page,
}) => {
  test.slow();
  const goTo = async (target: Locator): Promise<void> => {
    await tabTo(page, target);
    expect(await focusIsDrawn(target), `${target} shows its focus`).toBe(true);
  };
  const press = async (target: Locator): Promise<void> => {
    await goTo(target);
    await page.keyboard.press('Enter');
  };
  const type = async (target: Locator, text: string): Promise<void> => {
    await goTo(target);
    await page.keyboard.type(text);
  };
  const main = page.getByRole('main');

  await shopper.remembers({ consent: { functional: false }, zip: '75024' });
  await shopper.opens('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();

  await press(main.getByRole('link', { name: 'Shop all snacks' }));
  await expect(shopper.heading('All snacks')).toBeVisible();
  await expect(main).toBeFocused();
  await press(main.getByRole('heading', { level: 3 }).first().getByRole('link'));
  await goTo(main.getByRole('spinbutton', { name: 'Quantity' }));
  await page.keyboard.press('ArrowUp');
  await press(shopper.button(/^Add 2 to cart/));
  await press(page.getByRole('dialog').getByRole('link', { name: 'Check out' }));

  await expect(shopper.heading('Where should it go?')).toBeVisible();
  const { shipping } = shopper;
  await type(page.getByLabel('Email', { exact: true }), shipping.email);
  await type(page.getByLabel('Phone number'), shipping.phoneNumber);
  await type(page.getByLabel('First name'), shipping.firstName);
  await type(page.getByLabel('Last name'), shipping.lastName);
  await type(page.getByLabel('Address', { exact: true }), shipping.address);
  await type(page.getByLabel('City'), shipping.city);
  await type(page.getByLabel('State'), 'Texas');
  await type(page.getByLabel('Zip code'), shipping.zipcode);
  await page.keyboard.press('Enter');

  await expect(shopper.heading('How would you like to pay?')).toBeVisible();
  await expect(main).toBeFocused();
  await type(page.getByLabel('Name on card'), 'Ada Byron');
  const { number, securityCode } = testCard('visa-ok');
  await tabTo(page, shopper.cardNumber);
  const slot = page.getByRole('group', { name: 'Card number' });
  await expect.poll(() => focusIsDrawn(slot)).toBe(true);
  await page.keyboard.type(number);
  await type(page.getByLabel('Expiration date (MM/YY)'), '1239');
  await tabTo(page, shopper.securityCode);
  await page.keyboard.type(securityCode);
  await page.keyboard.press('Enter');

  await expect(shopper.heading('One last look')).toBeVisible();
  await press(shopper.placeOrder);
  expect(await shopper.thankYouOrderId()).toMatch(/^CC-/);
});
