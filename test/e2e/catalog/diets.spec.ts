import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const cookies = seedCatalog().products.filter(({ type }) => type === 'cookies');
const without = (...allergens: readonly string[]) =>
  cookies.filter((each) => !allergens.some((name) => each.allergens.includes(name as never)));

test('[BROWSE-02] on a phone allergens narrow a list, all at once, with their counts, and say what they mean', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/all-snacks/cookies');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filters/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const group = sheet.getByRole('group', { name: 'Diet and allergens' });
  await expect(group.getByText('If you have an allergy, read the pack.')).toBeVisible();
  const peanuts = group.getByRole('checkbox', {
    name: `No peanuts listed ${without('peanut').length}`,
  });
  await peanuts.check();
  const both = without('peanut', 'soy').length;
  await group.getByRole('checkbox', { name: `No soy listed ${both}` }).check();
  await isFineOnTheWay('en-us', page, 'diets in a sheet');
  await sheet.getByRole('button', { name: `Show ${both} snacks` }).click();
  await expect(page).toHaveURL(/diet=no-peanut&diet=no-soy|diet=no-soy&diet=no-peanut/);
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(`${both} snacks`);
  await page.getByRole('link', { name: 'Remove No soy listed' }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    `${without('peanut').length} snacks`,
  );
});

test('in Spanish, on a desk, a search is narrowed to vegan ingredients', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/all-snacks?q=papas&lang=es-us');
  const panel = page.getByRole('complementary', { name: 'Filtros' });
  const vegan = panel.getByRole('checkbox', { name: /^Ingredientes veganos \d+$/ });
  const label = panel.locator('label').filter({ hasText: /^Ingredientes veganos/ });
  const count = /\d+$/.exec(((await label.textContent()) ?? '').trim())?.[0] ?? 'no count';
  await vegan.check();
  await expect(page).toHaveURL(/diet=vegan/);
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(count);
  await isFineOnTheWay('es', page, 'a vegan search');
});
