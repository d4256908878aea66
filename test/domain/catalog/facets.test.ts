import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countPicked,
  type FacetCount,
  facetsOf,
  offeredOptions,
  totalOf,
} from '#domain/catalog/facets.ts';
import { facetNames, pickedOf } from '#domain/catalog/list-scope.ts';
import { everyProduct } from '#domain/catalog/product-query.ts';
import { productQueries } from '#test/arbitraries/product-query.ts';
import { isListed } from '#test/doubles/catalog/shelf-model.ts';
import { placeAt, variedRecords } from '#test/server/setup/varied-records.ts';

const places = variedRecords.map((each) => placeAt(each, '100', variedRecords));
const one = places.map((place) => ({ ...place, count: 1 }));
const plain = (_: string, value: string): string => value;

describe('facets', () => {
  it('[BROWSE-02] count each value as if it alone were picked of its group', () => {
    fc.assert(
      fc.property(productQueries, (query) => {
        for (const { name, options } of facetsOf(one, query, plain)) {
          for (const { value, count } of options) {
            const alone = { ...query, [name]: name === 'diet' ? [...query.diet, value] : [value] };
            expect(count).toBe(places.filter((place) => isListed(place, alone)).length);
          }
        }
      }),
    );
  });

  it('[BROWSE-11] any group gives the list’s total, and what another pick would make of it', () => {
    fc.assert(
      fc.property(productQueries, productQueries, (query, other) => {
        const facets = facetsOf(one, query, plain);
        const total = places.filter((place) => isListed(place, query)).length;
        expect(totalOf(facets, query)).toBe(total);
        for (const facet of facets.filter(({ name }) => name !== 'diet')) {
          expect(countPicked(facet, pickedOf(query, facet.name))).toBe(total);
          const changed = { ...query, [facet.name]: other[facet.name] };
          expect(countPicked(facet, pickedOf(changed, facet.name))).toBe(
            places.filter((place) => isListed(place, changed)).length,
          );
        }
      }),
    );
  });

  it('places that are alike may come as one count or as many', () => {
    const doubled = [...one, ...one];
    const counted = one.map((place) => ({ ...place, count: 2 }));
    expect(facetsOf(doubled, everyProduct, plain)).toEqual(facetsOf(counted, everyProduct, plain));
  });

  it('keep their order while filters are set: fullest first, prices from the cheapest', () => {
    fc.assert(
      fc.property(productQueries, (query) => {
        const shelf = { ...everyProduct, productTypes: query.productTypes, badge: query.badge };
        const valuesOf = (filter: typeof query) =>
          facetsOf(one, filter, plain).map(({ options }) => options.map(({ value }) => value));
        expect(valuesOf(query)).toEqual(valuesOf(shelf));
      }),
    );
    const [brand, , , , price] = facetsOf(one, everyProduct, plain);
    const counts = brand?.options.map(({ count }) => count) ?? [];
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(price?.options.map(({ value }) => value)[0]).toBe('0-3');
    expect(facetsOf([], everyProduct, plain).map(({ name }) => name)).toEqual(facetNames);
  });
});

describe('the order of options', () => {
  const counted = (brand: string, count: number, facts: object = {}): FacetCount => ({
    ...{ type: 'chips', badges: [], brand, flavor: 'lime', size: '9-oz', count },
    ...{ diet: [], price: '3-5', availability: 'in-stock', ...facts },
  });
  const shelf = [
    counted('c', 2, { price: '25-up', availability: 'out-of-stock' }),
    counted('a', 5, { availability: 'out-of-stock', diet: ['no-milk', 'vegan'] }),
    counted('b', 2, { price: '0-3' }),
    counted('d', 2, { diet: ['no-milk'] }),
  ];
  const options = (places: readonly FacetCount[]) =>
    Object.fromEntries(
      facetsOf(places, everyProduct, plain).map((facet) => [
        facet.name,
        facet.options.map(({ value, count }) => `${value} ${count}`),
      ]),
    );

  it('[BROWSE-11] is the fullest first, then the alphabet; prices and stock have their own', () => {
    const expected = {
      brand: ['a 5', 'b 2', 'c 2', 'd 2'],
      flavor: ['lime 11'],
      diet: ['vegan 5', 'no-milk 7'],
      size: ['9-oz 11'],
      price: ['0-3 2', '3-5 7', '25-up 2'],
      availability: ['in-stock 4', 'out-of-stock 7'],
    };
    expect(options(shelf)).toEqual(expected);
    expect(options(shelf.toReversed())).toEqual(expected);
    expect(totalOf([], everyProduct)).toBe(0);
  });
});

describe('offeredOptions', () => {
  const options = ['lime', 'none', 'assorted'].map((value) => ({ value, label: value, count: 1 }));
  const valuesOf = (name: 'flavor' | 'brand', picked: readonly string[]) =>
    offeredOptions({ name, options }, picked).map(({ value }) => value);

  it('[BROWSE-11] nothing that is no flavor is offered as one, but it can be taken off', () => {
    expect(valuesOf('flavor', [])).toEqual(['lime']);
    expect(valuesOf('flavor', ['none'])).toEqual(['lime', 'none']);
    expect(valuesOf('brand', [])).toEqual(['lime', 'none', 'assorted']);
  });
});
