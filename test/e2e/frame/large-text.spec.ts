import { joins } from '#test/e2e/fixtures/member.ts';
import { everyAddress } from '#test/e2e/fixtures/pages/every-address.ts';
import { doublesText, troubleWithLargeText } from '#test/e2e/fixtures/pages/large-text.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const language of ['en-us', 'es'] as const) {
  for (const [group, paths] of Object.entries(everyAddress)) {
    test(`[A11Y-04] ${group} in ${language} with text twice as large: nothing leaves the phone, no word is broken`, async ({
      shopper,
      page,
      complaints,
    }) => {
      test.setTimeout(900_000);
      complaints.expect(/status of 40[134]/);
      await shopper.remembers({
        language,
        consent: { functional: false },
        cart: { 'CHP-0102': 2 },
      });
      for (const path of paths) {
        await page.setViewportSize({ width: 390, height: 844 });
        await shopper.opens(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await doublesText(page);
        await expect.poll(() => troubleWithLargeText(page), path).toEqual([]);
        await page.setViewportSize({ width: 320, height: 844 });
        await expect.poll(() => troubleWithLargeText(page), `${path}, 320 px`).toEqual([]);
      }
    });
  }

  test(`[A11Y-04] the way to an order in ${language} with text twice as large`, async ({
    page,
    shop,
  }) => {
    test.slow();
    const shopper = new Shopper(page, shop.origin, language);
    await shopper.remembers({
      language,
      consent: { functional: false },
      cart: { 'CHP-0102': 2 },
    });
    await shopper.opens('/checkout/shipping');
    await shopper.heading(shopper.words['shipping.title']).waitFor();
    const isWhole = async (where: string): Promise<void> => {
      await doublesText(page);
      await expect.poll(() => troubleWithLargeText(page), where).toEqual([]);
    };
    await isWhole('shipping');
    await shopper.fillsShipping();
    await shopper.continuesToPayment();
    await isWhole('payment');
    await shopper.typesCard('visa-ok');
    await shopper.continuesToReview();
    await isWhole('review');
    await shopper.placeOrder.first().click();
    await shopper.thankYouOrderId();
    await isWhole('thank you');
  });
}

test('[A11Y-04] the pages of an account with text twice as large', async ({
  shopper,
  page,
  complaints,
}) => {
  test.setTimeout(900_000);
  complaints.expect(/status of 4\d\d/);
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/createaccount?returnTo=/profile');
  await joins(page, `large-${crypto.randomUUID()}@example.com`);
  await page.waitForURL('**/profile');
  for (const path of [
    '/profile',
    '/profile/addresses',
    '/profile/cards',
    '/profile/preferences',
    '/profile/security',
    '/orderhistory',
    '/savedmixes',
    '/changepassword',
  ]) {
    await shopper.opens(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await doublesText(page);
    await expect.poll(() => troubleWithLargeText(page), path).toEqual([]);
  }
});
