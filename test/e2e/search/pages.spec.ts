import { shop as english } from '#application/messages/en-us/shop.ts';
import { shop as spanish } from '#application/messages/es/shop.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const languages = [
  { path: '', shop: english, gift: 'gift car', refund: 'refund', width: 390 },
  { path: '?lang=es-us', shop: spanish, gift: 'tarjeta de re', refund: 'reembolso', width: 1280 },
] as const;

for (const { path, shop: words, gift, refund, width } of languages) {
  test.describe(`${path}, ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[SEARCH-01] what the shop does not sell is found where it is written', async ({
      page,
      shop: { origin },
    }) => {
      await page.goto(`${origin}/${path}`);
      const field = page.getByRole('banner').locator('input[name="q"]');
      await field.click();
      const combobox = page.getByRole('combobox', { name: words['header.search'] });
      await combobox.pressSequentially(gift);
      const option = page.getByRole('option', { name: words['footer.giftCards'] });
      await expect(option).toBeVisible();
      await isFine(page, 'pages among the suggestions');
      await option.click();
      await page.waitForURL('**/giftcards*');

      await page.getByRole('banner').locator('input[name="q"]').click();
      await page.getByRole('combobox', { name: words['header.search'] }).fill(refund);
      await page.keyboard.press('Enter');
      const found = page.getByRole('main').getByRole('link', { name: words['footer.shipping'] });
      await expect(found).toBeVisible();
      await isFine(page, 'pages in an empty list');
      await found.click();
      await page.waitForURL('**/shippingandreturns*');
    });
  });
}

/** What is typed, and what the first thing found is or leads to, whatever the language of the page. */
const meant = {
  gift: 'giftCards',
  'gift card': 'giftCards',
  'tarjeta de regalo': 'giftCards',
  refund: 'shipping',
  reembolso: 'shipping',
  't-shirt': 'shirt',
  tshirt: 'shirt',
  camiseta: 'shirt',
} as const;

for (const { path, shop: words, width } of languages) {
  test(`[SEARCH-01] [SEARCH-04] gifts, refunds and shirts are found by the words of both languages, ${width} px`, async ({
    page,
    shop: { origin },
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${origin}/${path}`);
    const main = page.getByRole('main');
    for (const [text, what] of Object.entries(meant)) {
      await page.getByRole('banner').locator('input[name="q"]').click();
      await page.getByRole('combobox', { name: words['header.search'] }).fill(text);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**q=${encodeURIComponent(text).replaceAll('%20', '+')}*`);
      if (what === 'shirt') {
        const first = main.getByRole('listitem').getByRole('heading', { level: 3 }).first();
        await expect(first, text).toHaveText(/\btee\b|playera/i);
      } else {
        const key = what === 'shipping' ? 'footer.shipping' : 'footer.giftCards';
        await expect(main.getByRole('link', { name: words[key] }), text).toBeVisible();
      }
    }
  });
}

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows mix box, gift cards and log in at once; kinds of snacks are folded', async ({
    page,
    shop: { origin },
  }) => {
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: english['header.menu'] }).click();
    const sheet = page.getByRole('dialog', { name: english['header.menu'] });
    for (const name of [
      english['footer.mixBox'],
      english['footer.giftCards'],
      english['header.logIn'],
    ]) {
      await expect(sheet.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    const chips = sheet.getByRole('link', { name: 'Chips', exact: true });
    await expect(chips).toBeHidden();
    await sheet.getByText('Kinds of Snacks').press('Enter');
    await expect(chips).toBeVisible();
    await isFine(page, 'menu, unfolded');
    await chips.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Chips' })).toBeVisible();
  });
});
