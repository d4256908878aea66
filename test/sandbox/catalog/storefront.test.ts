import { describe, expect, it } from 'vitest';
import { homeLimits } from '#domain/catalog/home.ts';
import { inMenuOrder } from '#domain/catalog/navigation.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';

const catalog = seedCatalog();
const menu = catalog.navigation.map(({ menuSeq, label, url, subMenu }) => ({
  menuSeq,
  url,
  label: label.en,
  subMenu: subMenu.map((item) => ({ ...item, label: item.label.en })),
}));

describe('storefront data', () => {
  it('[NAV-02] keeps menus out of order, so that menuSeq has something to do', () => {
    expect(menu.map(({ label }) => label)).not.toEqual(inMenuOrder(menu).map(({ label }) => label));
    expect(inMenuOrder(menu).map(({ label }) => label)).toEqual([
      'Snacks',
      'Flavors',
      'Mix box',
      'Variety packs',
      'Merch',
      'Gift cards',
      'Holiday',
    ]);
    expect(inMenuOrder(menu)[0]?.subMenu[0]?.label).toBe('Chips');
  });

  it('[BROWSE-10] offers more tiles than the home page shows, and twelve brands', () => {
    const { parentCategories, subCategories } = catalog.categories;
    expect(parentCategories.length).toBeGreaterThan(homeLimits.parentCategories);
    expect(subCategories.length).toBeGreaterThan(homeLimits.subCategories);
    expect(catalog.promoTiles.length).toBeGreaterThan(homeLimits.promoTiles);
    expect(catalog.brands).toHaveLength(homeLimits.brands);
  });

  it('[BROWSE-12] shows banners in the order of their position', () => {
    expect(catalog.banners.map(({ position }) => position)).toEqual([1, 2]);
  });

  it('links lists to types that exist', () => {
    const slugs = new Set(catalog.productTypes.map(({ slug }) => slug));
    const urls = [
      ...catalog.navigation.flatMap(({ subMenu }) => subMenu.map(({ url }) => url)),
      ...catalog.categories.subCategories.map(({ url }) => url),
      ...catalog.categories.parentCategories.map(({ url }) => url),
    ];
    expect(urls.filter((url) => !slugs.has(url.replace('/all-snacks/', '')))).toEqual([]);
  });

  it('takes pictures of products that exist', () => {
    const ids = new Set(catalog.products.map(({ productId }) => productId));
    const pictured = [...catalog.promoTiles, ...catalog.categories.parentCategories].flatMap(
      ({ pictureProductIds }) => pictureProductIds,
    );
    expect(pictured.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('does not promise a holiday box for less than it costs', () => {
    const cheapest = Math.min(
      ...catalog.products
        .filter(({ kind, badges }) => kind === 'variety-pack' && badges.includes('holiday'))
        .map(({ priceCents }) => priceCents),
    );
    const gifts = catalog.promoTiles.find(({ slug }) => slug === 'holiday-gifts');
    expect(gifts?.text.en).toContain(`$${(cheapest / 100).toFixed(2)}`);
    expect(gifts?.text.es).toContain(`$${(cheapest / 100).toFixed(2)}`);
  });

  it('[LIM-01] sets the free shipping threshold and the box of thirty', () => {
    expect(catalog.config).toMatchObject({
      freeShippingThreshold: '15',
      mixPackSize: '30',
      mixPrice: '26.75',
      defaultLocationNumber: '100',
    });
  });

  it('serves every zip from one of three locations', () => {
    expect(catalog.locations.map(({ locationNumber }) => locationNumber)).toEqual([
      '100',
      '200',
      '300',
    ]);
    expect(catalog.locations.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    const prefixes = catalog.locations.flatMap(({ zipPrefixes }) => zipPrefixes);
    expect([...prefixes].sort().join('')).toBe('0123456789');
  });
});
