import type { Page } from '@playwright/test';
import { settles } from '#test/e2e/fixtures/pages/settles.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** Files of the core and of what only it fetches, and calls of the shop. */
const coreFile = /\/assets\/(?:core|core-libraries|browser|shapes|calls|storefront)-[\w-]+\.js$/;
const shopCall = /^\/(?:v\d\/dopservice|services|webservices)\//;

const coreRequests = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (coreFile.test(pathname) || shopCall.test(pathname)) asked.push(pathname);
  });
  return asked;
};

for (const path of [
  '/',
  '/all-snacks',
  '/product/CHP-0101',
  '/cart',
  '/checkout/shipping',
  '/faq',
]) {
  test(`a first visit to ${path} that nobody touches fetches no core and makes no call; the first sign brings both`, async ({
    shopper,
    page,
  }) => {
    const asked = coreRequests(page);
    await shopper.looksAt(path);
    await settles(page);
    expect(asked).toEqual([]);
    await page.mouse.move(200, 300, { steps: 2 });
    await expect.poll(() => asked.some((name) => coreFile.test(name))).toBe(true);
    await expect.poll(() => asked.some((name) => name.endsWith('/handshaking'))).toBe(true);
  });
}

test('[STORE-10] what the device stored shows by itself: nobody has to touch the page', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({
    cart: { 'CHP-0102': 2 },
    zip: '75024',
    consent: { functional: false },
  });
  await shopper.looksAt('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a press that comes before the core works: it is shown at once and kept when the core is there', async ({
  shopper,
  page,
}) => {
  const held: string[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route(coreFile, async (route) => {
    held.push(route.request().url());
    await gate.promise;
    await route.continue();
  });
  await shopper.looksAt('/all-snacks');
  await settles(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const stored = () => page.evaluate(() => localStorage.getItem('crunchcart:v1:cart'));
  expect(await stored()).toBeNull();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  gate.resolve();
  await expect.poll(stored).toContain('"quantity":1');
});

test('a page that nobody touches shows what another tab puts into the cart', async ({
  shopper,
  shop,
  page,
  context,
}) => {
  await shopper.looksAt('/');
  await settles(page);
  const other = await context.newPage();
  await other.goto(`${shop.origin}/all-snacks`);
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

for (const saveData of [false, true]) {
  test(`the code of a product's page ${saveData ? 'waits for the first sign where data is saved' : 'comes before the first press'}`, async ({
    shopper,
    page,
  }) => {
    await page.addInitScript(
      (connection) => Object.defineProperty(navigator, 'connection', { value: connection }),
      { saveData },
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const isAsked = () => asked.some((name) => /\/product-(?!list-|parts-)[\w-]+\.js$/.test(name));
    await shopper.looksAt('/all-snacks');
    await settles(page);
    expect(isAsked()).toBe(!saveData);
    await page.mouse.move(200, 300, { steps: 2 });
    await expect.poll(isAsked).toBe(true);
  });
}

test('[D-PERF-01] the first touch of a page is a press on a product: what its card says is there before the core', async ({
  shopper,
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  // Nor what its page's HTML says.
  for (const later of [coreFile, /\/product\/[\w-]+$/])
    await page.route(later, async (route) => {
      await gate.promise;
      await route.continue();
    });
  await shopper.looksAt('/all-snacks');
  await settles(page);
  const main = page.getByRole('main');
  const link = main.getByRole('heading', { level: 3 }).getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(shopper.heading(title)).toBeVisible();
  await expect(main.getByRole('img', { name: title }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: /^Add to cart.*\$\d/ })).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).not.toHaveCount(0);
  gate.resolve();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
});
