import type { Locator } from '@playwright/test';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { joins, memberWords } from '#test/e2e/fixtures/member.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const chips = seedCatalog().products.find(({ productId }) => productId === 'CHP-0102');
if (chips === undefined) throw new Error('the sandbox does not sell CHP-0102');

/** Computed colours are written as rgb. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** What a pack stands on. */
const groundOf = (line: Locator): Promise<string> =>
  line.evaluate((item) => {
    const tile = item.querySelector('img')?.parentElement ?? item;
    return getComputedStyle(tile).backgroundColor;
  });

test('[D-ORDER-13] goods of a placed order stand on their colour, and are named in the language read', async ({
  page,
  shopper,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 4\d\d/);
  const elena = shopper.reading('es');
  const main = page.getByRole('main');
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: false } });
  await shopper.opens('/createaccount?returnTo=/checkout/shipping');
  await joins(page, `nia-${crypto.randomUUID()}@example.com`);
  await page.waitForURL((url) => url.pathname === '/checkout/shipping');
  await shopper.heading(shopper.words['shipping.title']).waitFor();
  await shopper.goesToReview();
  await shopper.placeOrder.click();
  const orderId = await shopper.thankYouOrderId();
  const line = main.getByRole('listitem').filter({ has: page.locator('img') });
  const named = (name: string) => line.getByRole('heading', { level: 3, name, exact: true });
  await expect(named(chips.title.en)).toBeVisible();
  await expect.poll(() => groundOf(line.first())).toBe(rgb(chips.tint.light));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => groundOf(line.first())).toBe(rgb(chips.tint.dark));

  // The same page in the other language: the record is the same, its goods are called as on the shelf.
  await shopper.button('Español').click();
  await elena.heading(elena.words['thanks.title']).waitFor();
  await expect(named(chips.title.es)).toBeVisible();
  await expect(main.getByText(chips.title.en)).toHaveCount(0);

  await shopper.button('English').click();
  await expect(named(chips.title.en)).toBeVisible();

  await shopper.opens('/orderhistory');
  await shopper.heading(memberWords['en-us']['orders.title']).waitFor();
  await expect(line.getByText(chips.title.en)).toHaveCount(1);
  await shopper.button('Español').click();
  await elena.heading(memberWords.es['orders.title']).waitFor();
  await expect(line.getByText(chips.title.es)).toHaveCount(1);
  await expect(main.getByText(chips.title.en)).toHaveCount(0);
  const pack = line.filter({ hasNot: page.locator('dl') }).filter({ hasText: chips.title.es });
  await expect.poll(() => groundOf(pack.last())).toBe(rgb(chips.tint.dark));
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => groundOf(pack.last())).toBe(rgb(chips.tint.light));
  await isFine(page, 'history, in Spanish');
  await main.getByRole('link', { name: orderId }).click();
  await expect(named(chips.title.es)).toBeVisible();
  await expect.poll(() => groundOf(line.first())).toBe(rgb(chips.tint.light));
  await shopper.button('English').click();
  await expect(named(chips.title.en)).toBeVisible();
});
