import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

const weekday = '(?:Monday|Tuesday|Wednesday|Thursday|Friday)';
const month = '[A-Z][a-z]+';
/** A span of business days in words, or one of them. */
const days = new RegExp(
  `Expected (?:on )?${weekday}, ${month}\\s\\d+(?: to ${weekday}, ${month}\\s\\d+)?`,
);
const dia = '(?:lunes|martes|miércoles|jueves|viernes) \\d+\\sde [a-z]+';
const dias = new RegExp(`Llegada prevista: (?:el ${dia}|del ${dia} al ${dia})`);

const told = async (page: Page, words: RegExp): Promise<string> => {
  const text = page.getByRole('main').getByText(words);
  await expect(text.first()).toBeVisible();
  // A day does not break on a page; mails have plain spaces.
  return (words.exec((await text.first().textContent()) ?? '')?.[0] ?? '').replaceAll(
    '\u00a0',
    ' ',
  );
};

for (const [language, words] of [
  ['en-us', days],
  ['es', dias],
] as const) {
  test(`[D-SHIPPING-01] product, cart, review, thank-you page and mail tell the same days, in ${language}`, async ({
    page,
    shop,
  }) => {
    test.slow();
    const shopper = new Shopper(page, shop.origin, language);
    const { zipcode } = shopper.shipping;
    await shopper.remembers({
      cart: { 'CHP-0102': 2 },
      zip: zipcode,
      consent: { functional: false },
      language,
    });
    await shopper.opens('/product/CHP-0102');
    const onProduct = await told(page, words);
    await shopper.opens('/cart');
    const inCart = await told(page, words);
    expect(inCart).toBe(onProduct);
    await expect(page.getByRole('main')).toContainText(zipcode);
    await shopper.opens('/checkout/shipping');
    await shopper.goesToReview();
    expect(await told(page, words)).toBe(inCart);
    await shopper.placeOrder.click();
    await shopper.thankYouOrderId();
    expect(await told(page, words)).toBe(inCart);
    const mailed = async () => (await shop.sandbox.mailsTo(shopper.shipping.email))[0]?.text ?? '';
    const inMail = new RegExp(
      language === 'es'
        ? `Debería llegar ${'(?:el|entre el)'} ${dia}`
        : `It should arrive (?:on|between) ${weekday}`,
    );
    await expect.poll(mailed).toMatch(inMail);
    for (const day of inCart.match(
      new RegExp(language === 'es' ? dia : `${weekday}, ${month} \\d+`, 'g'),
    ) ?? []) {
      expect(await mailed()).toContain(day);
    }
  });
}

test('[CART-06] [CART-07] the cart says what is missing, and estimates as soon as a zip code is known', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: false } });
  await shopper.opens('/cart');
  const summary = page.getByRole('complementary');
  await expect(
    summary.getByText('Shipping, tax and the day depend on your zip code.'),
  ).toBeVisible();
  await expect(summary.getByText('At checkout').first()).toBeVisible();
  await summary.getByRole('button', { name: 'Enter your zip' }).click();
  const popup = page.getByRole('dialog');
  await popup.getByLabel('Zip code').fill('94110');
  await popup.getByRole('button', { name: 'Show snacks for this zip' }).click();
  await expect(summary.getByText('Estimated for San Francisco, CA 94110.')).toBeVisible();
  await expect(summary.getByText(days)).toBeVisible();
  await expect(summary.getByText('Estimated total')).toBeVisible();
  await expect(summary.getByText('At checkout')).toHaveCount(0);
});
