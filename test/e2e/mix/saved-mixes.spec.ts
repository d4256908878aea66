import type { Locator, Page } from '@playwright/test';
import { cart as englishCart } from '#application/messages/en-us/cart/cart.ts';
import { catalogue as englishCatalogue } from '#application/messages/en-us/catalog/catalog.ts';
import { mix as englishMix } from '#application/messages/en-us/mix/mix.ts';
import { savedMixes as englishMixes } from '#application/messages/en-us/mix/saved-mixes.ts';
import { shop as englishShop } from '#application/messages/en-us/shop.ts';
import { visit as englishVisit } from '#application/messages/en-us/visit.ts';
import { cart as spanishCart } from '#application/messages/es/cart/cart.ts';
import { catalogue as spanishCatalogue } from '#application/messages/es/catalog/catalog.ts';
import { mix as spanishMix } from '#application/messages/es/mix/mix.ts';
import { savedMixes as spanishMixes } from '#application/messages/es/mix/saved-mixes.ts';
import { shop as spanishShop } from '#application/messages/es/shop.ts';
import { visit as spanishVisit } from '#application/messages/es/visit.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { isFineIn, looksOf } from '#test/e2e/fixtures/looks.ts';
import { logsIn, memberWords } from '#test/e2e/fixtures/member.ts';
import { ownShop } from '#test/e2e/fixtures/own-shop.ts';
import { foreignTo, readingsOf } from '#test/e2e/fixtures/readings.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

/** What is sold out here is missing in no other test's box. */
const own = ownShop();
const builder = '/varietypack/customize';
const packs = seedCatalog().products.filter(({ kind }) => kind === 'variety-pack');

/** Each journey sells out a flavor of its own. */
const journeys = {
  'en-us': {
    words: {
      ...englishShop,
      ...englishVisit,
      ...englishMix,
      ...englishMixes,
      ...englishCart,
      ...englishCatalogue,
    },
    viewport: { width: 390, height: 844 },
    email: 'sara@people.example',
    place: { zipcode: '17101', city: 'Harrisburg', state: 'Pennsylvania' },
    warehouse: '300',
    rare: { productId: 'CHP-6701', title: 'Street Corn Rolls' },
    names: ['Movie night', 'Game night'],
  },
  es: {
    words: {
      ...spanishShop,
      ...spanishVisit,
      ...spanishMix,
      ...spanishMixes,
      ...spanishCart,
      ...spanishCatalogue,
    },
    viewport: { width: 1280, height: 900 },
    email: 'elena@people.example',
    place: { zipcode: '89501', city: 'Reno', state: 'Nevada' },
    warehouse: '200',
    rare: { productId: 'CHP-0701', title: 'Totopos sabor elote' },
    names: ['Noche de cine', 'Tarde de juegos'],
  },
} as const;

const say = (text: string, blanks: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, blank: string) => blanks[blank] ?? '');

for (const language of ['en-us', 'es'] as const) {
  const { words, viewport, email, place, warehouse, rare, names } = journeys[language];
  // Nobody else's, not even an earlier try's.
  const sign = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
    String.fromCodePoint(97 + (byte % 26)),
  ).join('');
  const [name = '', other = ''] = names.map((each) => `${each} ${sign}`);
  const copied = `${name} 2`;
  const code = language === 'es' ? 'es' : 'en';
  const button = (within: Page | Locator, text: string) =>
    within.getByRole('button', { name: text, exact: true });
  const card = (page: Page, title: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
  const status = (page: Page) =>
    page.getByRole('region', { name: words['mix.summary'] }).getByRole('status');
  const isFine = async (page: Page, where: string) => {
    const foreign = foreignTo(language);
    const heard = (await readingsOf(page, code)).filter((text) =>
      foreign.some((pattern) => pattern.test(text)),
    );
    expect.soft(heard, where).toEqual([]);
    await isFineIn(looksOf[language], page, where);
    await page.setViewportSize(viewport);
  };

  test(`[MIX-02] [MIX-03] [MIX-07] [MIX-08] [MIX-09] [ROUTE-28] [VPACK-01] a guest builds, logs in, saves, shares, repairs and orders a mix with a variety pack in ${language}`, async ({
    page,
    complaints,
  }) => {
    test.slow();
    // An account that was shipped to before may ask for the usual shelf.
    const stock = async (quantity: number) => {
      await own.sandbox.restock(rare.productId, quantity, warehouse);
      await own.sandbox.restock(rare.productId, quantity);
    };
    // An earlier try may have left none.
    await stock(250);
    complaints.expect(/status of 4(?:04|09)/);
    const shopper = new Shopper(page, own.origin, language);
    await page.setViewportSize(viewport);
    await shopper.remembers({
      language,
      zip: place.zipcode,
      warehouse,
      consent: { functional: false },
    });

    // A guest fills a box and presses Save.
    await shopper.opens(builder);
    await expect(button(page, words['mix.keep'])).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel(words['mix.find']).fill(rare.title);
    const add = button(page, say(words['mix.addOne'], { name: rare.title }));
    const bagsIn = (count: number) =>
      say(words['mix.countOf'], { name: rare.title, count: `${count}` });
    const threeIn = bagsIn(3);
    for (const count of [1, 2, 3]) {
      const group = page.getByRole('group', { name: bagsIn(count) });
      // The first press may come before the page is alive; a press that was heard is not repeated.
      await expect(async () => {
        if (!(await group.isVisible())) await add.click({ timeout: 2000 });
        await expect(group).toBeVisible({ timeout: 3000 });
      }).toPass();
    }
    await button(page, words['mix.surprise']).click();
    await expect(status(page)).toHaveText(words['mix.full']);
    await page.getByLabel(words['mix.name']).fill(name);
    await button(page, words['mix.keep']).click();
    const popup = page.getByRole('dialog', { name: memberWords[language]['login.title'] });
    await popup.waitFor();
    await logsIn(page, email, undefined, memberWords[language]);

    // Logged in, the box is there and saved.
    await page.waitForURL(`**${builder}**`);
    await expect(button(page, words['mix.isKept'])).toHaveAttribute('aria-disabled', 'true');
    await expect(page).toHaveURL(/\/customize$/);
    await expect(status(page)).toHaveText(words['mix.full']);
    await page.getByRole('main').getByRole('link', { name: words['mix.seeKept'] }).click();
    await shopper.heading(words['mixes.title']).waitFor();
    await expect(card(page, name)).toContainText(
      say(words['mixes.item'], { count: '3', name: rare.title }),
    );
    await isFine(page, 'saved mixes');

    // Copied, renamed, shared, removed.
    await button(page, say(words['mixes.copyOf'], { name })).click();
    await expect(card(page, copied)).toBeVisible();
    await button(page, say(words['mixes.renameOf'], { name: copied })).click();
    const rename = page.getByRole('dialog');
    await rename.getByLabel(words['mixes.newName']).fill(name.toUpperCase());
    await button(rename, words['mixes.saveName']).click();
    await expect(rename.getByLabel(words['mixes.newName'])).toHaveAttribute('aria-invalid', 'true');
    await expect(rename.getByText(name.toUpperCase()).last()).toContainText(name.toUpperCase());
    await isFine(page, 'rename');
    await rename.getByLabel(words['mixes.newName']).fill(other);
    await button(rename, words['mixes.saveName']).click();
    await expect(card(page, other)).toBeVisible();
    await button(page, say(words['mixes.removeOf'], { name: other })).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(card(page, other)).toHaveCount(0);
    await expect(card(page, name)).toBeVisible();

    // Whoever opens the link has the box, as far as their place has its flavors.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, say(words['mixes.shareOf'], { name })).click();
    await expect(page.getByText(words['share.copied'])).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const theirs = await (await page.context().browser()?.newContext())?.newPage();
    if (theirs === undefined) throw new Error('no second browser context');
    await theirs.goto(language === 'es' ? `${link}&lang=es-us` : link);
    await expect(theirs.getByRole('group', { name: threeIn })).toBeVisible();
    await theirs.context().close();

    // A flavor of it sells out, wherever the account ships to by now.
    await stock(0);
    await expect(async () => {
      await shopper.opens('/savedmixes');
      await expect(card(page, name)).toContainText(words['catalogue.mixUnavailable'], {
        timeout: 3000,
      });
    }).toPass({ timeout: 120_000 });
    await expect(card(page, name)).toContainText(words['mixes.gone']);
    await expect(button(card(page, name), say(words['mixes.addOf'], { name }))).toHaveCount(0);
    await isFine(page, 'saved mixes, one gone');
    await card(page, name)
      .getByRole('link', { name: say(words['mixes.editOf'], { name }) })
      .click();
    // A flavor of the surprise may be sold out at the account's place besides.
    const missing = new RegExp(`^${say(words['mix.toGo_other'], { count: '([3-9]|\\d\\d)' })}$`);
    await expect(status(page)).toHaveText(missing);
    await expect(page.getByRole('alert').filter({ hasText: rare.title })).toBeVisible();
    await expect(button(page, words['mix.keepChanges'])).toHaveAttribute('aria-disabled', 'true');
    await isFine(page, 'a mix to repair');

    // Replacing enables saving; then it can be ordered.
    await button(page, words['mix.surprise']).click();
    await expect(status(page)).toHaveText(words['mix.full']);
    await button(page, words['mix.keepChanges']).click();
    await expect(button(page, words['mix.isKept'])).toBeVisible();
    await shopper.opens('/savedmixes');
    await button(page, say(words['mixes.addOf'], { name })).click();
    await expect(page.getByText(words['mix.added'])).toBeVisible();
    await button(page, say(words['mixes.removeOf'], { name })).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(card(page, name)).toHaveCount(0);
    await isFine(page, 'saved mixes, none left');
    await stock(250);
    await shopper.opens('/varietypack');
    const [before = '', after = ''] = words['product.add'].split('{name}');
    const pack = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
    const packTitle = ((await pack.first().getAttribute('aria-label')) ?? '').slice(
      before.length,
      -after.length || undefined,
    );
    await pack.first().click();
    // The page may have been pressed before it spoke the language, and the line keeps the words it
    // was pressed with; the order speaks it.
    const ordered = packs.find(({ title }) => Object.values(title).includes(packTitle));
    const spoken = ordered?.title[code] ?? '?';
    const either = new RegExp(`^(${Object.values(ordered?.title ?? {}).join('|')})$`);
    // The way to the cart in the note goes with the note.
    await expect(page.getByRole('link', { name: /^(Cart|Carrito), 2 / })).toBeVisible();
    await shopper.opens('/cart');
    await expect(page.getByRole('main').getByRole('heading', { name: either })).toHaveCount(1);
    await shopper.opens('/checkout/shipping');
    await shopper.fillsShipping(place);
    await shopper.continuesToPayment();
    await shopper.typesCard('visa-ok');
    await shopper.continuesToReview();
    await shopper.placeOrder.click();
    expect(await shopper.thankYouOrderId()).toMatch(/^CC-/);
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText(spoken).first()).toBeVisible();
  });
}
