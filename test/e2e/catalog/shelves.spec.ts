import type { Page } from '@playwright/test';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** Background and text colour of the banner a list's heading stands on. */
const bannerColours = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    let banner: Element = heading;
    while (banner.parentElement && getComputedStyle(banner).backgroundColor === 'rgba(0, 0, 0, 0)')
      banner = banner.parentElement;
    return getComputedStyle(banner).backgroundColor;
  });

const headings = [
  [
    '[BROWSE-03] [ROUTE-12]',
    '/all-snacks',
    'All snacks',
    'Every way we know to be less hungry. Take one bag, or mix thirty in a box.',
    'rgb(255, 196, 46)',
  ],
  [
    '[BROWSE-04] [ROUTE-10]',
    '/all-snacks/chips',
    'Chips',
    'Kettle, tortilla, ridged and rolled. Loud ones only.',
    'rgb(214, 40, 40)',
  ],
  [
    '[BROWSE-05]',
    '/all-snacks?view=brands',
    'All brands',
    'Small makers with strong opinions about crunch.',
    'rgb(29, 78, 137)',
  ],
] as const;

for (const [rows, path, title, text, colour] of headings) {
  test(`${rows} ${title} has its heading, words, colour and neighbours`, async ({
    shopper,
    page,
  }) => {
    await shopper.opens(path);
    await expect(shopper.heading(title)).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    expect(await bannerColours(page)).toBe(colour);
    const neighbours = page.getByRole('main').getByRole('navigation').first();
    expect(await neighbours.getByRole('link').count()).toBeGreaterThan(4);
  });
}

for (const [name, viewport] of [
  ['desktop', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`[BROWSE-06] a page holds 36 snacks on a ${name}, and the 37th is on the next`, async ({
    shopper,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await shopper.remembers({ consent: { functional: false } });
    await shopper.opens('/');
    const call = page.waitForRequest(/getqueryproducts/);
    await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
    expect((await call).postDataJSON()).toMatchObject({ page: 1, pageSize: 36 });
    const cards = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(cards).toHaveCount(36);
    await page.getByRole('link', { name: 'Show 36 more' }).click();
    await expect(cards).toHaveCount(72);
    await page.reload();
    await expect(cards).toHaveCount(72);
  });
}

test('[BROWSE-07] [BROWSE-12] [BROWSE-15] home shows four bestsellers, the banners in order, and brands that lead to their snacks', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/');
  const main = page.getByRole('main');
  const bestsellers = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Bestsellers' }) });
  await expect(bestsellers.getByRole('listitem')).toHaveCount(4);
  const banners = main.getByRole('region', { name: 'New in the shop' });
  await expect(banners.getByRole('heading', { level: 3 })).toHaveText(
    seedCatalog().banners.map(({ title }) => title.en),
  );
  await main.getByRole('link', { name: 'All brands' }).click();
  await page.getByRole('navigation', { name: 'Brands' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/all-snacks\?brand=/);
  await expect(page.getByRole('list', { name: 'Filters on' })).toBeVisible();
});

test('[ROUTE-11] [ROUTE-19] [BROWSE-11] filters in the address narrow the list and can be taken off', async ({
  shopper,
  page,
}) => {
  const { products } = seedCatalog();
  const brand = products[0]?.brandId ?? '';
  const size = products[0]?.size ?? '';
  const both = products.filter(
    (product) => product.kind === 'snack' && product.brandId === brand && product.size === size,
  );
  await shopper.opens(`/all-snacks?brand=${brand}&size=${encodeURIComponent(size)}`);
  const count = page.getByRole('main').getByRole('status').first();
  await expect(count).toContainText(`${both.length} snack`);
  await page.getByRole('link', { name: `Remove ${size}` }).click();
  await expect(count).not.toContainText(new RegExp(`^${both.length} snack`));
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/all-snacks$/);
});

test('[ROUTE-08] [ROUTE-13] [ROUTE-14] [ROUTE-27] the other shelves are open', async ({
  shopper,
  page,
}) => {
  for (const [path, title] of [
    ['/varietypack', 'Variety packs'],
    ['/flavors', 'Flavors'],
    ['/merchandise', 'Wear the crumbs'],
    ['/flavors?flavor=lime', 'Flavors'],
  ] as const) {
    await shopper.opens(path);
    await expect(shopper.heading(title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  }
});

test('[PDP-02] [PDP-03] [BROWSE-14] a snack that is gone says so and cannot be added; others are recommended', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/product/CHP-0302');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('status').filter({ hasText: 'This product is not available' }),
  ).toBeVisible();
  const add = main.getByRole('button', { name: 'Out of stock' });
  await expect(main.getByText('This product is not available')).toHaveCount(1);
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.click({ force: true });
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  const recommended = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Goes well with' }) });
  expect(await recommended.getByRole('listitem').count()).toBeGreaterThan(0);
});

test('[PDP-04] a pre-order says when it ships, on its page and in the cart', async ({
  shopper,
  page,
}) => {
  const text = 'Pre-order: ships in 3 weeks';
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/product/CHP-0702');
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
  await shopper.button(/^Add to cart/).click();
  await expect(page.getByRole('dialog').getByText(text)).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
});
