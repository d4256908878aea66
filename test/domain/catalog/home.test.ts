import { describe, expect, it } from 'vitest';
import { type Home, type StaffPick, withinHomeLimits } from '#domain/catalog/home.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';

const many = <Item>(make: (index: number) => Item): readonly Item[] =>
  Array.from({ length: 20 }, (_, index) => make(index));

describe('withinHomeLimits', () => {
  it('[LIM-04] [LIM-03] [BROWSE-10] keeps the first of every part and orders the banners', () => {
    const home: Home = {
      banners: [3, 1, 2].map((position) => ({
        bannerId: `${position}`,
        title: '',
        text: '',
        imageUrl: '',
        linkUrl: '',
        position,
      })),
      bestsellers: many((index) => ({ title: `${index}` }) as ProductSummary),
      brands: many((index) => ({ brandId: `${index}`, name: '', imageUrl: '', color: '' })),
      parentCategories: many((index) => ({
        slug: `${index}`,
        title: '',
        url: '',
        color: '',
        imageUrls: [],
      })),
      subCategories: many((index) => ({ title: `${index}`, url: '' })),
      promoTiles: many((index) => ({
        title: `${index}`,
        text: '',
        url: '',
        color: '',
        imageUrls: [],
      })),
      staffPicks: many((index) => ({ title: `${index}`, quote: '', by: '' }) as StaffPick),
      productGroups: many((index) => ({
        type: `${index}`,
        title: '',
        products: index === 1 ? [] : [{ title: `${index}` } as ProductSummary],
      })),
    };
    const shown = withinHomeLimits(home);
    expect(shown.banners.map((banner) => banner.position)).toEqual([1, 2, 3]);
    expect(shown.bestsellers).toEqual(home.bestsellers.slice(0, 4));
    expect(shown.brands).toEqual(home.brands.slice(0, 12));
    expect(shown.parentCategories).toEqual(home.parentCategories.slice(0, 4));
    expect(shown.subCategories).toEqual(home.subCategories.slice(0, 10));
    expect(shown.promoTiles).toEqual(home.promoTiles.slice(0, 2));
    expect(shown.staffPicks).toEqual(home.staffPicks.slice(0, 4));
    expect(shown.productGroups.map(({ type }) => type)).toEqual(['0', '2', '3', '4']);
  });
});
