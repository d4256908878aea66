import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cartLines as english } from '#application/messages/en-us/cart/cart-lines.ts';
import { cartLines as spanish } from '#application/messages/es/cart/cart-lines.ts';
import { isFineIn, looksOf } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

const looks = [
  { language: 'en-us', width: 390, words: english },
  { language: 'es', width: 1280, words: spanish },
] as const;

for (const { language, width, words } of looks) {
  // Each has a snack of its own to sell out: they run at the same time.
  const soldOut = language === 'es' ? 'PUF-0202' : 'NUT-0202';
  test(`[CART-01] a cart is shared as a link and added by somebody else, ${language} at ${width}`, async ({
    shopper,
    shop,
    page,
    context,
    browser,
  }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 844 });
    await shopper.remembers({
      cart: { 'CHP-0102': 2, 'VP-0001': 1, [soldOut]: 3 },
      consent: { functional: false },
      language,
    });
    await shopper.opens('/cart');
    await page.getByRole('button', { name: words['shareCart.press'] }).press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/goods=/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${shop.origin}/cart/shared?goods=CHP-0102.2~VP-0001.1~${soldOut}.3`);

    // Somebody else, with a cart of their own, when one of it is sold out.
    const theirs = await (await browser.newContext({ viewport: { width, height: 844 } })).newPage();
    const friend = new Shopper(theirs, shop.origin, language);
    await friend.remembers({
      cart: { 'CHP-0102': 1 },
      zip: '75024',
      consent: { functional: false },
      language,
    });
    await shop.sandbox.restock(soldOut, 0);
    try {
      await friend.opens(
        `/cart/shared${new URL(link).search}~NO-1.2~box.1!CHP-0101.12!PRZ-0401.18`,
      );
      await expect(friend.heading(words['shareCart.title'])).toBeVisible();
      const main = theirs.getByRole('main');
      await expect(main.getByText(words['shareCart.gone'].replace('{count}', '2'))).toBeVisible();
      await expect(main.getByText(/^3 × .+/)).toBeVisible();
      await expect(main.getByText('$8.58')).toBeVisible();
      await isFineIn(looksOf[language], theirs, 'a shared cart');
      await theirs.setViewportSize({ width, height: 844 });
      // Looking changes nothing.
      await expect(theirs.getByRole('link', { name: /, 1 / })).toBeVisible();
      await main.getByRole('button', { name: words['shareCart.add'] }).press('Enter');
      await theirs.waitForURL('**/cart');
      await expect
        .poll(async () =>
          Promise.all((await main.getByRole('spinbutton').all()).map((one) => one.inputValue())),
        )
        .toEqual(['3', '1', '1']);
    } finally {
      await shop.sandbox.restock(soldOut, 500);
    }
    await friend.opens('/cart/shared?goods=nothing');
    await expect(friend.heading(words['shareCart.badTitle'])).toBeVisible();
    await theirs.context().close();
  });
}

test('[CART-01] the terminal shares its cart, and opens the link of one', async ({
  shop,
  shopper,
  page,
}, { outputDir }) => {
  const environment = JSON.parse(process.env['CRUNCH_E2E_ENVIRONMENT'] ?? '{}');
  const { PATH = '' } = process.env;
  const crunch = async (...args: readonly string[]) => {
    const { stdout } = await promisify(execFile)('cli/crunch.mjs', [...args, '--json'], {
      env: { PATH, ...environment, CRUNCH_STATE: outputDir },
    });
    return JSON.parse(stdout).data;
  };
  await crunch('cart', 'add', 'CHP-0102', '--quantity', '2');
  const { link } = await crunch('cart', 'share');
  expect(link).toBe(`${shop.origin}/cart/shared?goods=CHP-0102.2`);
  expect(await crunch('cart', 'share', '--open', `${link}~NO-1.1`)).toMatchObject({
    cart: [{ productId: 'CHP-0102', quantity: 2 }],
    skipped: [{ productId: 'NO-1', because: 'gone' }],
  });
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('main').getByText('$8.58').first()).toBeVisible();
});
