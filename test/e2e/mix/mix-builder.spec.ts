import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import type { Shopper } from '#test/e2e/fixtures/shopper.ts';

const builder = '/varietypack/customize';

/** The plus of every flavor that can be had. */
const pluses = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Add one|Agregar una bolsa)/, disabled: false });

const inDock = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Box summary|Resumen de la caja)$/ });

/** Cookies refused on an earlier visit, so that nothing covers the page. */
const opensBuilder = async (shopper: Shopper): Promise<void> => {
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens(builder);
};

/** A press that is heard: pages are server-rendered, and hydrated a moment later. */
const firstPress = (page: Page, status: RegExp): Promise<void> =>
  expect(async () => {
    await pluses(page).first().click();
    await expect(inDock(page).getByRole('status')).toHaveText(status, { timeout: 1000 });
  }).toPass();

for (const [name, viewport] of [
  ['desktop', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`[MIX-01] [MIX-10] [ROUTE-09] a box is filled, kept over a reload and bought on a ${name}`, async ({
    shopper,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await opensBuilder(shopper);
    await expect(shopper.heading('Fill your box')).toBeVisible();
    await firstPress(page, /^2\d more bags to go$/);
    const status = inDock(page).getByRole('status');
    const before = Number.parseInt((await status.textContent()) ?? '', 10);
    await pluses(page).nth(1).click();
    await expect(status).toHaveText(`${before - 1} more bags to go`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(status).toHaveText(`${before} more bags to go`);

    // The first rows show many makers, and the bags of the box can be seen alone.
    const rows = page.getByRole('region', { name: 'Choose flavors' }).getByRole('listitem');
    const makers = async () => (await rows.locator('p').allTextContents()).slice(0, 6);
    expect(new Set(await makers()).size).toBeGreaterThan(4);
    await page.getByRole('button', { name: /^In my box/ }).click();
    await expect.poll(() => rows.count()).toBeLessThan(4);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(20);

    await page.reload();
    await expect(status).toHaveText(`${before} more bags to go`);
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await expect(status).toHaveText('Full and ready');
    await expect(pluses(page)).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Your box: 30 of 30 bags' })).toBeVisible();
    await page.getByLabel('Mix name (optional)').fill('Game Night 2');
    await inDock(page).getByRole('button', { name: 'Add box to cart, $26.75' }).click();
    await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
    await expect(status).toHaveText('30 more bags to go');

    await shopper.opens('/cart');
    await expect(page.getByRole('link', { name: 'Game Night 2', exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Check out' }).click();
    await shopper.heading(shopper.words['shipping.title']).waitFor();
    await shopper.goesToReview();
    await shopper.placeOrder.click();
    expect(await shopper.thankYouOrderId()).toMatch(/^CC-/);
    await expect(page.getByText('Game Night 2')).toBeVisible();
  });
}

test('[MIX-06] [MIX-08] a box of the cart is changed in its place', async ({ shopper, page }) => {
  await opensBuilder(shopper);
  await firstPress(page, /more bags to go$/);
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await inDock(page)
    .getByRole('button', { name: /^Add box to cart/ })
    .click();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await shopper.opens('/cart');
  await page.getByRole('link', { name: 'Edit mix: My Mix 1' }).click();
  await expect(shopper.heading('Change your box')).toBeVisible();
  await expect(inDock(page).getByRole('status')).toHaveText('Full and ready');
  await page
    .getByRole('button', { name: /^Remove one/ })
    .first()
    .click();
  await expect(inDock(page).getByRole('status')).toHaveText('1 more bag to go');
  await pluses(page).last().click();
  await inDock(page)
    .getByRole('button', { name: /^Put it back/ })
    .click();
  await expect(shopper.heading('Your cart')).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Mix 1', exact: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
});

test('[MIX-01] a link opens the very box that was shared', async ({ shopper, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await opensBuilder(shopper);
  await firstPress(page, /more bags to go$/);
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(inDock(page).getByRole('status')).toHaveText('Full and ready');
  const counts = () =>
    page
      .getByRole('group', { name: /[1-9]\d* in your box$/ })
      .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')));
  const shared = await counts();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.browser()?.newContext();
  const theirs = await other?.newPage();
  if (theirs === undefined) throw new Error('no second browser context');
  await theirs.goto(link);
  await expect(inDock(theirs).getByRole('status')).toHaveText('Full and ready');
  const seen = await theirs
    .getByRole('group', { name: /[1-9]\d* in your box$/ })
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')));
  expect(seen.sort()).toEqual(shared.sort());

  // What is done with it afterwards is not undone by a reload.
  await expect(theirs).toHaveURL(/\/customize$/);
  await theirs.getByRole('button', { name: 'Undo' }).click();
  await expect(inDock(theirs).getByRole('status')).toHaveText('30 more bags to go');
  await theirs.reload();
  await expect(inDock(theirs).getByRole('status')).toHaveText('30 more bags to go');
  await other?.close();
});

test('[A11Y-05] [MIX-01] a box is filled and bought by keyboard alone', async ({
  shopper,
  page,
}) => {
  await opensBuilder(shopper);
  await firstPress(page, /more bags to go$/);
  await pluses(page).first().focus();
  const flavor = await pluses(page).first().getAttribute('aria-label');
  const own = page.getByRole('button', { name: flavor ?? '', exact: true });
  await page.keyboard.press('Enter');
  await expect(own, 'the focus stays on the plus').toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const minus = page.getByRole('button', { name: (flavor ?? '').replace('Add', 'Remove') });
  await expect(minus).toBeFocused();
  await expect(async () => {
    if ((await minus.count()) > 0) await page.keyboard.press('Enter');
    await expect(minus).toHaveCount(0, { timeout: 100 });
  }).toPass();
  await expect(own, 'the focus does not go with the minus').toBeFocused();
});
