import type { Locator } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('the part is not shown');
  return box;
};

test.describe('the checkout on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of ['en-us', 'es'] as const) {
    test(`[CHK-04] the review says everything once, with the button that buys on the first screen (${language})`, async ({
      shopper: one,
      page,
    }) => {
      const shopper = one.reading(language);
      await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: false } });
      await shopper.opens(`/checkout/shipping${language === 'es' ? '?lang=es-us' : ''}`);
      await shopper.goesToReview();
      const endOfPlace = async () => {
        const { y, height } = await boxOf(shopper.placeOrder);
        return y + height;
      };
      // Once the page is drawn in its own font and scrolled to its top.
      await expect.poll(endOfPlace).toBeLessThanOrEqual(844);
      const main = page.getByRole('main');
      await main.locator('summary').click();
      const lines = main.getByRole('heading', { level: 3 }).filter({ visible: true });
      await expect(lines).toHaveCount(1);
      const header = page.getByRole('banner');
      const rows = new Set<number>();
      for (const part of await header.getByRole('link').all()) {
        const { y, height } = await boxOf(part);
        rows.add(Math.round((y + height / 2) / 20));
      }
      expect(rows.size).toBe(1);
    });
  }
});

test('[PAY-03] the payment step shows the cards the shop takes, and where a security code stands', async ({
  shopper,
  page,
}) => {
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  await shopper.continuesToPayment();
  const taken = page.getByRole('img', {
    name: 'We take Visa, Mastercard, American Express, Discover, Diners Club, JCB',
  });
  await expect(taken).toBeVisible();
  const possible = taken.locator('[data-possible="true"]');
  await expect(possible).toHaveCount(6);
  await expect(page.getByText('The 3 digits on the back of the card')).toBeVisible();
  await shopper.typesHostedFields('amex-ok');
  await expect(possible).toHaveCount(1);
  await expect(possible).toHaveText('AMEX');
  await expect(page.getByText('The 4 digits on the front of the card')).toBeVisible();
  // What is chosen is in ink: red is what is wrong.
  const edge = (part: Locator) => part.evaluate((one) => getComputedStyle(one).borderTopColor);
  const chosen = page.getByRole('radio', { name: 'Card', exact: true });
  const ink = await page.getByRole('main').evaluate((one) => getComputedStyle(one).color);
  await expect(chosen).toBeChecked();
  expect(await edge(page.locator('label').filter({ has: chosen }))).toBe(ink);
});
