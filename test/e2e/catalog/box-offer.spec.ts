import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const { products, config } = seedCatalog();
const each = Math.round((Number(config['mixPrice']) * 100) / Number(config['mixPackSize']));

test('[MIX-01] a bag that a mix may hold leads to the builder, with what it costs in a box', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  // The bag for one may be mixed, the one for sharing may not.
  await shopper.opens('/product/CHP-0102');
  const main = page.getByRole('main');
  const offer = main.getByRole('link', { name: /^Better in a box of 30/ });
  await expect(main.getByText('Nutrition', { exact: true })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await main.getByRole('link', { name: '2 oz' }).click();
  await expect(page).toHaveURL(/\/product\/CHP-0101$/);
  await expect(offer).toContainText(`${each}¢ a bag in a box you mix, $1.29 alone.`);
  // Eleven bags of a box as small as a thumb are colours; a picture each would be a request each.
  const box = offer.locator('[role=img]');
  await expect(box.locator('img')).toHaveCount(1);
  await expect(box.locator('i[style*="--a"]')).toHaveCount(11);
  await isFineOnTheWay('en-us', page, 'a bag that is better in a box', { atEnd: true });
  await offer.click();
  await expect(shopper.heading('Fill your box')).toBeVisible();
});

test('the way to a box is drawn by the server, in Spanish as well', async ({ shop }) => {
  const drawn = await (await fetch(`${shop.origin}/product/CHP-0101?lang=es-us`)).text();
  expect(drawn).toContain('Mejor en una caja de 30');
  expect(drawn).toContain(`${each}¢ por bolsa en una caja a tu gusto, $1.29 suelta.`);
  const nuts = products.find(({ mixable, kind }) => !mixable && kind === 'snack');
  const other = await (await fetch(`${shop.origin}/product/${nuts?.productId}?lang=es-us`)).text();
  expect(other).not.toContain('Mejor en una caja');
});
