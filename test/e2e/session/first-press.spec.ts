import type { Page } from '@playwright/test';
import { fingerOn } from '#test/e2e/fixtures/pages/finger.ts';
import { settles } from '#test/e2e/fixtures/pages/settles.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

// The first press of a visit needs no core: what its page shows comes in one answer that everybody gets (D-PERF-21).

const coreFile = /\/assets\/core-[\w-]+\.js$/;

/** Files of the core, and what is asked of the storefront or the shop's own pages. */
const withoutCore = async (page: Page) => {
  const calls: string[] = [];
  const pages: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:webservices|v\d)/.test(pathname)) calls.push(pathname);
    if (request.resourceType() === 'fetch' && !/\.\w+$/.test(pathname)) pages.push(pathname);
  });
  const held = Promise.withResolvers<void>();
  await page.route(coreFile, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { calls, pages, letCoreCome: () => held.resolve() };
};

const cards = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');

test('a product that is the first press is whole before the core is there', async ({
  shopper,
  page,
}) => {
  const { calls, pages, letCoreCome } = await withoutCore(page);
  await shopper.opens('/all-snacks/chips');
  const link = cards(page).first();
  const title = String(await link.textContent());
  await link.click();
  await expect(shopper.heading(title)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Nutrition', { exact: true })).toBeVisible();
  const shelf = main.getByRole('region', { name: 'Goes well with' });
  await expect(shelf.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(pages).toEqual([`/page-data${new URL(page.url()).pathname}`]);
  expect(calls).toEqual([]);
  // And sold from there.
  await shopper.button(/^Add to cart, /).click();
  letCoreCome();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

/** A finger on a link, and what the page asks for meanwhile. */
const touching = async (page: Page) => {
  const asked: string[] = [];
  const givenUp: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('requestfailed', (request) => givenUp.push(new URL(request.url()).pathname));
  const link = cards(page).first();
  const touch = await fingerOn(link);
  const path = `/page-data${await link.getAttribute('href')}`;
  return { asked, givenUp, touch, path, title: String(await link.textContent()) };
};

const lateParts = /\/product-parts-[\w-]+\.js$/;

test('what the page of a card needs is asked for while the finger is on it, the core after it left', async ({
  shopper,
  page,
}) => {
  await shopper.looksAt('/all-snacks/chips');
  await settles(page);
  const { asked, touch, path, title } = await touching(page);
  await touch('touchStart');
  await expect.poll(() => asked.includes(path)).toBe(true);
  await expect.poll(() => asked.some((name) => lateParts.test(name))).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/all-snacks/chips');
  expect(asked.filter((name) => coreFile.test(name))).toEqual([]);
  await touch('touchEnd');
  await expect(shopper.heading(title)).toBeVisible();
  await expect(page.getByRole('main').getByText('Nutrition', { exact: true })).toBeVisible();
  await expect.poll(() => asked.some((name) => coreFile.test(name))).toBe(true);
  expect(asked.filter((name) => name === path)).toHaveLength(1);
});

test('a finger that scrolls gives up what it asked for', async ({ shopper, page }) => {
  await shopper.looksAt('/all-snacks/chips');
  await settles(page);
  const { asked, givenUp, touch, path } = await touching(page);
  await page.route(`**${path}`, () => undefined);
  await touch('touchStart');
  await expect.poll(() => asked.includes(path)).toBe(true);
  for (const up of [10, 40, 80]) await touch('touchMove', up);
  await expect.poll(() => givenUp).toContain(path);
  await touch('touchEnd');
  await expect.poll(() => asked.some((name) => coreFile.test(name))).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/all-snacks/chips');
});

test('lists that follow one another are whole before the core is there, with their filters', async ({
  shopper,
  page,
}) => {
  const { calls, letCoreCome } = await withoutCore(page);
  await shopper.opens('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'All snacks' }).click();
  await expect(shopper.heading('All snacks')).toBeVisible();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const box = filters.getByRole('checkbox', { name: /^Mazoro \d+$/ });
  const count = Number(/\d+$/.exec(String(await box.locator('..').textContent()))?.[0]);
  await box.check();
  await expect(page).toHaveURL(/\?brand=mazoro$/);
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toContainText(`${count} snacks`);
  await expect(filters.getByRole('checkbox', { name: /^Mazoro/ })).toBeChecked();
  expect(calls).toEqual([]);
  // From then on the storefront is asked.
  letCoreCome();
  await page
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
});

test('a page that another build of the shop draws is asked for from the storefront', async ({
  shopper,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(/\/page-data\/product\/[\w-]+$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/assets\/index-[\w-]+\.js/g, 'assets/new.js');
    await route.fulfill({ response, body });
  });
  await shopper.opens('/all-snacks/chips');
  await cards(page).first().click();
  await expect(page.getByRole('main').getByText('Nutrition', { exact: true })).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/productdetail'))).toHaveLength(1);
});
