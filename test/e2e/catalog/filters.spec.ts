import type { Page } from '@playwright/test';
import { isFlavor } from '#domain/catalog/flavor.ts';
import type { Cents } from '#domain/money/cents.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { priceBandOf } from '#test/doubles/catalog/shelf-model.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const { products, brands, flavors } = seedCatalog();
const sold = products.filter(
  ({ kind, sizeChoice }) => kind !== 'gift-card' && sizeChoice !== 'made',
);
const ofBrand = (brandId: string) => sold.filter((product) => product.brandId === brandId);
const narrow = { width: 390, height: 844 };

const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const tick = (page: Page, name: string | RegExp) => panel(page).getByRole('checkbox', { name });

test('[BROWSE-11] [BROWSE-02] brand and size narrow the list with their counts, combine, and come off one by one', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/all-snacks');
  await expect(count(page)).toContainText(`${sold.length} snacks`);
  const mazoro = ofBrand('mazoro');
  await tick(page, `Mazoro ${mazoro.length}`).check();
  await expect(page).toHaveURL(/\?brand=mazoro$/);
  await expect(count(page)).toContainText(`${mazoro.length} snacks`);
  const size = mazoro[0]?.size ?? '';
  const both = mazoro.filter((product) => product.size === size);
  await tick(page, `${size} ${both.length}`).check();
  await expect(count(page)).toContainText(`${both.length} snack`);
  await tick(page, /^Bramblejack/).check();
  const three = [...mazoro, ...ofBrand('bramblejack')].filter((product) => product.size === size);
  await expect(count(page)).toContainText(`${three.length} snack`);

  await page.goBack();
  await expect(count(page)).toContainText(`${both.length} snack`);
  await expect(tick(page, /^Bramblejack/)).not.toBeChecked();
  await page.goForward();
  await expect(tick(page, /^Bramblejack/)).toBeChecked();
  await page.reload();
  await shopper.seesItAlive();
  await expect(tick(page, /^Bramblejack/)).toBeChecked();

  await page.getByRole('link', { name: 'Remove Bramblejack' }).click();
  await expect(count(page)).toContainText(`${both.length} snack`);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(count(page)).toContainText(`${sold.length} snacks`);
  await expect(page).toHaveURL(/\/all-snacks$/);
});

test('[BROWSE-11] filters that the address names in another order than the form stay, and so does the page', async ({
  shopper,
  page,
}) => {
  // The form has Mazoro first.
  const address = '/all-snacks?brand=fuego&brand=mazoro&page=2&sort=name';
  const all = ofBrand('mazoro').length + ofBrand('fuego').length;
  await shopper.opens(address);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(all);
  // What a list opens by itself comes with the core: it is here once a bag is in the cart.
  await page
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart, 1 item/ })).toBeVisible();
  await expect(tick(page, /^Mazoro/)).toBeChecked();
  await expect(cards).toHaveCount(all);
  expect(new URL(page.url()).search).toBe(new URL(address, page.url()).search);
});

test('[BROWSE-02] price and availability are filters with counts too', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/all-snacks');
  const cheap = sold.filter(({ priceCents }) => priceBandOf(priceCents as Cents) === '0-3');
  await tick(page, `Under $3.00 ${cheap.length}`).check();
  await expect(count(page)).toContainText(`${cheap.length} snack`);
  await expect(page).toHaveURL(/price=0-3/);
  await page.getByRole('link', { name: 'Remove Under $3.00' }).click();
  const later = sold.filter(({ preOrder }) => preOrder !== undefined);
  await tick(page, `Pre-order ${later.length}`).check();
  await expect(count(page)).toContainText(`${later.length} snack`);
});

test('[BROWSE-11] a filter this shelf has nothing of stays on until it is taken off', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/all-snacks/dips?brand=mazoro');
  const nothing = page.getByRole('heading', { name: 'No snacks on this shelf right now.' });
  await expect(nothing).toBeVisible();
  const size = panel(page).getByRole('group', { name: 'Price' }).getByRole('checkbox').first();
  await expect(async () => {
    expect(new URL(page.url()).search).toContain('brand=mazoro');
    // Nothing is left to tick on an empty shelf, so the form itself tells what it would send.
    const sent = await page
      .locator('form#filters')
      .evaluate((form: HTMLFormElement) => [...new FormData(form).getAll('brand')]);
    expect(sent).toEqual(['mazoro']);
  }).toPass();
  await expect(size).toBeDisabled();
  await page.getByRole('link', { name: 'Remove Mazoro' }).click();
  await expect(page).toHaveURL(/\/all-snacks\/dips$/);
  await expect(count(page)).toContainText(/^[1-9]\d* snacks/);
});

test('[BROWSE-09] the first ten values show, "show more" reveals the rest', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/all-snacks');
  const group = panel(page).getByRole('group', { name: 'Brand' });
  await expect(group.getByRole('checkbox')).toHaveCount(10);
  const rest = brands.length + 1 - 10;
  // The panel's code comes after the page's own.
  await expect(async () => {
    // A press that is answered late has opened it already.
    const more = group.getByText(`Show ${rest} more`);
    if (await more.isVisible()) await more.click({ timeout: 1000 });
    await expect(group.getByRole('checkbox')).toHaveCount(brands.length + 1, { timeout: 1000 });
  }).toPass();
  await group.getByText('Show fewer').click();
  await expect(group.getByRole('checkbox')).toHaveCount(10);
});

test('[BROWSE-11] [A11Y-03] on a phone filters are a sheet: keyboard, counts while choosing, and the way back', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize(narrow);
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/all-snacks');
  await expect(panel(page)).toBeHidden();
  const opener = shopper.button('Filters');
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  for (let step = 0; step < 90; step += 1) {
    await page.keyboard.press('Tab');
    const inside = await sheet.evaluate(
      (dialog) =>
        dialog.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  const saltpier = ofBrand('saltpier').length;
  await sheet.getByRole('checkbox', { name: /^Saltpier/ }).check();
  await expect(sheet.getByRole('button', { name: `Show ${saltpier} snacks` })).toBeVisible();
  await expect(sheet.getByRole('status')).toHaveText(`Show ${saltpier} snacks`);
  await sheet.getByRole('button', { name: 'Clear' }).click();
  await expect(sheet.getByRole('button', { name: `Show ${sold.length} snacks` })).toBeVisible();
  await sheet.getByRole('checkbox', { name: /^Saltpier/ }).check();
  await sheet.getByRole('button', { name: `Show ${saltpier} snacks` }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\?brand=saltpier$/);
  await expect(count(page)).toContainText(`${saltpier} snacks`);
  await expect(shopper.button('Filters, 1 on')).toBeVisible();
});

test('[BROWSE-06] "show more" keeps the place, and so does coming back from a snack', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/all-snacks/chips');
  const cards = page.getByRole('main').getByRole('heading', { level: 3 });
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(cards).toHaveCount(72);
  await expect(page).toHaveURL(/\?page=2$/);
  const last = cards.nth(60).getByRole('link');
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await last.click();
  await page.waitForURL('**/product/**');
  await page.goBack();
  await expect(cards).toHaveCount(72);
  await expect(last).toBeInViewport();
});

test('[BROWSE-11] a list that finds nothing names the filter in the way and shows other shelves', async ({
  shopper,
  page,
}) => {
  const flavor = flavors.find(
    ({ flavorId }) => !ofBrand('mazoro').some((product) => product.flavor === flavorId),
  );
  await shopper.opens(`/all-snacks?brand=mazoro&flavor=${flavor?.flavorId}`);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: 'No snacks on this shelf right now.' }),
  ).toBeVisible();
  await expect(main.getByRole('navigation', { name: 'Popular shelves' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Popular right now' })).toBeVisible();
  const ways = main.getByRole('navigation', { name: 'Take one filter off' });
  const left = ofBrand('mazoro').length;
  await ways.getByRole('link', { name: `Without ${flavor?.label.en}: ${left} snacks` }).click();
  await expect(count(page)).toContainText(`${left} snacks`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[BROWSE-11] [ROUTE-19] the filters are a form that works', async ({ shopper, page }) => {
    await shopper.opens('/all-snacks/chips?sort=price-low');
    const mazoro = ofBrand('mazoro').filter(({ type }) => type.startsWith('chips')).length;
    await tick(page, /^Mazoro/).check();
    await panel(page).getByRole('button', { name: 'Show snacks' }).click();
    await expect(page).toHaveURL(/brand=mazoro/);
    await expect(page).toHaveURL(/sort=price-low/);
    await expect(count(page)).toContainText(`${mazoro} snacks`);
    await expect(tick(page, /^Mazoro/)).toBeChecked();
  });

  test('[BROWSE-11] what takes the last filter off leads to the list alone', async ({
    shopper,
    page,
  }) => {
    for (const name of ['Clear filters', /^Remove /]) {
      await shopper.opens('/all-snacks?brand=mazoro');
      await page.getByRole('main').getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(`${shopper.origin}/all-snacks`);
    }
  });

  test('[BROWSE-11] on a phone a link leads to that form', async ({ shopper, page }) => {
    await page.setViewportSize(narrow);
    await shopper.opens('/all-snacks');
    await page.getByRole('link', { name: 'Filters' }).click();
    await expect(panel(page)).toBeInViewport();
  });
});

test('[ROUTE-13] [ROUTE-14] the shop by flavors lists them, and each leads to its snacks', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/flavors');
  const pills = page.getByRole('navigation', { name: 'Flavors' });
  await pills.getByText(/^Show \d+ more$/).click();
  const here = new Set(sold.map(({ flavor }) => flavor).filter(isFlavor));
  await expect(pills.getByRole('link')).toHaveCount(here.size);
  await pills.getByRole('link', { name: 'Lime', exact: true }).click();
  await expect(page).toHaveURL(/\/flavors\?flavor=lime$/);
  const lime = sold.filter(({ flavor }) => flavor === 'lime').length;
  await expect(count(page)).toContainText(`${lime} snack`);
});

test('[ROUTE-29] the holiday shop holds what is of the holidays', async ({ shopper, page }) => {
  await shopper.opens('/holidayshop');
  await expect(shopper.heading('Holiday shop')).toBeVisible();
  const holiday = sold.filter(({ badges }) => badges.includes('holiday')).length;
  await expect(count(page)).toContainText(`${holiday} snack`);
});

test('[VPACK-01] [VPACK-03] [VPACK-04] [ROUTE-08] packs: those to start with, all of them, and the way to a mix', async ({
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/varietypack');
  const { data } = (await (
    await page.request.get(
      `${shopper.origin}/v3/dopservice/b2c/multipack/recommendedvarietypacklist`,
    )
  ).json()) as { data: { title: string }[] };
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(titles.first()).toHaveText('Fill your own box of 30');
  const [first, second, third] = data;
  await expect(titles.nth(1)).toHaveText(first?.title ?? '');
  await expect(titles.nth(2)).toHaveText(second?.title ?? '');
  await expect(titles.nth(3)).toHaveText(third?.title ?? '');
  const packs = sold.filter(({ kind }) => kind === 'variety-pack').length;
  await expect(titles).toHaveCount(4 + packs);
  await shopper.button(`Add ${first?.title} to cart`).first().click();
  await expect(page.getByRole('status').getByText(`Added: ${first?.title}`)).toBeVisible();
  const quantity = page.getByRole('spinbutton', { name: `Quantity, ${first?.title}` });
  await expect(quantity.first()).toHaveValue('1');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Fill your own box of 30' }).click();
  await expect(page).toHaveURL(/\/varietypack\/customize$/);
});

test('[BROWSE-08] [BROWSE-10] home shows four staff picks with their words, and the newest of four shelves', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/');
  const main = page.getByRole('main');
  const part = (name: string) =>
    main.locator('section').filter({ has: page.getByRole('heading', { name }) });
  const praised = sold.filter(({ staffPick }) => staffPick !== undefined);
  expect(praised.length).toBeGreaterThan(4);
  await expect(part('Staff picks').getByRole('heading', { level: 3 })).toHaveText(
    praised.slice(0, 4).map(({ title }) => title.en),
  );
  await expect(main.getByText(praised[0]?.staffPick?.quote.en ?? '')).toBeVisible();
  await expect(part('New on every shelf').getByRole('listitem')).toHaveCount(4);
});

test('[I18N-05] the stored language comes before the filters do, and they speak it', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ language: 'es', consent: { functional: false } });
  let arrive = () => {};
  const asked = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/filter-parts.*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await shopper.opens('/all-snacks');
  await page.locator('html[lang="es-US"]').waitFor();
  arrive();
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await expect(filters.getByRole('checkbox').first()).toBeVisible();
});
