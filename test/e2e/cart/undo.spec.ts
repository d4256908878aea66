import type { Locator, Page } from '@playwright/test';
import { cart as english } from '#application/messages/en-us/cart/cart.ts';
import { cartLines as englishLines } from '#application/messages/en-us/cart/cart-lines.ts';
import { coupon as englishCoupon } from '#application/messages/en-us/coupon.ts';
import { mix as englishMix } from '#application/messages/en-us/mix/mix.ts';
import { cart as spanish } from '#application/messages/es/cart/cart.ts';
import { cartLines as spanishLines } from '#application/messages/es/cart/cart-lines.ts';
import { coupon as spanishCoupon } from '#application/messages/es/coupon.ts';
import { mix as spanishMix } from '#application/messages/es/mix/mix.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { isFineIn, isFineOnTheWay, looksOf } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import type { Shopper } from '#test/e2e/fixtures/shopper.ts';

const looks = [
  { language: 'en-us', width: 390, words: { ...english, ...englishLines, ...englishCoupon } },
  { language: 'es', width: 1280, words: { ...spanish, ...spanishLines, ...spanishCoupon } },
] as const;
type Language = (typeof looks)[number]['language'];

const titleOf = (productId: string, language: Language): string => {
  const title = seedCatalog().products.find((each) => each.productId === productId)?.title;
  return (language === 'es' ? title?.es : title?.en) ?? '';
};

const filled = (text: string, name: string): string => text.replace('{name}', name);

/** What the lines of the cart hold, in their order. */
const holds = (place: Locator, units: readonly string[]): Promise<void> =>
  expect
    .poll(async () =>
      Promise.all((await place.getByRole('spinbutton').all()).map((one) => one.inputValue())),
    )
    .toEqual(units);

const starts = async (
  shopper: Shopper,
  language: Language,
  cart: Readonly<Record<string, number>>,
): Promise<void> => {
  await shopper.remembers({ cart, zip: '75024', consent: { functional: false }, language });
};

const press = async (page: Page, button: Locator, key = 'Enter'): Promise<void> => {
  await button.focus();
  await page.keyboard.press(key);
};

for (const { language, width, words } of looks) {
  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`[CART-01] [A11Y-05] what is taken out of the cart comes back with one key, in ${language}`, async ({
      shopper,
      page,
    }) => {
      const chips = titleOf('CHP-0102', language);
      const corn = titleOf('POP-0201', language);
      await starts(shopper, language, { 'CHP-0102': 2, 'POP-0201': 1 });
      await shopper.opens('/cart');
      const main = page.getByRole('main');
      await holds(main, ['2', '1']);

      // There is one way to take a line out, and its undo stands where the line was.
      await press(page, main.getByRole('button', { name: filled(words['cart.removeName'], corn) }));
      await holds(main, ['2']);
      const undoCorn = main.getByRole('button', { name: filled(words['cart.undoOf'], corn) });
      await expect(undoCorn).toBeFocused();
      await expect(main.getByRole('status').filter({ hasText: corn })).toHaveCount(1);
      await isFineOnTheWay(language, page, 'a removed line');
      await page.keyboard.press('Enter');
      await holds(main, ['2', '1']);
      await expect(main.getByRole('link', { name: corn, exact: true })).toBeFocused();
      await expect(
        main.getByRole('status').filter({ hasText: filled(words['cart.returned'], corn) }),
      ).toHaveCount(1);

      // A 0 asks first; more than the most is the most, and says so.
      const quantity = main.getByRole('spinbutton').first();
      const zero = page.getByRole('alertdialog', { name: words['cart.zeroTitle'] });
      await quantity.fill('0');
      await quantity.press('Enter');
      await expect(zero).toContainText(chips);
      await zero.getByRole('button', { name: words['cart.zeroKeep'] }).press('Enter');
      await expect(zero).toHaveCount(0);
      await holds(main, ['2', '1']);
      await quantity.fill('999');
      await quantity.press('Enter');
      await holds(main, ['99', '1']);
      await expect(
        main.getByRole('status').filter({ hasText: words['cart.most'].replace('{limit}', '99') }),
      ).toBeVisible();
      await quantity.fill('3');
      await quantity.press('Enter');
      await holds(main, ['3', '1']);
      await quantity.fill('0');
      await quantity.press('Enter');
      await zero.getByRole('button', { name: words['cart.zeroRemove'] }).press('Enter');
      await holds(main, ['1']);
      const undoChips = main.getByRole('button', { name: filled(words['cart.undoOf'], chips) });
      await expect(undoChips).toBeFocused();

      // Emptied, the page has a way onward and every way back; the lines come to their old places.
      await main.getByRole('button', { name: filled(words['cart.removeName'], corn) }).click();
      await expect(shopper.heading(words['cart.empty'])).toBeVisible();
      await expect(main.getByRole('link', { name: words['cart.shopAll'] })).toBeVisible();
      await expect(undoCorn).toBeFocused();
      await isFineOnTheWay(language, page, 'an emptied cart');
      await page.keyboard.press('Enter');
      await undoChips.press('Enter');
      await holds(main, ['3', '1']);

      // What is left behind is left: no old undo after the page was left.
      await main.getByRole('button', { name: filled(words['cart.removeName'], corn) }).click();
      await expect(undoCorn).toBeVisible();
      await page.reload();
      await shopper.seesItAlive();
      await holds(main, ['3']);
      await expect(undoCorn).toHaveCount(0);
    });

    test(`[VPACK-01] [MIX-01] the drawer: a box arrives, goes and comes back, and so does a pack, in ${language}`, async ({
      shopper,
      page,
    }) => {
      test.slow();
      const pack = titleOf('VP-0001', language);
      await starts(shopper, language, {});
      await shopper.opens('/varietypack/customize');
      await page
        .getByRole('button', { name: language === 'es' ? /^Sorpr/ : 'Surprise me' })
        .click();
      const mixName = language === 'es' ? 'Noche de cine' : 'Movie night';
      await page
        .getByLabel((language === 'es' ? spanishMix : englishMix)['mix.name'])
        .fill(mixName);
      await page.getByRole('button', { name: /26\.75/ }).click();
      const drawer = page.getByRole('dialog', { name: new RegExp(`^${words['cart.title']}`) });
      // What was added is seen: the box with its bags, marked as new.
      await expect(drawer.getByRole('heading', { level: 3, name: mixName })).toContainText(
        words['cart.arrived'],
      );
      await expect(drawer.getByText(/^30 /)).toBeVisible();
      await expect(drawer.getByRole('img', { name: /30/ })).toBeVisible();
      await expect(drawer.getByLabel(words['coupon.label'])).toHaveCount(0);
      await isFineIn(looksOf[language], page, 'a box in the drawer');
      await page.setViewportSize({ width, height: 844 });

      const remove = (name: string) =>
        drawer.getByRole('button', { name: filled(words['cart.removeName'], name) });
      const undo = (name: string) =>
        drawer.getByRole('button', { name: filled(words['cart.undoOf'], name) });
      await press(page, remove(mixName));
      await expect(undo(mixName)).toBeFocused();
      // The drawer says that it is empty, and where to go on.
      await expect(drawer.getByText(words['cart.empty'])).toBeVisible();
      await expect(drawer.getByRole('link', { name: words['cart.shopAll'] })).toBeVisible();
      await expect(drawer.getByRole('link', { name: words['cart.checkOut'] })).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(drawer.getByRole('link', { name: mixName, exact: true })).toBeFocused();
      await expect(drawer.getByText('$26.75').first()).toBeVisible();
      await page.keyboard.press('Escape');

      await shopper.opens('/product/VP-0001');
      const buy = language === 'es' ? /^Agregar al carrito, / : /^Add to cart, /;
      await page.getByRole('button', { name: buy }).click();
      await expect(drawer.getByRole('heading', { level: 3, name: pack })).toContainText(
        words['cart.arrived'],
      );
      await press(page, remove(pack));
      await expect(undo(pack)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(remove(pack)).toBeVisible();
      await press(page, remove(mixName));
      await press(page, remove(pack));
      await drawer.getByRole('link', { name: words['cart.shopAll'] }).click();
      await expect(page).toHaveURL(/\/all-snacks/);
      await expect(drawer).toHaveCount(0);
    });

    test(`[COUPON-05] [COUPON-07] a coupon taken off, or lost with a line, comes back with Undo, in ${language}`, async ({
      shopper,
      page,
      complaints,
    }) => {
      // A coupon that is too small for the cart answers 409, of which browsers write a line.
      complaints.expect(/409/);
      const holiday = seedCatalog().products.find(
        ({ kind, priceCents }) => kind === 'variety-pack' && priceCents === 2899,
      );
      const id = String(holiday?.productId);
      await starts(shopper, language, { [id]: 1, 'VP-0001': 1, 'CHP-0102': 3 });
      await shopper.opens('/cart');
      const main = page.getByRole('main');
      const totals = main.locator('dl').last();
      const field = main.getByLabel(words['coupon.label']);
      await field.fill('BIGBOX20');
      await field.press('Enter');
      await expect(totals).toContainText('BIGBOX20');

      await press(page, main.getByRole('button', { name: words['coupon.removeIt'] }));
      await expect(totals).not.toContainText('BIGBOX20');
      await press(
        page,
        main.getByRole('button', { name: filled(words['cart.undoOf'], 'BIGBOX20') }),
      );
      await expect(totals).toContainText('BIGBOX20');
      await expect(field).toBeFocused();

      // Below its least amount the coupon goes; with the line it comes back.
      const name = titleOf(id, language);
      await main.getByRole('button', { name: filled(words['cart.removeName'], name) }).click();
      await expect(totals).not.toContainText('BIGBOX20');
      await main.getByRole('button', { name: filled(words['cart.undoOf'], name) }).click();
      await expect(totals).toContainText('BIGBOX20');
    });
  });
}
