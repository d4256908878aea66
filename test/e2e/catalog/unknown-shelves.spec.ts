import { isFine } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const shelves = [
  ['/all-snacks/tortila', 'tortila', 'Tortilla chips'],
  ['/all-snacks/chips/nowhere', 'nowhere', undefined],
  ['/all-snacks?brand=nobody', 'nobody', undefined],
  ['/flavors?flavor=moonlight', 'moonlight', undefined],
  ['/varietypack?brand=nobody', 'nobody', undefined],
] as const;

for (const [address, name, meant] of shelves) {
  test(`[ROUTE-30] ${address} is 404 and leads on`, async ({ shopper, page, shop, complaints }) => {
    complaints.expect(/404/);
    expect((await fetch(`${shop.origin}${address}`)).status).toBe(404);
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.remembers({ zip: '75024', consent: { functional: false } });
    await shopper.opens(address);
    const main = page.getByRole('main');
    await expect(main.getByText(`We have no shelf called “${name}”.`)).toBeVisible();
    await expect(main.getByRole('navigation', { name: 'Popular shelves' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Popular right now' })).toBeVisible();
    await isFine(page, address);
    if (meant === undefined) return;
    await main
      .getByRole('navigation', { name: 'Did you mean' })
      .getByRole('link', { name: meant })
      .click();
    await expect(shopper.heading(meant)).toBeVisible();
  });
}

test('inside the shop, in Spanish, an unknown shelf says the same; an empty choice on a known one does not', async ({
  shopper,
  page,
  shop,
  complaints,
}) => {
  complaints.expect(/404/);
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/all-snacks?lang=es-us');
  const address = '/all-snacks/palomita?lang=es-us';
  expect((await fetch(`${shop.origin}${address}`)).status).toBe(404);
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  await expect(shopper.heading('Ese estante no existe')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('No tenemos un estante llamado «palomita».')).toBeVisible();
  await isFine(page, address);
  const near = main.getByRole('navigation', { name: 'Quizá buscabas' });
  await near.getByRole('link', { name: 'Palomitas' }).click();
  await expect(shopper.heading('Palomitas')).toBeVisible();
  const empty = '/all-snacks/popcorn?brand=mazoro&price=25-up';
  expect((await fetch(`${shop.origin}${empty}`)).status).toBe(200);
});
