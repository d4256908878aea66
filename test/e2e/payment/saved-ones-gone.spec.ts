import type { Page } from '@playwright/test';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { opensAccount } from '#test/e2e/fixtures/new-account.ts';
import { choosesPaypal, paysInWindow } from '#test/e2e/fixtures/payer.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';
import { onWalks, walksToShipping } from '#test/e2e/fixtures/walks.ts';

/** What the review step says, word for word. */
const texts = {
  'en-us': {
    card: 'This card is not among your saved cards. Nothing was charged. Please choose another card.',
    paypal:
      'This PayPal account is not among your saved accounts. Nothing was charged. Please pay another way.',
    visa: 'Visa ending 1111',
    remove: 'Remove',
  },
  es: {
    card: 'Esta tarjeta no está entre tus tarjetas guardadas. No se cobró nada. Elige otra tarjeta.',
    paypal:
      'Esta cuenta de PayPal no está entre las que guardaste. No se cobró nada. Paga de otra forma.',
    visa: 'Visa terminada en 1111',
    remove: 'Quitar',
  },
} as const;

const account = 'PayPal, b•••@people.example';

onWalks(({ language }) => {
  const said = texts[language];

  /** In another window of the same browser. */
  const isRemoved = async (page: Page, origin: string, name: string) => {
    const other = await page.context().newPage();
    await other.goto(`${origin}/profile/cards`);
    const removal = other.getByRole('button', { name: `${said.remove} ${name}` });
    await removal.click();
    const asked = other.getByRole('alertdialog');
    await asked.getByRole('button', { name: said.remove, exact: true }).click();
    await removal.waitFor({ state: 'detached' });
    await other.close();
  };

  test('[PAY-08] [P-37] [ACCT-06] [PACC-15] a saved card and a saved PayPal account that were removed elsewhere meanwhile: nothing is charged, and a new card pays', async ({
    page,
    shop,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/status of 404/);
    const shopper = new Shopper(page, shop.origin, language);
    const { words } = shopper;
    const told = page.getByRole('main').getByRole('alert');
    const places = async () => {
      await shopper.continuesToReview();
      await shopper.placeOrder.click();
      await shopper.thankYouOrderId();
    };
    await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: false }, language });
    await shopper.opens('/createaccount?returnTo=/checkout/shipping');
    await opensAccount(shopper, language, `nia-${crypto.randomUUID()}@example.com`);
    await shopper.heading(words['shipping.title']).waitFor();
    await shopper.fillsShipping();
    await shopper.continuesToPayment();
    await page.getByLabel(words['payment.save']).check();
    await shopper.typesCard('visa-ok');
    await places();
    await walksToShipping(page, shop.origin, language);
    await choosesPaypal(shopper);
    await page.getByLabel(words['paypal.keep']).check();
    await paysInWindow(shopper, 'buyer-ok');
    await shopper.placeOrder.click();
    await shopper.thankYouOrderId();

    await walksToShipping(page, shop.origin, language);
    await shopper.fillsShipping();
    await shopper.continuesToPayment();
    await page.getByRole('radio', { name: words['paypal.card'], exact: true }).check();
    await page.getByRole('radio', { name: said.visa }).check();
    await shopper.securityCode.fill('739');
    await shopper.continuesToReview();
    await isRemoved(page, shop.origin, said.visa);
    await shopper.placeOrder.click();
    await expect(told.locator('p').first()).toHaveText(said.card);
    await expect(told).toBeFocused();
    await isFine(page, `a saved card is gone, ${language}`);
    await told.getByRole('link').click();

    await page.getByRole('radio', { name: account }).check();
    await isFine(page, `a saved PayPal account, ${language}`);
    await shopper.continuesToReview();
    await isRemoved(page, shop.origin, account);
    await shopper.placeOrder.click();
    await expect(told.locator('p').first()).toHaveText(said.paypal);
    await expect(told).toBeFocused();
    await isFine(page, `a saved PayPal account is gone, ${language}`);
    await told.getByRole('link').click();
    await expect(page.getByRole('radio', { name: account })).toHaveCount(0);
    await shopper.typesCard('mastercard-ok');
    await places();
  });
});
