import type { Page } from '@playwright/test';
import { cart as englishCart } from '#application/messages/en-us/cart/cart.ts';
import { core as englishCore } from '#application/messages/en-us/core.ts';
import { coupon as english } from '#application/messages/en-us/coupon.ts';
import { cart as spanishCart } from '#application/messages/es/cart/cart.ts';
import { core as spanishCore } from '#application/messages/es/core.ts';
import { coupon as spanish } from '#application/messages/es/coupon.ts';
import { boughtCard, type Shop } from '#test/e2e/fixtures/gift-buyer.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

const looks = [
  {
    language: 'en-us',
    query: '',
    width: 390,
    height: 844,
    words: english,
    core: englishCore,
    cart: englishCart,
  },
  {
    language: 'es',
    query: '?lang=es-us',
    width: 1280,
    height: 900,
    words: spanish,
    core: spanishCore,
    cart: spanishCart,
  },
] as const;

const wrong = 'GC-0000-0000-0000-0000';
const filled = (text: string, blanks: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => blanks[name] ?? '');

for (const { language, query, width, height, words, core, cart } of looks) {
  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height } });

    const parts = (page: Page) => {
      const main = page.getByRole('main');
      const section = main.getByRole('region', { name: words['giftPay.title'] });
      return {
        main,
        section,
        field: section.getByLabel(words['giftPay.code'], { exact: true }),
        apply: async (code: string) => {
          await section.getByLabel(words['giftPay.code'], { exact: true }).fill(code);
          await section.getByRole('button', { name: words['giftPay.applyIt'] }).click();
        },
        named: (code: string) => filled(words['giftPay.card'], { last4: code.slice(-4) }),
      };
    };
    const atPayment = async (page: Page, shop: Shop, bags: number) => {
      const shopper = new Shopper(page, shop.origin, language);
      const earlier = { cart: { 'CHP-0102': bags }, consent: { functional: false }, language };
      await shopper.remembers(earlier);
      await shopper.opens(`/checkout/shipping${query}`);
      await shopper.fillsShipping();
      await shopper.button(shopper.words['shipping.continue']).click();
      await shopper.heading(shopper.words['payment.title']).waitFor();
      return shopper;
    };
    const payWhole = async (page: Page, shopper: Shopper, code: string) => {
      const { main, section, apply } = parts(page);
      await apply(code);
      await expect(main.getByText(words['giftPay.nothingDueText'])).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(section.getByRole('listitem')).toHaveCount(1);
      await shopper.button(words['coupon.continue']).click();
      await shopper.heading(shopper.words['review.title']).waitFor();
    };

    test(`[P-50] [CHK-01] a gift card in ${language}: pays a whole order, then a part of one beside a card`, async ({
      page,
      shop,
      browser,
      complaints,
    }) => {
      test.slow();
      complaints.expect(/status of 404/);
      const code = await boughtCard(browser, shop);
      const sent: string[] = [];
      page.on('request', (request) => {
        const text = `${request.url()} ${request.postData() ?? ''}`.toUpperCase();
        if (text.includes(code.slice(3, 12))) sent.push(new URL(request.url()).pathname);
      });
      const { main, section, field, apply, named } = parts(page);

      const whole = await atPayment(page, shop, 1);
      await isFine(page, 'the payment step');
      await payWhole(page, whole, code.toLowerCase().replaceAll('-', ' '));
      await expect(main.getByText(`${named(code)}:`)).toBeVisible();
      await isFine(page, 'the review of an order paid by gift card');
      await expect(whole.placeOrder).toContainText('$0.00');
      await whole.placeOrder.click();
      await whole.thankYouOrderId();
      await expect(main.getByText(named(code))).toBeVisible();

      const shopper = await atPayment(page, shop, 12);
      await apply('');
      await expect(section.getByText(core['required.giftCode'])).toBeVisible();
      await expect(field).toBeFocused();
      await apply('GC-12');
      await expect(section.getByText(core['gift.code'])).toBeVisible();
      await apply(wrong);
      await expect(section.getByText(core.GiftCardUnknown)).toBeVisible();
      await expect(field).toHaveValue(wrong);
      await apply(code);
      await expect(section.getByText(named(code)).first()).toBeVisible();
      await expect(field).toHaveValue('');
      await isFine(page, 'the payment step with a gift card');
      const last4 = code.slice(-4);
      const removal = filled(words['giftPay.removeIt'], { last4 });
      await section.getByRole('button', { name: removal }).click();
      await expect(section.getByRole('listitem')).toHaveCount(0);
      await apply(code);
      await expect(section.getByRole('listitem')).toHaveCount(1);
      await shopper.typesCard('visa-ok');
      await shopper.continuesToReview();
      const folded = main.locator('summary');
      if (await folded.isVisible()) await folded.click();
      const remaining = main
        .locator('dl')
        .filter({ visible: true })
        .last()
        .getByRole('definition')
        .last();
      const due = (await remaining.textContent()) ?? '';
      expect(due).toMatch(/^\$\d+\.\d\d$/);
      await expect(shopper.placeOrder).toContainText(due);
      await shopper.placeOrder.click();
      await shopper.thankYouOrderId();
      await expect(main.locator('dl').last()).toContainText(named(code));
      await expect(main.locator('dl').last()).toContainText(due);
      await isFine(page, 'the thank-you page');

      // Typed three times, sent three times to one call; nowhere else, and stored nowhere.
      expect(sent).toEqual(Array.from({ length: 3 }, () => '/webservices/giftcardbalance'));
      const stored = await page.evaluate(
        () => `${JSON.stringify({ ...localStorage })}${JSON.stringify({ ...sessionStorage })}`,
      );
      expect(stored.toUpperCase()).not.toContain(code.slice(3, 12));
    });

    test(`[GIFT-09] no gift card buys a gift card in ${language}; its balance is told on a page of its own`, async ({
      page,
      shop,
      browser,
      complaints,
    }) => {
      test.slow();
      complaints.expect(/status of 404/);
      const code = await boughtCard(browser, shop);
      const shopper = new Shopper(page, shop.origin, language);
      await shopper.remembers({ consent: { functional: false }, language });
      await shopper.opens(`/giftcards${query}`);
      const { main, section, apply } = parts(page);
      await main.getByRole('link', { name: words['giftBalance.link'] }).click();
      await shopper.heading(words['giftBalance.title']).waitFor();
      const asked = main.getByLabel(words['giftPay.code'], { exact: true });
      await asked.fill(wrong);
      await main.getByRole('button', { name: words['giftBalance.show'] }).click();
      await expect(main.getByText(core.GiftCardUnknown)).toBeVisible();
      await asked.fill(code.slice(3));
      await main.getByRole('button', { name: words['giftBalance.show'] }).click();
      const told = filled(words['giftBalance.told'], { balance: '$25.00', last4: code.slice(-4) });
      await expect(main.getByText(told)).toBeVisible();
      await isFine(page, 'the balance of a gift card');
      expect(page.url()).not.toContain(code.slice(-4));

      await main.getByRole('link', { name: words['giftBalance.buy'] }).click();
      await main.getByRole('radio').nth(0).check();
      await main.getByLabel(words['gift.firstName'], { exact: true }).fill('Grace');
      await main.getByLabel(words['gift.lastName'], { exact: true }).fill('Hopper');
      await main.getByLabel(words['gift.email']).fill('grace@example.com');
      await main.getByRole('button', { name: words['gift.add'].split(',')[0] ?? '' }).click();
      await page.getByRole('dialog').getByRole('link', { name: cart['cart.checkOut'] }).click();
      await shopper.heading(shopper.words['shipping.title']).waitFor();
      await shopper.fillsShipping();
      await shopper.continuesToPayment();
      await expect(section.getByText(words['giftPay.notForCards'])).toBeVisible();
      await apply(code);
      await expect(section.getByRole('listitem')).toContainText('$0.00');
      await expect(section.getByRole('listitem')).toContainText('$25.00');
      await expect(shopper.cardNumber).toBeVisible();
    });
  });
}
