import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facet } from '#domain/catalog/facets.ts';
import { everyProduct } from '#domain/catalog/product-query.ts';
import { nearestShelves, unknownShelf, wholeShelf } from '#domain/search/unknown-shelf.ts';

const option = (value: string) => ({ value, label: value, count: 1 });
const shop: readonly Facet[] = [
  { name: 'brand', options: [option('mazoro'), option('fuego')] },
  { name: 'flavor', options: [option('lime')] },
];
const bare: readonly Facet[] = shop.map(({ name }) => ({ name, options: [] }));
const entry = (url: string, label: string, menuSeq = 1) => ({ menuSeq, url, label });
const navigation = [
  {
    ...entry('/all-snacks', 'Snacks'),
    subMenu: [
      entry('/all-snacks/chips/tortilla', 'Totopos'),
      entry('/all-snacks/popcorn', 'Palomitas'),
      entry('/all-snacks/nuts', 'Nueces'),
    ],
  },
  { ...entry('/holidayshop', 'Navidad'), subMenu: [] },
];

describe('a shelf that does not exist', () => {
  it.each([
    [['chips', 'nowhere'], 'nowhere'],
    [['popcorn'], undefined],
    [['nuts'], undefined],
  ])('%j without any product is %s: the menu has the others', (productTypes, name) => {
    expect(unknownShelf({ ...everyProduct, productTypes }, { shelf: bare, shop }, navigation)).toBe(
      name,
    );
  });

  it('is never one with a product that has the brand and the flavor asked for', () => {
    const values = fc.subarray(['mazoro', 'fuego', 'nobody']);
    const flavors = fc.subarray(['lime', 'nothing']);
    fc.assert(
      fc.property(values, flavors, (brand, flavor) => {
        const isKnown =
          (brand.length === 0 || brand.some((each) => each !== 'nobody')) &&
          (flavor.length === 0 || flavor.includes('lime'));
        const found = unknownShelf(
          { ...everyProduct, brand, flavor },
          { shelf: shop, shop },
          navigation,
        );
        expect(found === undefined).toBe(isKnown);
      }),
    );
  });

  it('is looked for without what was searched or filtered on it', () => {
    const filter = { ...everyProduct, productTypes: ['chips'], badge: ['holiday'] } as const;
    expect(wholeShelf({ ...filter, searchText: 'lime', brand: ['x'], price: ['0-3'] })).toEqual(
      filter,
    );
  });
});

describe('the nearest shelves', () => {
  it.each([
    ['tortila', ['/all-snacks/chips/tortilla']],
    ['palomita', ['/all-snacks/popcorn']],
    ['pop', ['/all-snacks/popcorn']],
    ['nust', ['/all-snacks/nuts']],
    ['xyzzyx', []],
    ['', []],
  ])('to %s are %j', (asked, urls) => {
    expect(nearestShelves(asked, navigation).map(({ url }) => url)).toEqual(urls);
  });

  it('are at most four, all of the menu', () => {
    fc.assert(
      fc.property(fc.string(), (asked) => {
        const near = nearestShelves(asked, navigation);
        const known = navigation.flatMap(({ url, subMenu }) => [url, ...subMenu.map((s) => s.url)]);
        expect(near.length).toBeLessThanOrEqual(4);
        expect(near.every(({ url }) => known.includes(url))).toBe(true);
      }),
    );
  });
});
