import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const early = seedCatalog().products.filter(
  ({ preOrder, stock }) => preOrder !== undefined && (stock['100'] ?? 0) > 0,
);

const says = [
  {
    language: 'en-us',
    width: 390,
    query: '',
    never: /in stock/i,
    ahead: 'You can order it ahead for 75024.',
  },
  {
    language: 'es',
    width: 1280,
    query: '?lang=es-us',
    never: /disponible para|^disponible\.?$/im,
    ahead: 'Puedes pedirlo en preventa para 75024.',
  },
] as const;

for (const { language, width, query, never, ahead } of says) {
  test(`[PDP-04] what is sold ahead is never in stock: list, page, structured data, cart (${language})`, async ({
    shopper,
    page,
  }) => {
    const product = early[0];
    if (product === undefined) throw new Error('nothing is sold ahead');
    const title = language === 'es' ? product.title.es : product.title.en;
    await page.setViewportSize({ width, height: 844 });
    await shopper.remembers({ zip: '75024', consent: { functional: false } });
    await shopper.opens(`/product/${product.productId}${query}`);
    const main = page.getByRole('main');
    await expect(main.getByText(ahead)).toBeVisible();
    await expect(main).not.toContainText(never);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('https://schema.org/PreOrder');
    expect(data.join()).not.toContain('InStock');
    const add = language === 'es' ? /^Agregar al carrito/ : /^Add to cart/;
    await shopper.button(add).click();
    const lang = query.replace('?', '&');
    await shopper.opens(`/all-snacks?availability=pre-order${lang}`);
    const card = main.getByRole('listitem').filter({ hasText: title }).first();
    await expect(card.getByText(language === 'es' ? 'Preventa' : 'Pre-order')).toBeVisible();
    await expect(card).not.toContainText(never);
    await shopper.opens(`/cart${query}`);
    const line = main.getByRole('listitem').filter({ hasText: title }).first();
    await expect(line).toContainText(
      product.preOrder?.text[language === 'es' ? 'es' : 'en'] ?? '-',
    );
    await expect(line).not.toContainText(never);
  });
}
