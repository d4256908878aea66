import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilities, availabilityOf } from '#domain/catalog/availability.ts';
import type { FacetValues } from '#domain/catalog/list-scope.ts';
import { boundsOf, priceBands } from '#domain/catalog/price-band.ts';
import type { ProductQuery } from '#domain/catalog/product-query.ts';
import type { Cents } from '#domain/money/cents.ts';
import { productQueries } from '#test/arbitraries/product-query.ts';
import { isListed, priceBandOf } from '#test/doubles/catalog/shelf-model.ts';

const place: fc.Arbitrary<FacetValues> = fc.record({
  type: fc.constantFrom('chips', 'chips/tortilla', 'chips-not', 'popcorn'),
  badges: fc.subarray(['new', 'hot', 'holiday'] as const),
  brand: fc.constantFrom('mazoro', 'matinee', 'crunchcart'),
  flavor: fc.constantFrom('sea-salt', 'jalapeno'),
  diet: fc.subarray(['vegan', 'no-milk', 'no-peanut', 'no-sugar'] as const),
  size: fc.constantFrom('9-oz', '6.5-oz', '1.6-oz'),
  price: fc.constantFrom(...priceBands),
  availability: fc.constantFrom(...availabilities),
});

/** The rule again, as a sentence: of the shelf, and in every group nothing or this is picked. */
const allowed = (each: FacetValues, query: ProductQuery): boolean => {
  const types = each.type.split('/');
  if (!query.productTypes.every((segment, depth) => types[depth] === segment)) return false;
  if (query.badge.length > 0 && !each.badges.some((badge) => query.badge.includes(badge)))
    return false;
  const sizes = query.size.map((size) => size.replace(' ', '-'));
  const groups: [readonly string[], string][] = [
    [query.brand, each.brand],
    [query.flavor, each.flavor],
    [sizes, each.size],
    [query.price, each.price],
    [query.availability, each.availability],
  ];
  if (!query.diet.every((claim) => each.diet.includes(claim))) return false;
  return groups.every(([picked, value]) => picked.length === 0 || picked.includes(value));
};

describe('isListed', () => {
  it('[BROWSE-02] asks for the shelf and, of every group with picks, one of them', () => {
    fc.assert(
      fc.property(place, productQueries, (each, query) => {
        expect(isListed(each, query)).toBe(allowed(each, query));
      }),
      { numRuns: 500 },
    );
  });

  it('[BROWSE-11] a filter taken off never hides a product', () => {
    fc.assert(
      fc.property(
        place,
        productQueries,
        fc.constantFrom('brand', 'flavor', 'diet', 'size', 'price', 'availability', 'badge'),
        (each, query, name) => {
          if (isListed(each, query)) expect(isListed(each, { ...query, [name]: [] })).toBe(true);
        },
      ),
    );
  });
});

describe('price bands', () => {
  it('hold every price exactly once', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), (cents) => {
        const price = cents as Cents;
        const holding = priceBands.filter((band) => {
          const { from, below } = boundsOf(band);
          return price >= from && (below === undefined || price < below);
        });
        expect(holding).toEqual([priceBandOf(price)]);
      }),
    );
    expect(priceBandOf(-1 as Cents)).toBe('0-3');
    expect(priceBandOf(299 as Cents)).toBe('0-3');
    expect(priceBandOf(300 as Cents)).toBe('3-5');
    expect(priceBandOf(2500 as Cents)).toBe('25-up');
  });
});

describe('availabilityOf', () => {
  it('a pre-order is one whatever the stock', () => {
    expect(availabilityOf({ available: true, preOrder: true })).toBe('pre-order');
    expect(availabilityOf({ available: false, preOrder: true })).toBe('pre-order');
    expect(availabilityOf({ available: true, preOrder: false })).toBe('in-stock');
    expect(availabilityOf({ available: false, preOrder: false })).toBe('out-of-stock');
  });
});
