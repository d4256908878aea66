import { isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test('[PDP-01] a product has a second view of what is in the pack, chosen by press or arrows', async ({
  shopper,
  page,
  shop,
}) => {
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/product/CHP-0102');
  const main = page.getByRole('main');
  const front = main.getByRole('img', { name: 'Front of the 9 oz Chile Lime Tortilla Chips bag' });
  const inside = main.getByRole('img', { name: 'What is in the pack: Chile Lime Tortilla Chips' });
  const tabs = main.getByRole('tablist', { name: 'Pictures' });
  await expect(front).toBeVisible();
  await expect(tabs.getByRole('tab')).toHaveCount(2);
  const place = await main.getByRole('heading', { level: 1 }).boundingBox();
  await tabs.getByRole('tab', { name: 'Inside' }).click();
  await expect(inside).toHaveJSProperty('complete', true);
  expect(await inside.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(front).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Front' })).toBeFocused();
  await expect(tabs.getByRole('tab', { name: 'Front' })).toHaveAttribute('aria-selected', 'true');
  await expect(front).toBeVisible();
  expect(await main.getByRole('heading', { level: 1 }).boundingBox()).toEqual(place);
  await page.keyboard.press('ArrowLeft');
  await isFineOnTheWay('en-us', page, 'what is in the pack');
  // Search engines are told of both.
  const drawn = await (await fetch(`${shop.origin}/product/CHP-0102`)).text();
  expect(drawn).toMatch(/"image":\["[^\]]*\/packs\/mazoro-chile-lime-inside\.svg"\]/);
  // What the shop makes itself has one view.
  await shopper.opens('/product/MRC-0001');
  await expect(shopper.button('Enlarge the picture')).toBeVisible();
  await expect(tabs).toHaveCount(0);
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
  { width: 844, height: 390 },
]) {
  test(`the picture is enlarged by press and by keys, and Escape leads back (${width} by ${height})`, async ({
    shopper,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await shopper.remembers({ zip: '75024', consent: { functional: false } });
    await shopper.opens('/product/CHP-0102?lang=es-us');
    const zoom = shopper.button('Ampliar la imagen');
    await zoom.click();
    const dialog = page.getByRole('dialog', { name: /^Frente de la bolsa/ });
    await expect(dialog).toBeVisible();
    const percent = dialog.getByRole('status');
    const area = dialog.getByRole('group');
    await expect(area).toBeFocused();
    await expect(percent).toHaveText('100%');
    await expect(dialog.getByRole('button', { name: 'Alejar' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('+');
    await expect(percent).toHaveText('200%');
    await dialog.getByRole('button', { name: 'Acercar' }).click();
    await expect(percent).toHaveText('300%');
    // Larger than its room: it is moved by the arrows, from the middle.
    const scrolled = () => area.evaluate((part) => Math.round(part.scrollTop));
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    await area.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(scrolled).toBeGreaterThan(before);
    await page.keyboard.press('-');
    await expect(percent).toHaveText('200%');
    await area.click();
    await expect(percent).toHaveText('300%');
    await isFineOnTheWay('es', page, 'the picture is large');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(zoom).toBeFocused();
    // Two fingers are left to the browser.
    await zoom.press('Enter');
    expect(await area.evaluate((part) => getComputedStyle(part).touchAction)).toBe('auto');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(zoom).toBeFocused();
  });
}

test('a picture that is enlarged again before the browser told that it was closed stays', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/product/CHP-0102');
  const zoom = shopper.button('Enlarge the picture');
  const dialog = page.getByRole('dialog', { name: /^Front of the/ });
  await zoom.click();
  await expect(dialog).toBeVisible();
  await dialog.evaluate((part) =>
    part.addEventListener('close', () => document.body.setAttribute('data-told', '')),
  );
  // Both presses wait until the page has time: the second comes before the event of the first one's close.
  await page.evaluate(() => {
    setTimeout(() => {
      const end = performance.now() + 1500;
      while (performance.now() < end);
    }, 0);
  });
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
  await page.locator('body[data-told]').waitFor();
  await expect(dialog).toBeVisible();
});
