import type { Page } from '@playwright/test';
import { fingerOn } from '#test/e2e/fixtures/pages/finger.ts';
import { settles } from '#test/e2e/fixtures/pages/settles.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import type { Shopper } from '#test/e2e/fixtures/shopper.ts';

// The page of a product is drawn while a finger rests on its card, and shown with the press (D-PERF-35).

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** In the middle of the screen, whose edges the header and the question about cookies cover. */
const firstCard = async (page: Page) => {
  await settles(page);
  const card = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  await card.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  return card;
};

/** What a product's page has, and no list. */
const pictureOf = (page: Page) => page.locator('#picture');

/** A finger that came down on the first card of a list, whose page is drawn. */
const resting = async (shopper: Shopper) => {
  const { page } = shopper;
  await shopper.looksAt('/all-snacks');
  const card = await firstCard(page);
  const title = String(await card.textContent());
  const touch = await fingerOn(card);
  await touch('touchStart');
  await expect(pictureOf(page)).toBeAttached();
  return { touch, title };
};

const heightOf = (page: Page) =>
  pictureOf(page).evaluate((picture) => picture instanceof HTMLElement && picture.offsetHeight);

test('the page of a card on which a finger rests is there, unseen, and the press shows that very page', async ({
  shopper,
  page,
}) => {
  const { touch, title } = await resting(shopper);
  await expect(pictureOf(page)).toBeHidden();
  await expect.poll(() => heightOf(page)).toBeGreaterThan(100);
  await expect(shopper.heading('All snacks')).toBeVisible();
  await expect(shopper.heading(title)).toHaveCount(0);
  await expect(page).toHaveTitle(/^All snacks/);
  await pictureOf(page).evaluate((picture) => picture.setAttribute('data-drawn-ahead', ''));

  await touch('touchEnd');
  await expect(shopper.heading(title)).toBeVisible();
  await expect(pictureOf(page)).toBeVisible();
  await expect(pictureOf(page)).toHaveAttribute('data-drawn-ahead', '');
  await expect(shopper.heading('All snacks')).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  await expect(page.getByRole('main').getByText('Nutrition', { exact: true })).toBeVisible();

  // From there as from any page of a product.
  const quantity = page.getByRole('main').getByRole('spinbutton', { name: 'Quantity' }).first();
  await quantity.fill('3');
  await quantity.press('Enter');
  const other = page
    .getByRole('main')
    .getByRole('link', { name: /^\d+ oz/ })
    .first();
  await other.click();
  await expect(other).toHaveAttribute('aria-current', 'true');
  await expect(quantity).toHaveValue('3');
  await page.goBack();
  await page.goBack();
  await expect(shopper.heading('All snacks')).toBeVisible();
  await expect(pictureOf(page)).toHaveCount(0);
});

test('a page of a product that was opened by its address stays, whatever is pressed on it', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/product/CHP-0102');
  const main = page.getByRole('main');
  const crumbs = main.getByRole('navigation').first();
  await crumbs.evaluate((part) => part.setAttribute('data-first-page', ''));
  const shelf = main.getByRole('region', { name: 'Goes well with' });
  const next = shelf.getByRole('heading', { level: 3 }).getByRole('link').first();
  await next.scrollIntoViewIfNeeded();
  const title = String(await next.textContent());
  await next.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await next.tap();
  await expect(shopper.heading(title)).toBeVisible();
  await expect(crumbs).toHaveAttribute('data-first-page', '');
});

test('a finger that scrolls has it taken away', async ({ shopper, page }) => {
  const { touch } = await resting(shopper);
  for (const up of [10, 40, 80]) await touch('touchMove', up);
  await expect(pictureOf(page)).toHaveCount(0);
  await touch('touchEnd');
  await expect(shopper.heading('All snacks')).toBeVisible();
});

test('the number beside the button can be typed once the rest of the page is there', async ({
  shopper,
  page,
}) => {
  await shopper.looksAt('/all-snacks');
  const [code, data] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/product-parts-[\w-]+\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  // Once the core is there, which a busy machine may have before the tap, the storefront is asked.
  await page.route(/\/page-data\/product\/|\/productdetail\b/, async (route) => {
    await data.promise;
    await route.continue();
  });
  const card = await firstCard(page);
  const title = String(await card.textContent());
  await card.tap();
  await expect(shopper.heading(title)).toBeVisible();
  const quantity = page.getByRole('main').getByRole('group', { name: 'Quantity' }).first();
  await quantity.getByRole('button', { name: 'One more' }).tap();
  await expect(quantity).toHaveText('2');
  await expect(quantity.getByRole('spinbutton')).toHaveCount(0);
  data.resolve();
  await expect(quantity.getByRole('spinbutton')).toHaveValue('2');
  code.resolve();
});

test('a browser that cannot lay out what it hides opens it just as well', async ({
  shopper,
  page,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: [string, string?]) =>
      asked[0] !== 'content-visibility' && supports(...(asked as [string, string]));
  });
  const { touch, title } = await resting(shopper);
  expect(await heightOf(page)).toBe(0);
  await touch('touchEnd');
  await expect(shopper.heading(title)).toBeVisible();
  await expect(pictureOf(page)).toBeVisible();
});
