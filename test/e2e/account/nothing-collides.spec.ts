import { memberWords, peoplePassword } from '#test/e2e/fixtures/member.ts';
import { collisionsOn } from '#test/e2e/fixtures/pages/collisions.ts';
import { doublesText } from '#test/e2e/fixtures/pages/large-text.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** Every page is told, not only the first that fails. */
const every = expect.configure({ soft: true });
/** 640 px is a desk of 1280 px at twice its size. */
const widths = [320, 390, 640, 1280];
const phones = [320, 390];
/** As long as names, streets and addresses of mail may be. */
const long = { firstName: 'Maximiliana Guadalupe', lastName: 'Konstantinopolous' };
const pages = [
  '/profile',
  '/profile/addresses',
  '/profile/cards',
  '/profile/security',
  '/profile/preferences',
  '/orderhistory',
  '/savedmixes',
  '/giftcards/balance',
  '/changepassword',
];

for (const language of ['en-us', 'es'] as const) {
  test(`[A11Y-04] nothing collides on the pages of an account in ${language}, at each width and with text twice as large`, async ({
    shopper: visitor,
    page,
  }) => {
    test.setTimeout(900_000);
    const shopper = visitor.reading(language);
    const words = { ...shopper.words, ...memberWords[language] };
    const label = (text: string) => page.getByLabel(text, { exact: true }).first();
    await shopper.remembers({
      language,
      cart: { 'CHP-0102': 2, 'POP-0102': 1, 'CKY-0402': 1 },
      consent: { functional: false },
      zip: '75024',
    });
    await shopper.opens('/createaccount?returnTo=/checkout/shipping');
    await label(words['label.firstName']).fill(long.firstName);
    await label(words['label.lastName']).fill(long.lastName);
    const email = `maximiliana.konstantinopolous.${crypto.randomUUID().slice(0, 8)}@example.com`;
    await label(words['label.email']).fill(email);
    await label(words['login.password']).fill(peoplePassword);
    await page.getByLabel(words['join.terms']).check();
    await page.getByRole('main').getByRole('button', { name: words['join.submit'] }).click();
    await shopper.heading(words['shipping.title']).waitFor();
    await shopper.fillsShipping({ ...long, address: '12345 Featherstonehaugh Pkwy' });
    await shopper.continuesToPayment();
    await page.getByLabel(words['payment.save']).check();
    await shopper.typesCard('amex-ok');
    await shopper.continuesToReview();
    await shopper.placeOrder.click();
    const order = await shopper.thankYouOrderId();

    for (const path of [...pages, `/orderhistory/${order}`]) {
      await shopper.opens(path);
      await page.locator(`html[lang^="${language.slice(0, 2)}"]`).waitFor();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await every.poll(() => collisionsOn(page), `${path}, ${width} px`).toEqual([]);
      }
      await doublesText(page);
      for (const width of phones) {
        await page.setViewportSize({ width, height: 900 });
        await every.poll(() => collisionsOn(page), `${path}, ${width} px, large text`).toEqual([]);
      }
    }
  });
}
