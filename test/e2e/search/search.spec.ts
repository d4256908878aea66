import type { Page } from '@playwright/test';
import { search as english } from '#application/messages/en-us/search.ts';
import { shop as englishShop } from '#application/messages/en-us/shop.ts';
import { search as spanish } from '#application/messages/es/search.ts';
import { shop as spanishShop } from '#application/messages/es/shop.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const languages = {
  en: {
    path: '',
    search: english,
    shop: englishShop,
    typed: 'chil',
    product: /Chile Lime Tortilla/,
  },
  es: {
    path: '?lang=es-us',
    search: spanish,
    shop: spanishShop,
    typed: 'chil',
    product: /Totopos sabor chile/,
  },
} as const;
const widths = [1280, 390] as const;

const suggestionsCall = '**/getautocompleteproducts?**';
const isSuggestionFor = (address: string, typed: string): boolean =>
  address.includes('/getautocompleteproducts?') &&
  [...new URL(address).searchParams.values()].includes(typed);
const box = (page: Page) => page.getByRole('banner').locator('input[name="q"]');

for (const [language, { path, search, shop, typed, product }] of Object.entries(languages)) {
  for (const width of widths) {
    test.describe(`${language}, ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });

      const open = async (page: Page, origin: string) => {
        await page.goto(`${origin}/${path}`);
        await box(page).focus();
        await expect(page.getByRole('combobox', { name: shop['header.search'] })).toBeFocused();
      };

      test('[SEARCH-01] a mouse types two letters, sees suggestions, opens a product', async ({
        page,
        shop: { origin },
      }) => {
        await page.goto(`${origin}/${path}`);
        await box(page).click();
        const combobox = page.getByRole('combobox', { name: shop['header.search'] });
        // An empty box offers shelves to begin with.
        await expect(combobox).toHaveAttribute('aria-expanded', 'true');
        const shelves = page.getByRole('group', { name: search['search.places'] });
        await expect(shelves.getByRole('option').first()).toBeVisible();
        await isFine(page, 'an empty search box');
        await combobox.pressSequentially(typed.slice(0, 2));
        const list = page.getByRole('listbox');
        await expect(list.getByRole('option').first()).toBeVisible();
        // The suggestions for all of it: those for less of it are about to go away under the mouse.
        const whole = page.waitForResponse((answer) => isSuggestionFor(answer.url(), typed));
        await combobox.pressSequentially(typed.slice(2));
        await whole;
        const option = list.getByRole('option', { name: product });
        await expect(option.first()).toContainText('$');
        await isFine(page, 'suggestions');
        await option.first().click();
        await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
        await expect(list).toBeHidden();
      });

      test('[SEARCH-01] [SEARCH-03] the keyboard alone searches, chooses, takes back', async ({
        page,
        shop: { origin },
      }) => {
        await open(page, origin);
        const combobox = page.getByRole('combobox', { name: shop['header.search'] });
        await combobox.pressSequentially(typed);
        const options = page.getByRole('listbox').getByRole('option');
        await expect(options.first()).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: /^\d+ / })).toHaveCount(1);
        const marked = page.locator('[role=option][aria-selected=true]');
        await page.keyboard.press('ArrowDown');
        await expect(marked).toHaveCount(1);
        const first = await marked.getAttribute('id');
        await expect(combobox).toHaveAttribute('aria-activedescendant', first ?? '');
        await page.keyboard.press('End');
        await expect(marked).toHaveText(search['search.all'].replace('{text}', typed));
        await page.keyboard.press('Home');
        await expect(marked).toHaveAttribute('id', first ?? '');
        await page.keyboard.press('ArrowUp');
        await expect(marked).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(combobox).toHaveValue('');
        await combobox.pressSequentially('salsa');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/all-snacks\?q=salsa/);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('salsa');
        await expect(page.getByRole('listbox')).toBeHidden();
        // What was searched for is offered again, and can be forgotten.
        await box(page).focus();
        await combobox.fill('');
        const recent = page.getByRole('group', { name: search['search.recent'] });
        await expect(recent.getByRole('option')).toHaveText(['salsa']);
        const forget = search['search.forget'].replace('{text}', 'salsa');
        await page.getByRole('button', { name: forget }).click();
        await expect(recent).toHaveCount(0);
        const shelves = page.getByRole('group', { name: search['search.places'] });
        await shelves.getByRole('option').first().click();
        await expect(page).toHaveURL(/\/all-snacks\/\w+$/);
      });

      test('[SEARCH-03] a reload keeps text and results, slips forgiven and told', async ({
        page,
        shop: { origin },
      }) => {
        await open(page, origin);
        await page.keyboard.type('tortila chps');
        await page.keyboard.press('Enter');
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toContainText('tortilla chips');
        const cards = page.getByRole('main').getByRole('listitem').getByRole('heading');
        const before = await cards.allTextContents();
        await page.reload();
        await expect(heading).toContainText('tortilla chips');
        // A stored choice of Spanish is applied a moment after the first paint.
        await expect.poll(() => cards.allTextContents()).toEqual(before);
        await expect(box(page)).toHaveValue('tortila chps');
        await expect(page.getByRole('main')).toContainText('tortila chps');
      });
    });
  }
}

test('[SEARCH-04] nothing found offers each word by itself', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/all-snacks?q=pretzel+popcorn`);
  await page.getByRole('main').getByRole('link', { name: 'popcorn', exact: true }).click();
  await expect(page).toHaveURL(/q=popcorn$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('popcorn');
});

test('[SEARCH-02] an older answer that comes late changes nothing', async ({ page, shop }) => {
  const late: (() => void)[] = [];
  await page.route(suggestionsCall, async (route) => {
    const text = new URL(route.request().url()).searchParams.get('searchText');
    if (text === 'ch') await new Promise<void>((resolve) => late.push(resolve));
    // The page broke it off meanwhile: there is nobody to answer.
    await route.continue().catch(() => undefined);
  });
  await page.goto(shop.origin);
  await box(page).focus();
  const combobox = page.getByRole('combobox');
  await combobox.pressSequentially('ch');
  await expect.poll(() => late.length).toBe(1);
  await combobox.fill('popcorn');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.last()).toContainText('popcorn');
  for (const answer of late) answer();
  await expect(options.last()).toContainText('popcorn');
});

test('a failed suggestion says so, and Enter searches anyway', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await page.route(suggestionsCall, (route) => route.abort());
  await page.goto(shop.origin);
  await box(page).focus();
  await page.getByRole('combobox').pressSequentially('popcorn');
  // A failed call raises the shop's alert, once (ERR-03); the box says the rest.
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(page.getByText(english['search.failed']).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('popcorn');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const width of widths) {
    test(`the box is a form that searches, ${width} px`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(shop.origin);
      await box(page).focus();
      await page.keyboard.type('popcorn');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('popcorn');
    });
  }
});
