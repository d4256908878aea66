import type { Page } from '@playwright/test';
import { copiesInsteadOfSharing } from '#test/e2e/fixtures/pages/copied-link.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** Keeps files of the shop's code away until they are let through. */
const holds = async (page: Page, files: string) => {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held;
};

test('a button that is pressed before the page hears does it once, when it hears', async ({
  shopper,
  page,
  shop,
}) => {
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  const libraries = await holds(page, '**/assets/libraries-*.js');
  await page.goto(`${shop.origin}/all-snacks/chips`, { waitUntil: 'commit' });
  const add = page.getByRole('main').getByRole('button', { name: /^Add .* to cart$/ });
  await add.first().click();
  await add.first().click();
  await add.nth(1).click();
  await expect(page.locator('html[data-alive]')).toHaveCount(0);
  expect(await page.evaluate(() => window.earlyPresses.size)).toBe(2);
  libraries.resolve();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  const stored = () => page.evaluate(() => localStorage.getItem('crunchcart:v1:cart') ?? '');
  await expect.poll(async () => (await stored()).match(/"quantity":1\b/g)).toHaveLength(2);
});

test('a press that its part heard at once is not done again', async ({ shopper, page }) => {
  await shopper.opens('/all-snacks/chips');
  const kept = await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main === null) return undefined;
    const button = main.appendChild(
      Object.assign(document.createElement('button'), { type: 'button' }),
    );
    const counts = [];
    main.dataset['waits'] = '';
    button.click();
    counts.push(window.earlyPresses.size);
    // As React does when it can hydrate the part for this press.
    main.addEventListener('click', () => delete main.dataset['waits']);
    button.click();
    counts.push(window.earlyPresses.size);
    return counts;
  });
  expect(kept).toEqual([1, 0]);
});

test('a press in a part whose code comes later is done when it is there', async ({
  shopper,
  page,
  shop,
}) => {
  await copiesInsteadOfSharing(page, shop.origin);
  await shopper.remembers({ consent: { functional: false } });
  const parts = await holds(page, '**/assets/product-parts-*.js');
  await page.goto(`${shop.origin}/product/CHP-0102?lang=es-us`, { waitUntil: 'commit' });
  await shopper.seesItAlive();
  await shopper.button('Compartir').click();
  parts.resolve();
  await expect(page.getByText('Enlace copiado.')).toBeVisible();
  // From then on each press is one press.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await shopper.button('Compartir').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${shop.origin}/product/CHP-0102?lang=es-us`);
});

test('while the picture of a pressed card grows, its page hears presses', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/all-snacks/chips');
  // Set by script, which the page's policy lets pass.
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('[data-grows] { animation-duration: 600s !important; }');
    document.adoptedStyleSheets.push(slow);
  });
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await shopper.button(/^Add to cart, /).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const growing = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const part = effect instanceof KeyframeEffect ? effect.target : null;
        return part?.matches('#picture img') === true;
      }).length,
  );
  expect(growing).toBeGreaterThan(0);
});
