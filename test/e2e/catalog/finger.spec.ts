import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a card pressed by a finger takes no focus, which a mouse gives it', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/all-snacks');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /Chips$/ });
  const first = card.first();
  const name = await first.textContent();
  await first.evaluate((link) =>
    link.addEventListener('focus', () => document.body.setAttribute('data-focused', '')),
  );
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await first.tap();
  await expect(shopper.heading(name ?? '')).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-focused');
  // A new page has it, wherever it was.
  await expect(page.locator(':focus')).toHaveCount(1);

  await page.goBack();
  await expect(shopper.heading('All snacks')).toBeVisible();
  await card.nth(1).evaluate((link) => {
    link.addEventListener('focus', () => document.body.setAttribute('data-focused', ''));
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  await card.nth(1).click();
  await expect(page.locator('body')).toHaveAttribute('data-focused', '');
});
