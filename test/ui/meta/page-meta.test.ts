import { describe, expect, it } from 'vitest';
import { chips } from '#test/fixtures.ts';
import { canonicalPath } from '#ui/addresses/canonical.ts';
import { metaOf, type PageFacts } from '#ui/meta/page-meta.ts';

const origin = 'https://shop.example';
const facts = (path: string, more: Partial<PageFacts> = {}): PageFacts => ({
  url: new URL(path, 'http://localhost'),
  origin,
  language: 'en-us',
  status: 200,
  title: 'A page',
  data: undefined,
  navigation: [],
  ...more,
});
const productFacts = (product: object, more: Partial<PageFacts> = {}): PageFacts =>
  facts(`/product/${chips.productId}`, {
    data: { is: 'ready', value: { product: { ...chips, ...product } } },
    ...more,
  });

describe('the one address of a page', () => {
  it.each([
    ['/', '/'],
    ['/?lang=es-us', '/'],
    ['/all-snacks/', '/all-snacks'],
    ['/all-snacks/chips?sort=price-low&page=3', '/all-snacks/chips'],
    ['/all-snacks?brand=mazoro', '/all-snacks?brand=mazoro'],
    ['/all-snacks?brand=mazoro&page=2&sort=name&lang=es-us', '/all-snacks?brand=mazoro'],
    ['/all-snacks?brand=mazoro&brand=matinee', '/all-snacks'],
    ['/all-snacks?brand=mazoro&size=9-oz', '/all-snacks'],
    ['/all-snacks?size=9-oz', '/all-snacks'],
    ['/all-snacks?q=lime', '/all-snacks'],
    ['/all-snacks?view=brands&sort=name', '/all-snacks?view=brands'],
    ['/flavors?flavor=lime', '/flavors?flavor=lime'],
    ['/product/CHP-0101?utm_source=x', '/product/CHP-0101'],
  ])('of %s is %s', (given, expected) => {
    expect(canonicalPath(new URL(given, origin))).toBe(expected);
  });
});

describe('what machines are told of a page', () => {
  it('names both languages, and itself in its own', () => {
    const meta = metaOf(facts('/all-snacks?brand=mazoro&lang=es-us', { language: 'es' }));
    expect(meta.canonical).toBe(`${origin}/all-snacks?brand=mazoro&lang=es-us`);
    expect(meta.alternates).toEqual([
      { language: 'en', address: `${origin}/all-snacks?brand=mazoro` },
      { language: 'es', address: `${origin}/all-snacks?brand=mazoro&lang=es-us` },
      { language: 'x-default', address: `${origin}/all-snacks?brand=mazoro` },
    ]);
    expect(metaOf(facts('/all-snacks')).canonical).toBe(`${origin}/all-snacks`);
    expect(meta.description).toBe(
      'A page en Crunchcart: precios, sabores y tamaños, hasta tu puerta.',
    );
  });

  it.each([
    ['/cart', 200, false],
    ['/checkout/shipping', 200, false],
    ['/thank-you/CC-1', 200, false],
    ['/all-snacks?q=lime', 200, false],
    ['/product/NO', 404, false],
    ['/cartography', 200, true],
    ['/all-snacks', 200, true],
  ])('%s with status %i may be found: %s', (path, status, listed) => {
    expect(metaOf(facts(path, { status })).listed).toBe(listed);
  });

  it('an article in sizes is a group, and each size is offered by itself', () => {
    const sizes = [
      { productId: 'TEE-S', size: 'S', price: 2400, available: true },
      { productId: 'TEE-M', size: 'M', price: 2400, available: false },
    ];
    const { structured } = metaOf(productFacts({ sizeChoice: 'open', sizes }));
    expect(structured[0]).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: chips.productId,
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        { sku: 'TEE-S', size: 'S', offers: { availability: 'https://schema.org/InStock' } },
        { sku: 'TEE-M', size: 'M', offers: { availability: 'https://schema.org/OutOfStock' } },
      ],
    });
    expect(structured[0]).not.toHaveProperty('offers');
  });

  it.each([
    [{ available: true, preOrder: false }, 'InStock'],
    [{ available: true, preOrder: true }, 'PreOrder'],
    [{ available: false, preOrder: true }, 'OutOfStock'],
  ])('a product %j is offered as %s', (state, availability) => {
    const { structured, kind, image } = metaOf(productFacts(state));
    expect([kind, image]).toEqual(['product', `${origin}/pictures/share-en-us.jpg`]);
    expect(structured[0]).toMatchObject({
      '@type': 'Product',
      sku: chips.productId,
      brand: { '@type': 'Brand', name: chips.brand },
      offers: {
        '@type': 'Offer',
        price: '4.29',
        priceCurrency: 'USD',
        availability: `https://schema.org/${availability}`,
        url: `${origin}/product/${chips.productId}`,
      },
    });
  });

  it('breadcrumbs lead from all snacks to the product, in the page’s language', () => {
    const { structured } = metaOf(
      productFacts(
        { type: 'chips/tortilla' },
        {
          language: 'es',
          navigation: [{ menuSeq: 1, label: 'Papas', url: '/all-snacks/chips', subMenu: [] }],
        },
      ),
    );
    expect(structured[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Todas las botanas', item: `${origin}/all-snacks?lang=es-us` },
        { position: 2, name: 'Papas', item: `${origin}/all-snacks/chips?lang=es-us` },
        { position: 3, name: 'Tortilla' },
        { position: 4, name: chips.title },
      ],
    });
  });

  it('the home page names the shop and its search', () => {
    const { structured } = metaOf(facts('/'));
    expect(structured.map((data) => (data as { '@type': string })['@type'])).toEqual([
      'Organization',
      'WebSite',
    ]);
    expect(structured[1]).toMatchObject({
      potentialAction: {
        target: { urlTemplate: `${origin}/all-snacks?q={search_term_string}` },
      },
    });
  });
});
