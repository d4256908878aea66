import type { Page } from '@playwright/test';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const chips = seedCatalog().products.find(({ productId }) => productId === 'CHP-0102');
if (chips === undefined) throw new Error('the sandbox does not sell CHP-0102');

const looksAsked = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('getrecentlyviewedproducts')) asked.push(request.postData() ?? '');
  });
  return asked;
};

/** The picture stands on the colour of its pack; computed colours are written as rgb. */
const groundOfTile = (page: Page): Promise<string> =>
  page
    .getByRole('complementary')
    .getByRole('listitem')
    .filter({ visible: true })
    .first()
    .evaluate((line) => {
      const tile = line.querySelector('img')?.parentElement ?? line;
      return getComputedStyle(tile).backgroundColor;
    });

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('[CHK-04] packs in the summary of an order stand on their colour, and have their name in the language read', async ({
  shopper: one,
  page,
}) => {
  const shopper = one.reading('es');
  await shopper.remembers({
    language: 'es',
    cart: { 'CHP-0102': 2 },
    consent: { functional: false },
  });
  await shopper.opens('/checkout/shipping');
  await shopper.heading(shopper.words['shipping.title']).waitFor();
  const summary = page.getByRole('complementary');
  const name = summary.getByRole('heading', { level: 3, name: chips.title.es });
  await expect(name.filter({ visible: true })).toHaveCount(1);
  await expect.poll(() => groundOfTile(page)).toBe(rgb(chips.tint.light));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => groundOfTile(page)).toBe(rgb(chips.tint.dark));
});

test('[CHK-04] on a phone they are asked for when the summary is opened, once', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = looksAsked(page);
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  await shopper.continuesToPayment();
  expect(asked).toEqual([]);
  const fold = page.getByRole('complementary').locator('summary');
  await fold.click();
  await expect.poll(() => groundOfTile(page)).toBe(rgb(chips.tint.light));
  await fold.click();
  await fold.click();
  await expect.poll(() => groundOfTile(page)).toBe(rgb(chips.tint.light));
  expect(asked).toHaveLength(1);
});
