import { cart as english } from '#application/messages/en-us/cart/cart.ts';
import { cartLines as englishLines } from '#application/messages/en-us/cart/cart-lines.ts';
import { cart as spanish } from '#application/messages/es/cart/cart.ts';
import { cartLines as spanishLines } from '#application/messages/es/cart/cart-lines.ts';
import { isFineIn, looksOf } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const looks = [
  { language: 'en-us', width: 390, words: { ...english, ...englishLines } },
  { language: 'es', width: 1280, words: { ...spanish, ...spanishLines } },
] as const;

/** $12.87 of goods: $2.13 are missing to $15. */
const cart = { 'CHP-0102': 3 };
const missing = '$2.13';

for (const { language, width, words } of looks) {
  test(`[CART-24] [CART-25] one press carries the cart over the free-shipping limit, on the page and in the drawer, ${language}`, async ({
    shopper,
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await shopper.remembers({ cart, zip: '75024', consent: { functional: false }, language });
    await shopper.opens('/cart');
    const main = page.getByRole('main');
    const title = words['fill.title'].replace('{amount}', missing);
    const fillers = main.getByRole('region', { name: title });
    await expect(fillers.getByRole('listitem')).toHaveCount(4);
    // Real prices, each of them enough, the cheapest first.
    const prices = (await fillers.getByText(/^\$\d/).allTextContents()).map((text) =>
      Number(/\$(\d+\.\d\d)/.exec(text)?.[1]),
    );
    expect(prices).toHaveLength(4);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(2.13);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    await isFineIn(looksOf[language], page, 'fillers on the page');
    await page.setViewportSize({ width, height: 844 });

    // By keyboard: it is in the cart at once, no drawer over the page, and the focus is on it.
    const first = fillers.getByRole('listitem').first();
    const name = (await first.getByRole('heading').textContent()) ?? '';
    await first.getByRole('button').press('Enter');
    await expect(main.getByText(words['ship.done'])).toBeVisible();
    await expect(fillers).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const line = main.getByRole('heading', { level: 3, name });
    await expect(line).toContainText(words['cart.arrived']);
    await expect(line.getByRole('link')).toBeFocused();

    // In the drawer two of them, under the lines.
    await shopper.remembers({ cart: {}, zip: '75024', consent: { functional: false }, language });
    await shopper.opens('/product/CHP-0102');
    await page
      .getByRole('button', { name: language === 'es' ? /^Agregar al carrito, / : /^Add to cart, / })
      .click();
    const drawer = page.getByRole('dialog', { name: new RegExp(`^${words['cart.title']}`) });
    const offered = drawer.getByRole('region', {
      name: words['fill.title'].replace('{amount}', '$10.71'),
    });
    await expect(offered.getByRole('listitem')).toHaveCount(2);
    await isFineIn(looksOf[language], page, 'fillers in the drawer');
    await offered.getByRole('button').first().press('Enter');
    await expect(drawer.getByText(words['ship.done'])).toBeVisible();
    await expect(drawer.getByRole('spinbutton')).toHaveCount(2);
    await expect(drawer.getByText(words['cart.arrived'])).toHaveCount(1);
  });
}

for (const width of [390, 1280]) {
  test(`[CART-24] fillers that are found late move nothing of the summary, at ${width} px`, async ({
    shopper,
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/fillers-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 844 });
    await shopper.remembers({ cart, zip: '75024', consent: { functional: false } });
    await shopper.opens('/cart');
    const main = page.getByRole('main');
    const summary = main.getByRole('complementary');
    await summary.getByText('Estimated total').waitFor();
    await summary.getByRole('button', { name: /Apple Pay/ }).waitFor();
    await summary.getByText('Estimated for Plano').waitFor();
    const before = await summary.boundingBox();
    expect(await page.getByText(/^Add \$2\.13/).count()).toBe(0);
    held.resolve();
    await expect(main.getByText(/^Add \$2\.13/)).toBeVisible();
    expect(await summary.boundingBox()).toEqual(before);
  });
}
