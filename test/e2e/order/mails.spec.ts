import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { SandboxMail } from '#test/e2e/fixtures/sandbox.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

// The mailbox lets no script into a mail, not even one of a test.
test.use({ bypassCSP: true });

const widths = [390, 700];
const schemes = ['light', 'dark'] as const;

/** A mail is a part of its reader's page: the landmarks are that page's. */
const findingsIn = async (page: Page): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .disableRules(['region', 'landmark-one-main']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
};

/** Pixels by which the mail is wider than its window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Pictures that did not come, and pictures that say something no word beside them says. */
const poorPictures = (page: Page): Promise<readonly string[]> =>
  page
    .locator('img')
    .evaluateAll((pictures) =>
      (pictures as HTMLImageElement[])
        .filter(({ complete, naturalWidth, alt }) => !complete || naturalWidth === 0 || alt !== '')
        .map(({ src }) => src),
    );

/** As the mailbox shows it, at the widths of a phone and of a mail program, by day and at night. */
const isWellMade = async (page: Page, address: string, mail: SandboxMail): Promise<void> => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of widths) {
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const where = `${mail.subject}, ${width} px, ${colorScheme}`;
      expect.soft(await findingsIn(page), where).toEqual([]);
      expect.soft(await overflowOf(page), `${where}: cut off`).toBeLessThanOrEqual(0);
    }
  }
  expect(await poorPictures(page)).toEqual([]);
  expect(mail.html).not.toMatch(/<script|<link|@import|url\(|\.svg/);
};

for (const language of ['en-us', 'es'] as const) {
  test(`an order's mail is a page of the shop, with pictures of what was bought, in ${language}`, async ({
    page,
    shop,
  }) => {
    test.slow();
    const shopper = new Shopper(page, shop.origin, language);
    await shopper.remembers({
      cart: { 'CHP-0102': 2, 'CHP-0101': 1 },
      consent: { functional: false },
      language,
    });
    await shopper.opens('/checkout/shipping');
    await shopper.goesToReview();
    await shopper.placeOrder.click();
    const orderId = await shopper.thankYouOrderId();
    const mailed = async () => (await shop.sandbox.mailsTo(shopper.shipping.email))[0];
    await expect.poll(mailed).toBeDefined();
    const mail = await mailed();
    if (mail === undefined) throw new Error('no mail');
    await isWellMade(page, shop.sandbox.mailPage(mail), mail);
    await expect(page.getByText(orderId, { exact: true })).toBeVisible();
    // The logo and a picture of each product.
    await expect(page.locator('img')).toHaveCount(3);
  });
}
