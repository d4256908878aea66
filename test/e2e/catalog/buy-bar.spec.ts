import type { Locator, Page } from '@playwright/test';
import { isFine, isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { doublesText, troubleWithLargeText } from '#test/e2e/fixtures/pages/large-text.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const barOf = (page: Page, name = 'Buy') => page.getByRole('region', { name, exact: true });

/** How far the bar lies over what has the focus, pixels; 0 also when the bar itself has it. */
const hiddenByBar = (bar: Locator): Promise<number> =>
  bar.evaluate((shown) => {
    const focused = document.activeElement;
    if (focused === null || shown.contains(focused)) return 0;
    const { bottom } = focused.getBoundingClientRect();
    return Math.max(0, bottom - shown.getBoundingClientRect().top);
  });

/** What is behind a bar at this moment may be scrolled to, so sizes of targets are not looked at. */
const rules = [
  ...['button-name', 'label', 'region', 'landmark-unique', 'nested-interactive'],
  ...['aria-valid-attr-value', 'aria-allowed-attr', 'aria-required-attr', 'duplicate-id-aria'],
];

const phones = [
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 844, height: 390, colorScheme: 'light' },
  { width: 320, height: 568, colorScheme: 'light' },
] as const;

for (const { width, height, colorScheme } of phones) {
  test(`on a phone of ${width} by ${height} the price and the button stay at hand while the page’s own are off the screen`, async ({
    shopper,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await shopper.remembers({ zip: '75024', consent: { functional: false } });
    await shopper.opens('/product/CHP-0102');
    const main = page.getByRole('main');
    const own = main.getByRole('button', { name: /^Add (\d+ )?to cart, / });
    const bar = barOf(page);
    await expect(main.getByText('Nutrition', { exact: true })).toBeAttached();
    // The page is still coming alive: its button may be replaced.
    await expect(() => own.scrollIntoViewIfNeeded()).toPass();
    await expect(bar).toHaveCount(0);
    await main.getByText('Shipping and returns', { exact: true }).scrollIntoViewIfNeeded();
    // The last line of the page can be read above it.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, height * 20);
        const [foot, edge] = [
          await page.getByRole('contentinfo').boundingBox(),
          await bar.boundingBox(),
        ];
        return foot && edge && Math.round(foot.y + foot.height - edge.y);
      })
      .toBeLessThanOrEqual(0);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const quantity = bar.getByRole('spinbutton', { name: 'Quantity, Chile Lime Tortilla Chips' });
    await bar.getByRole('button', { name: 'One more' }).click();
    await expect(quantity).toHaveValue('2');
    await expect(bar.getByRole('button', { name: 'Add 2, $8.58' })).toBeVisible();
    await isFine(page, `the bar, ${colorScheme}`, ['color-contrast', ...rules]);
    // Its own row comes back with what was chosen, and takes the focus of the bar that goes.
    await quantity.focus();
    await own.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await expect(bar).toHaveCount(0);
    await expect(own).toHaveText('Add 2 to cart, $8.58');
    await expect(own).toBeFocused();
    await page.mouse.wheel(0, height * 3);
    await bar.getByRole('button', { name: 'Add 2, $8.58' }).click();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });
}

test('the bar of what a card added has the edge of the screen to itself', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.remembers({ cart: {}, zip: '75024', consent: { functional: false } });
  await shopper.opens('/product/CHP-0102');
  const main = page.getByRole('main');
  const shipping = main.getByText('Shipping and returns', { exact: true });
  await expect(() => shipping.scrollIntoViewIfNeeded()).toPass();
  await expect(barOf(page)).toBeVisible();
  await main
    .getByRole('region', { name: 'Goes well with' })
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .click();
  const added = barOf(page, 'Last change to your cart');
  await expect(added.getByRole('status')).toContainText('Added: ');
  await expect(barOf(page)).toHaveCount(0);
  await added.getByRole('button', { name: 'Dismiss' }).click();
  await expect(barOf(page)).toBeVisible();
});

test('[A11Y-05] with the keyboard nothing that has the focus is behind the bar', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/product/CHP-0102');
  const main = page.getByRole('main');
  const bar = barOf(page);
  await main.getByText('Nutrition', { exact: true }).click();
  await page.mouse.wheel(0, 600);
  await expect(bar).toBeVisible();
  let steps = 0;
  for (; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');
    if (!(await bar.isVisible())) continue;
    expect(await hiddenByBar(bar)).toBe(0);
    if (
      await page.getByRole('contentinfo').evaluate((foot) => foot.contains(document.activeElement))
    )
      break;
  }
  expect(steps).toBeGreaterThan(5);
  for (; steps > 0; steps -= 1) {
    await page.keyboard.press('Shift+Tab');
    if (await bar.isVisible()) expect(await hiddenByBar(bar)).toBe(0);
  }
});

test('with twice as large text the bar breaks no word, leaves room, and waits for the answer about cookies', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.opens('/product/CHP-0101?lang=es-us');
  const bar = barOf(page, 'Comprar');
  await expect(page.getByRole('main').getByText('Información nutricional')).toBeAttached();
  await doublesText(page);
  const refuse = page.getByRole('button', { name: 'Solo necesarias' });
  await expect(refuse).toBeVisible();
  await page.mouse.wheel(0, 3000);
  await expect(bar).toHaveCount(0);
  await refuse.click();
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Agregar, $1.29' })).toBeVisible();
  expect(await troubleWithLargeText(page)).toEqual([]);
  const box = await bar.boundingBox();
  expect(box?.height).toBeLessThan(844 / 4);
  await isFine(page, 'the bar in large text', rules);
});

test('[LIM-12] a quantity of 999 is told to be 99, and taken back with one press', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/product/CHP-0102');
  const main = page.getByRole('main');
  const quantity = main.getByRole('spinbutton', { name: 'Quantity', exact: true });
  const told = main
    .getByRole('status')
    .filter({ hasText: '99 is the most you can order of one item.' });
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(told).toHaveCount(0);
  await quantity.fill('999');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('99');
  await expect(told).toBeVisible();
  await isFineOnTheWay('en-us', page, '999 is too many');
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(quantity).toHaveValue('3');
  await expect(quantity).toBeFocused();
  await expect(told).toHaveCount(0);
  await expect(shopper.button('Add 3 to cart, $12.87')).toBeVisible();
  // In Spanish, of what is ordered ahead.
  await shopper.opens('/product/CHP-0702?lang=es-us');
  const cantidad = main.getByRole('spinbutton', { name: 'Cantidad', exact: true });
  await cantidad.fill('999');
  await cantidad.blur();
  await expect(cantidad).toHaveValue('10');
  await expect(
    main.getByText('Puedes pedir 10 de un artículo en preventa como máximo.'),
  ).toBeVisible();
});
