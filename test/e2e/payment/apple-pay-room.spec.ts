import type { Page } from '@playwright/test';
import { reviews as english } from '#application/messages/en-us/catalog/reviews.ts';
import { reviews as spanish } from '#application/messages/es/catalog/reviews.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { isFine, isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';
import { type Language, onWalks, walksToShipping } from '#test/e2e/fixtures/walks.ts';
import { WalletSheet } from '#test/e2e/fixtures/wallet-sheet.ts';

const snack = 'POP-0102';
const says = {
  'en-us': {
    lang: 'en-US',
    share: 'Share',
    goesWith: 'Goes well with',
    reviews: english,
    names: 'en',
  },
  es: {
    lang: 'es-US',
    share: 'Compartir',
    goesWith: 'Va bien con',
    reviews: spanish,
    names: 'es',
  },
} as const;
const { products } = seedCatalog();

/** The page was drawn in English and has changed to the shopper's language. */
const speaks = (page: Page, language: Language): Promise<void> =>
  page.locator(`html[lang="${says[language].lang}"]`).waitFor();

/** Where the button is, and what stands below it once the page is complete, in its language. */
const places = {
  'product page': async (page: Page, origin: string, language: Language) => {
    const shopper = new Shopper(page, origin, language);
    await shopper.remembers({ consent: { functional: false }, language });
    await shopper.opens(`/product/${snack}`);
    await speaks(page, language);
    const { share, goesWith, reviews, names } = says[language];
    const title = products.find(({ productId }) => productId === snack)?.title[names] ?? '';
    await shopper.heading(title).waitFor();
    await page.getByRole('button', { name: share, exact: true }).waitFor();
    const cards = page.getByRole('region', { name: goesWith, exact: true }).getByRole('listitem');
    // Names of another language are shorter or longer, and a card that grows moves everything below it.
    const known = products.map((product) => product.title[names].replace(/[^\p{L}\p{N} ]/gu, '.'));
    await expect(cards.filter({ hasText: new RegExp(known.join('|'), 'u') })).toHaveCount(4);
    // Of this snack there are no reviews, which is known once they were asked for.
    await page
      .getByRole('region', { name: reviews['reviews.title'] })
      .getByText(reviews['reviews.none'])
      .waitFor();
  },
  cart: async (page: Page, origin: string, language: Language) => {
    const shopper = new Shopper(page, origin, language);
    await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: false }, language });
    await shopper.opens('/cart');
    await speaks(page, language);
    await page.getByRole('main').getByRole('progressbar').waitFor();
    // What carries it to free shipping is found last.
    await page.locator('[data-fillers] li').nth(3).waitFor();
  },
  'payment step': async (page: Page, origin: string, language: Language) => {
    const shopper = await walksToShipping(page, origin, language);
    await shopper.fillsShipping();
    await shopper.continuesToPayment();
    await speaks(page, language);
    await shopper.cardNumber.waitFor();
  },
} as const;

/** Remembers where everything on the page is; the answer tells what is elsewhere now, in pixels. */
const watches = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const before = await page.evaluateHandle(() =>
    [...document.querySelectorAll('main *, footer')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { top, left, width, height } = element.getBoundingClientRect();
        return { element, box: [left, top + scrollY, width, height].map(Math.round).join(' ') };
      }),
  );
  return () =>
    before.evaluate((known) =>
      known.flatMap(({ element, box }) => {
        const { top, left, width, height } = element.getBoundingClientRect();
        const now = [left, top + scrollY, width, height].map(Math.round).join(' ');
        // A part of the page that was only loading is replaced by what it became.
        if (!element.isConnected || now === box) return [];
        return [`${element.tagName} ${element.textContent?.slice(0, 40)}: ${box} -> ${now}`];
      }),
    );
};

onWalks(({ language }) => {
  for (const [place, opens] of Object.entries(places)) {
    test(`[WALLET-03] nothing moves when the button comes on the ${place}, and axe finds nothing there and on the open sheet`, async ({
      page,
      shop,
    }) => {
      let comes = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        comes = resolve;
      });
      await page.route('**/wallet/apple-pay-sandbox.js', async (route) => {
        await held;
        await route.continue();
      });
      const asked = page.waitForRequest('**/wallet/apple-pay-sandbox.js');
      await opens(page, shop.origin, language);
      await asked;
      // Letters of a font that comes late move everything.
      await page.evaluate(async () => {
        await Promise.allSettled([...document.fonts].map((font) => font.load()));
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      });
      await expect(page.locator('body')).not.toHaveAttribute('data-font');
      const sheet = new WalletSheet(page, language);
      await expect(sheet.button).toHaveCount(0);
      const moved = await watches(page);
      comes();
      await expect(sheet.button).toBeVisible();
      await expect(sheet.button).toHaveCount(1);
      expect(await moved()).toEqual([]);
      await isFineOnTheWay(language, page, `${place} with Apple Pay`);
      await sheet.opens();
      await sheet.isReady();
      await isFine(page, `the sheet over the ${place}, ${language}`);
      await sheet.isCancelled();
      await expect(sheet.button).toBeFocused();
    });
  }
});
