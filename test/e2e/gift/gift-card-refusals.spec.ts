import type { Page } from '@playwright/test';
import { coupon as english } from '#application/messages/en-us/coupon.ts';
import { coupon as spanish } from '#application/messages/es/coupon.ts';
import { boughtCard } from '#test/e2e/fixtures/gift-buyer.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import type { Shopper } from '#test/e2e/fixtures/shopper.ts';
import { onWalks, walksToShipping } from '#test/e2e/fixtures/walks.ts';

/** What the payment step says, word for word. */
const texts = {
  'en-us': {
    words: english,
    unknown: 'We do not know this gift card. Please check the code.',
    changed:
      'There is less on your gift cards than before. Nothing was charged. Please check what is left to pay.',
    empty: (last4: string) => `There is nothing left on the gift card ending in ${last4}.`,
    tooMany: /^Too many attempts\. Please wait \d\d minutes and try again\.$/,
  },
  es: {
    words: spanish,
    unknown: 'No conocemos esta tarjeta de regalo. Revisa el código.',
    changed:
      'Tus tarjetas de regalo tienen menos saldo que antes. No se cobró nada. Revisa lo que queda por pagar.',
    empty: (last4: string) => `La tarjeta de regalo terminada en ${last4} ya no tiene saldo.`,
    tooMany: /^Demasiados intentos\. Espera \d\d minutos e inténtalo de nuevo\.$/,
  },
} as const;

onWalks(({ language, viewport }) => {
  const said = texts[language];
  const { words } = said;
  const sectionOf = (page: Page) =>
    page.getByRole('main').getByRole('region', { name: words['giftPay.title'] });
  const apply = async (page: Page, code: string) => {
    const section = sectionOf(page);
    await section.getByLabel(words['giftPay.code'], { exact: true }).fill(code);
    await section.getByRole('button', { name: words['giftPay.applyIt'] }).click();
  };
  const atPayment = async (page: Page, origin: string, bags: number): Promise<Shopper> => {
    const shopper = await walksToShipping(page, origin, language, { 'CHP-0102': bags });
    await shopper.fillsShipping();
    await shopper.continuesToPayment();
    return shopper;
  };

  test('[P-50] a gift card used twice, and one emptied meanwhile: nothing is charged, the payment step says so, and a card pays', async ({
    page,
    shop,
    browser,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/status of 409/);
    const code = await boughtCard(browser, shop);
    const shopper = await atPayment(page, shop.origin, 2);
    const section = sectionOf(page);
    const cards = section.getByRole('listitem');
    await apply(page, code);
    await expect(cards).toHaveCount(1);
    await apply(page, code);
    await expect(section.getByLabel(words['giftPay.code'], { exact: true })).toHaveValue('');
    await expect(cards).toHaveCount(1);
    await isFine(page, `a gift card used twice, ${language}`);
    await shopper.button(words['coupon.continue']).click();
    await shopper.heading(shopper.words['review.title']).waitFor();

    const other = await browser.newContext({ viewport });
    const faster = await other.newPage();
    const rival = await atPayment(faster, shop.origin, 12);
    await apply(faster, code);
    await expect(sectionOf(faster).getByRole('listitem')).toHaveCount(1);
    await rival.typesCard('visa-ok');
    await rival.continuesToReview();
    await rival.placeOrder.click();
    await rival.thankYouOrderId();
    await other.close();

    await shopper.placeOrder.click();
    await shopper.heading(shopper.words['payment.title']).waitFor();
    const alert = section.getByRole('alert');
    await expect(alert).toHaveText(said.changed);
    await expect(alert).toBeInViewport();
    await isFine(page, `a gift card emptied meanwhile, ${language}`);
    await expect(cards).toHaveCount(0);
    await expect(page.getByRole('complementary')).toContainText('2');
    await apply(page, code);
    await expect(section.getByText(said.empty(code.slice(-4)))).toBeVisible();
    // Everything else is kept: another way to pay is all that is needed.
    await shopper.typesCard('visa-ok');
    await shopper.continuesToReview();
    await expect(page.getByText(shopper.shipping.email)).toBeVisible();
    await shopper.placeOrder.click();
    await shopper.thankYouOrderId();
  });

  test('[GIFT-09] codes are not guessed: after ten unknown ones the payment step asks to wait', async ({
    page,
    shop,
    complaints,
  }) => {
    complaints.expect(/status of (404|429)/);
    const shopper = await atPayment(page, shop.origin, 2);
    const section = sectionOf(page);
    for (let guess = 0; guess < 10; guess += 1) {
      const answered = page.waitForResponse('**/webservices/giftcardbalance');
      await apply(page, `GC-0000-0000-0000-000${guess}`);
      await answered;
      await expect(section.getByText(said.unknown)).toBeVisible();
    }
    await isFine(page, `an unknown gift card, ${language}`);
    await apply(page, 'GC-0000-0000-0000-00ZZ');
    const told = section.getByRole('status').filter({ hasText: said.tooMany });
    await expect(told).toHaveText(said.tooMany);
    await isFine(page, `too many gift card codes, ${language}`);
    await shopper.typesCard('visa-ok');
    await shopper.continuesToReview();
  });
});
