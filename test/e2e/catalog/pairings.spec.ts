import type { Page } from '@playwright/test';
import { isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const shelf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('region', { name: title, exact: true });

test('[BROWSE-14] chips go well with dips, and dips with chips', async ({ shopper, page }) => {
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/product/CHP-0102');
  const cards = shelf(page, 'Goes well with').getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await expect(cards.filter({ hasText: 'Dipsy Lu' })).toHaveCount(3);
  await isFineOnTheWay('en-us', page, 'chips with dips');
  await cards.filter({ hasText: 'Dipsy Lu' }).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/DIP-/);
  await expect(cards.filter({ hasText: 'Mazoro' })).not.toHaveCount(0);
  await expect(cards.filter({ hasText: 'Dipsy Lu' })).toHaveCount(1);
  // Not only with tortillas, and in Spanish too.
  await shopper.opens('/product/CHP-4202?lang=es-us');
  const tarjetas = shelf(page, 'Va bien con').getByRole('listitem');
  await expect(tarjetas.filter({ hasText: 'Dipsy Lu' })).toHaveCount(3);
});
