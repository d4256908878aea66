import { notices as english } from '#application/messages/en-us/notices.ts';
import { shop as shopWords } from '#application/messages/en-us/shop.ts';
import { notices as spanish } from '#application/messages/es/notices.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test.use({ javaScriptEnabled: false });

for (const [language, words] of [
  ['', english],
  ['?lang=es-us', spanish],
] as const) {
  for (const path of ['/cart', '/checkout/shipping']) {
    test(`${path}${language} says without JavaScript what it needs`, async ({ shop, page }) => {
      await page.goto(`${shop.origin}${path}${language}`);
      await expect(page.getByRole('note')).toHaveText(words['page.needsScript']);
      await expect(page.getByRole('note')).toBeVisible();
    });
  }
}

test('lists and products are read without JavaScript', async ({ shop, page }) => {
  await page.goto(`${shop.origin}/all-snacks`);
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page.getByRole('main').getByText('$').first()).toBeVisible();
  await expect(page.getByRole('note')).toBeHidden();
});

test('the footer asks for no e-mail where it cannot be sent', async ({ shop, page }) => {
  await page.goto(`${shop.origin}/all-snacks`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Track an order' })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Help' })).toBeVisible();
  await expect(footer.getByText(shopWords['footer.news'])).toBeHidden();
  await expect(footer.getByRole('button', { name: shopWords['footer.signUp'] })).toBeHidden();
});
