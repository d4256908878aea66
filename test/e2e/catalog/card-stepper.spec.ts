import type { Locator, Page } from '@playwright/test';
import { cart as english } from '#application/messages/en-us/cart/cart.ts';
import { cartLines as englishLines } from '#application/messages/en-us/cart/cart-lines.ts';
import { notices as englishNotices } from '#application/messages/en-us/notices.ts';
import { shop as englishShop } from '#application/messages/en-us/shop.ts';
import { cart as spanish } from '#application/messages/es/cart/cart.ts';
import { cartLines as spanishLines } from '#application/messages/es/cart/cart-lines.ts';
import { notices as spanishNotices } from '#application/messages/es/notices.ts';
import { shop as spanishShop } from '#application/messages/es/shop.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const looks = [
  {
    language: 'en-us',
    code: 'en',
    width: 390,
    words: { ...english, ...englishLines, ...englishNotices, ...englishShop },
  },
  {
    language: 'es',
    code: 'es',
    width: 1280,
    words: { ...spanish, ...spanishLines, ...spanishNotices, ...spanishShop },
  },
] as const;
type Words = (typeof looks)[number]['words'];

const titleOf = (productId: string, code: 'en' | 'es'): string =>
  seedCatalog().products.find((each) => each.productId === productId)?.title[code] ?? '';

const filled = (text: string, blanks: Readonly<Record<string, string>>): string =>
  Object.entries(blanks).reduce((said, [key, value]) => said.replace(`{${key}}`, value), text);

/** A card of the list, its plus and what it says of the cart. */
const cardOf = (page: Page, words: Words, name: string) => {
  const item = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first();
  return {
    item,
    plus: item.getByRole('button', { name: filled(words['product.add'], { name }) }),
    fewer: item.getByRole('button', { name: words['product.fewer'] }),
    remove: item.getByRole('button', { name: filled(words['cart.removeName'], { name }) }),
    count: item.getByRole('spinbutton', { name: filled(words['product.quantityOf'], { name }) }),
  };
};

/** What a screen reader is told below the page. */
const barOf = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /\$|carrito|cart/i });

/** Everything the live regions say from now on, each as often as it changes. */
const listens = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const now = () =>
      [...document.querySelectorAll('[role="status"], [role="alert"]')]
        .map((region) => region.textContent?.trim() ?? '')
        .filter((text) => text !== '')
        .join(' | ');
    let last = now();
    new MutationObserver(() => {
      const said = now();
      if (said !== last && said !== '') heard.push(said);
      last = said;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
};

for (const { language, code, width, words } of looks) {
  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });
    const name = titleOf('CHP-0102', code);

    test(`[CART-01] [A11Y-05] the plus of a card becomes a stepper and a bar tells it, by keyboard, in ${language}`, async ({
      shopper,
      page,
    }) => {
      test.slow();
      await shopper.remembers({ cart: {}, zip: '75024', consent: { functional: false }, language });
      await shopper.opens('/all-snacks');
      const card = cardOf(page, words, name);
      await card.plus.focus();
      await expect(card.count).toHaveCount(0);
      const heard = await listens(page);

      await page.keyboard.press('Enter');
      const bar = barOf(page).filter({ hasText: filled(words['cards.added'], { name }) });
      await expect(bar).toContainText(
        filled(words['cards.cart_one'], { count: '1', total: '$4.29' }),
      );
      await expect(bar).toContainText(filled(words['cards.missing'], { amount: '$10.71' }));
      await expect(card.count).toHaveValue('1');
      await expect(card.plus).toBeFocused();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await isFineOnTheWay(language, page, 'a card in the cart', { atEnd: true });

      await page.keyboard.press('Enter');
      await expect(card.count).toHaveValue('2');
      await expect(bar).toContainText(
        filled(words['cards.cart_other'], { count: '2', total: '$8.58' }),
      );
      expect((await heard()).length, `${await heard()}`).toBe(2);

      // Fewer, typed, too many, none.
      await card.fewer.press('Enter');
      await expect(card.count).toHaveValue('1');
      await expect(barOf(page)).toContainText(filled(words['cards.now'], { name, count: '1' }));
      await card.count.fill('999');
      await card.count.press('Enter');
      await expect(card.count).toHaveValue('99');
      await expect(barOf(page)).toContainText(filled(words['cart.most'], { limit: '99' }));
      await expect(barOf(page)).toContainText(words['ship.done']);
      await expect(card.plus).toBeDisabled();
      await card.count.fill('0');
      await card.count.press('Enter');
      const question = page.getByRole('alertdialog', { name: words['cart.zeroTitle'] });
      await question.getByRole('button', { name: words['cart.zeroKeep'] }).click();
      await expect(card.count).toHaveValue('99');
      await card.count.fill('0');
      await card.count.press('Enter');
      await question.getByRole('button', { name: words['cart.zeroRemove'] }).click();
      await expect(card.count).toHaveCount(0);
      await expect(card.plus).toBeFocused();
      await expect(barOf(page)).toContainText(filled(words['cart.removed'], { name }));
      await page
        .getByRole('button', { name: filled(words['cart.undoOf'], { name }) })
        .press('Enter');
      await expect(card.count).toHaveValue('99');
      await expect(page.getByRole('link', { name: words['cart.view'] })).toBeFocused();
      await expect(barOf(page)).toContainText(filled(words['cart.returned'], { name }));

      await card.count.fill('1');
      await card.count.press('Enter');
      await card.remove.press('Enter');
      await expect(card.count).toHaveCount(0);
      await expect(card.plus).toBeFocused();
      await expect(
        page.getByRole('button', { name: filled(words['cart.undoOf'], { name }) }),
      ).toBeVisible();
    });

    test(`[CART-01] a card shows what is in the cart after a load, nothing moves, and the bar covers nothing that has the focus, in ${language}`, async ({
      shopper,
      page,
    }) => {
      test.slow();
      const starts = async (cart: Readonly<Record<string, number>>) => {
        await shopper.remembers({ cart, zip: '75024', consent: { functional: false }, language });
        await shopper.opens('/all-snacks');
      };
      const card = cardOf(page, words, name);
      const places = () =>
        Promise.all(
          [card.item, card.plus, card.item.getByText('$4.29'), card.item.getByRole('heading')].map(
            (part) => part.boundingBox(),
          ),
        );
      await starts({});
      await expect(page.getByRole('link', { name: /, 0 / })).toBeVisible();
      const empty = await places();
      await starts({ 'CHP-0102': 3 });
      await expect(card.count).toHaveValue('3');
      expect(
        (await places()).map((box) => box && { x: box.x, y: box.y, height: box.height }),
      ).toEqual(empty.map((box) => box && { x: box.x, y: box.y, height: box.height }));

      await card.plus.press('Enter');
      const view = page.getByRole('link', { name: words['cart.view'] });
      await expect(view).toBeVisible();
      // Through many things one by one: the one with the focus is never under the bar.
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press('Tab');
        const isCovered = () =>
          page.evaluate(() => {
            const at = document.activeElement?.getBoundingClientRect();
            const bar = [...document.querySelectorAll('[role="status"]')]
              .map((region) => region.parentElement)
              .find((parent) => parent !== null && getComputedStyle(parent).position === 'sticky')
              ?.getBoundingClientRect();
            if (at === undefined || bar === undefined) return 'nothing to compare';
            const isBeside = at.right <= bar.left || at.left >= bar.right;
            return !isBeside && at.bottom > bar.top && at.top < bar.bottom;
          });
        await expect.poll(isCovered, `after ${step + 1} tabs`).toBe(false);
      }
      await view.click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('button', { name: words['page.dismiss'] })).toHaveCount(0);
    });
  });
}

// Cards in the cart and out of stock too: what stands beside the price does not change on which line it is.
for (const { width, lines } of [
  { width: 320, lines: 2 },
  { width: 390, lines: 1 },
]) {
  test(`[CART-01] price and plus of a card take as many lines in each card (${lines}), in the cart or not, at ${width} px`, async ({
    shopper,
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    await shopper.remembers({
      cart: { 'CHP-0101': 1, 'CHP-0102': 3, 'CHP-0103': 12 },
      zip: '75024',
      consent: { functional: false },
    });
    await shopper.opens('/all-snacks');
    await expect(cardOf(page, looks[0].words, titleOf('CHP-0102', 'en')).count).toHaveValue('3');
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: '$' });
    const seen = await cards.evaluateAll((all) =>
      all.map((card) => {
        const places = [card, ...(card.lastElementChild?.children ?? [])];
        const [edge, price, plus] = places.map((each) => each.getBoundingClientRect());
        if (!edge || !price || !plus) return 'nothing to compare';
        if (Math.max(price.right, plus.right) > edge.right + 1) return 'wider than the card';
        return plus.top < price.bottom ? 1 : 2;
      }),
    );
    expect(seen.length).toBeGreaterThan(12);
    expect(new Set(seen)).toEqual(new Set([lines]));
  });
}
