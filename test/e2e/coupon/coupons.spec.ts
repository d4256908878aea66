import { cart as englishCart } from '#application/messages/en-us/cart/cart.ts';
import { coupon as english } from '#application/messages/en-us/coupon.ts';
import { cart as spanishCart } from '#application/messages/es/cart/cart.ts';
import { coupon as spanish } from '#application/messages/es/coupon.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

const looks = [
  { language: 'en-us', query: '', width: 390, height: 844, words: english, cart: englishCart },
  {
    language: 'es',
    query: '?lang=es-us',
    width: 1280,
    height: 900,
    words: spanish,
    cart: spanishCart,
  },
] as const;

const price =
  seedCatalog().products.find(({ productId }) => productId === 'CHP-0102')?.priceCents ?? 0;
/** A tenth of so many bags, half up, as the screen shows it. */
const tenth = (bags: number): string =>
  `$${(Math.floor((price * bags * 10 + 50) / 100) / 100).toFixed(2)}`;

for (const { language, query, width, height, words, cart } of looks) {
  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height } });

    test(`[COUPON-04] [COUPON-05] [COUPON-06] [COUPON-07] a coupon in ${language}: refused, accepted, judged again, taken off; a free order`, async ({
      page,
      shop,
      complaints,
    }) => {
      const shopper = new Shopper(page, shop.origin, language);
      // The refused code answers 409, of which browsers write a line.
      complaints.expect(/409/);
      await shopper.remembers({
        cart: { 'CHP-0102': 2 },
        consent: { functional: false },
        language,
      });
      await shopper.opens(`/cart${query}`);
      const main = page.getByRole('main');
      const field = main.getByLabel(words['coupon.label']);
      const apply = async (code: string) => {
        await field.fill(code);
        await main.getByRole('button', { name: words['coupon.applyIt'] }).click();
      };
      const totals = main.locator('dl').last();

      // The shop's own words, in the shopper's language; what was typed stays.
      await apply('nosuch');
      await expect(
        main.getByText(
          language === 'es'
            ? 'No conocemos este cupón. Revisa el código.'
            : 'We do not know this coupon. Please check the code.',
        ),
      ).toBeVisible();
      await expect(field).toHaveValue('nosuch');

      await apply('crunch10');
      await expect(main.getByText('CRUNCH10: 10')).toBeVisible();
      await expect(totals).toContainText(`${cart['totals.discount']} (CRUNCH10)`);
      await expect(totals).toContainText(tenth(2));

      const asked = page.waitForRequest(/validatevoucher/);
      await main
        .getByRole('button', { name: /One more|Uno más/ })
        .first()
        .click();
      await asked;
      await expect(totals).toContainText(tenth(3));

      await main.getByRole('button', { name: words['coupon.removeIt'] }).click();
      await expect(totals).not.toContainText(cart['totals.discount']);

      await apply('FREEBOX');
      await expect(totals).toContainText('$0.00');
      await main.getByRole('link', { name: cart['cart.checkOut'] }).click();
      // The footer of the cart asks for an e-mail too.
      await shopper.heading(shopper.words['shipping.title']).waitFor();
      await shopper.fillsShipping();
      await shopper.button(shopper.words['shipping.continue']).click();
      await expect(page.getByRole('heading', { name: words['coupon.nothingDue'] })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await shopper.button(words['coupon.continue']).click();
      await expect(main.getByText(words['coupon.reviewFree'])).toBeVisible();
      await shopper.placeOrder.click();
      await shopper.thankYouOrderId();
      await expect(main.locator('dl').last()).toContainText('(FREEBOX)');
      await expect
        .poll(async () => (await shop.sandbox.mailsTo(shopper.shipping.email)).length)
        .toBe(1);
    });

    test(`[GIFT-01] [GIFT-05] [GIFT-08] an e-gift card in ${language}: looked at, bought, received`, async ({
      page,
      shop,
    }) => {
      const shopper = new Shopper(page, shop.origin, language);
      const recipient = `gift-${crypto.randomUUID()}@example.com`;
      await shopper.remembers({ consent: { functional: false }, language });
      await shopper.opens(`/giftcards${query}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('radio')).toHaveCount(5);
      await expect(
        main.getByRole('radio', { name: words['gift.otherAmount'], exact: true }),
      ).not.toBeChecked();
      await main.getByRole('button', { name: words['gift.add'].split(',')[0] ?? '' }).click();
      await expect(
        main.getByText(/Recipient's email is required|correo electrónico .*obligatorio/i).first(),
      ).toBeVisible();
      await main.getByRole('radio', { name: '$50.00', exact: true }).check();
      await main.getByLabel(words['gift.firstName'], { exact: true }).fill('Grace');
      await main.getByLabel(words['gift.lastName'], { exact: true }).fill('Hopper');
      await main.getByLabel(words['gift.email']).fill(recipient);
      await main.getByLabel(words['gift.message']).fill('Eat <b>well</b>');
      await main.getByRole('button', { name: words['gift.preview'] }).click();
      const dialog = page.getByRole('dialog', { name: words['gift.previewTitle'] });
      await expect(dialog).toContainText('$50.00');
      await expect(dialog).toContainText('Eat <b>well</b>');
      await dialog.getByRole('button', { name: words['gift.closePreview'] }).click();
      await expect(dialog).toBeHidden();
      await main.getByRole('button', { name: words['gift.add'].split(',')[0] ?? '' }).click();
      const drawer = page.getByRole('dialog', { name: cart['cart.title'] });
      await expect(drawer).toContainText('Grace Hopper');
      await drawer.getByRole('link', { name: cart['cart.checkOut'] }).click();
      // No address to send to: who pays is asked instead.
      await expect(main.getByText(words['coupon.byEmail'])).toBeVisible();
      await shopper.fillsShipping();
      await shopper.continuesToPayment();
      await shopper.typesCard('visa-ok');
      await shopper.continuesToReview();
      await shopper.placeOrder.click();
      await shopper.thankYouOrderId();
      await expect(main).toContainText('Grace Hopper');
      await expect.poll(async () => (await shop.sandbox.mailsTo(recipient)).length).toBe(1);
      const [mail] = await shop.sandbox.mailsTo(recipient);
      expect(mail?.text).toMatch(/GC-(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/);
      expect(mail?.html).toContain('Eat &lt;b&gt;well&lt;/b&gt;');
    });
  });
}
