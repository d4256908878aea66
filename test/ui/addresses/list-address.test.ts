import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetNames, pickedOf } from '#domain/catalog/list-scope.ts';
import type { ProductQuery } from '#domain/catalog/product-query.ts';
import { productQueries } from '#test/arbitraries/product-query.ts';
import { queryOf } from '#ui/addresses/list-address.ts';
import {
  activeFilters,
  atPage,
  withFilters,
  withoutFilter,
  withoutFilters,
  withQuery,
  withToggled,
} from '#ui/addresses/list-links.ts';
import { segmentsOf } from '#ui/addresses/type-segments.ts';

const params = (text: string) => new URLSearchParams(text);

/** What is picked, group by group, in no order. */
const filtersOf = (query: ProductQuery) =>
  facetNames.map((name) => [...new Set(pickedOf(query, name))].sort());

describe('a list’s address', () => {
  it('[ROUTE-10] [ROUTE-11] [ROUTE-19] names types by path, brands, sizes and flavors by query', () => {
    const query = queryOf(
      segmentsOf('chips/tortilla'),
      params(
        'brand=mazoro&brand=fuego&size=9+oz&flavor=lime&sort=price-low&page=3&price=25-up&price=3-5&price=free&availability=in-stock',
      ),
    );
    expect(query).toEqual({
      productTypes: ['chips', 'tortilla'],
      brand: ['mazoro', 'fuego'],
      size: ['9-oz'],
      flavor: ['lime'],
      diet: [],
      price: ['3-5', '25-up'],
      availability: ['in-stock'],
      badge: [],
      sort: 'price-low',
      page: 3,
    });
  });

  it('[ROUTE-12] without anything it is everything, featured first, page one', () => {
    expect(queryOf(segmentsOf(''), params(''))).toEqual({
      productTypes: [],
      brand: [],
      flavor: [],
      diet: [],
      size: [],
      price: [],
      availability: [],
      badge: [],
      sort: 'featured',
      page: 1,
    });
  });

  it('[D-ROUTE-25] searches by q, trimmed and cut', () => {
    expect(queryOf([], params('q=++salt+')).searchText).toBe('salt');
    expect(queryOf([], params('q=++')).searchText).toBeUndefined();
    expect(queryOf([], params(`q=${'x'.repeat(500)}`)).searchText).toHaveLength(200);
  });

  it.each(['0', '-1', '1.5', 'x', '', '1e9'])('page "%s" opens a page that exists', (page) => {
    const query = queryOf([], params(`page=${page}`));
    expect(Number.isInteger(query.page)).toBe(true);
    expect(query.page).toBeGreaterThanOrEqual(1);
    expect(query.page).toBeLessThanOrEqual(100_000);
  });

  it('[BROWSE-11] [ROUTE-19] ticks and unticks a filter, however its size is written', () => {
    const brand = { name: 'brand', value: 'mazoro' } as const;
    expect(withToggled(params('sort=name&page=3'), brand)).toBe('?sort=name&brand=mazoro');
    expect(withToggled(params('brand=fuego&brand=mazoro'), brand)).toBe('?brand=fuego');
    expect(withToggled(params('size=9+oz'), { name: 'size', value: '9-oz' })).toBe('?');
  });

  it('[BROWSE-11] ticking twice, and putting on what a query has, give the same list', () => {
    fc.assert(
      fc.property(productQueries, productQueries, (query, other) => {
        const before = withFilters(params('q=salt&lang=es-us'), query);
        const filter = { name: 'flavor', value: 'jalapeno' } as const;
        const twice = withToggled(params(withToggled(params(before), filter)), filter);
        expect(filtersOf(queryOf([], params(twice)))).toEqual(filtersOf(query));
        const now = withFilters(params(before), other);
        expect(filtersOf(queryOf([], params(now)))).toEqual(filtersOf(other));
        expect(params(now).get('q')).toBe('salt');
      }),
    );
  });

  it('[BROWSE-11] takes off a whole group, or all of them', () => {
    const address = params('brand=fuego&size=9-oz&price=3-5&q=hot');
    expect(withoutFilters(address, ['size', 'price'])).toBe('?brand=fuego&q=hot');
    expect(withoutFilters(address)).toBe('?q=hot');
  });

  it('never throws, whatever somebody writes into it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        const read = queryOf(segmentsOf(path), params(query));
        expect(read.page).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('[BROWSE-11] removes one filter, or all, and starts at page one again', () => {
    const here = params('q=hot&brand=mazoro&brand=fuego&size=9+oz&page=4');
    expect(withoutFilter(here, { name: 'brand', value: 'mazoro' })).toBe(
      '?q=hot&brand=fuego&size=9+oz',
    );
    expect(withoutFilters(here)).toBe('?q=hot');
    expect(withoutFilters(params('brand=mazoro'))).toBe('?');
    expect(withQuery(here, 'sort', 'name')).toBe(
      '?q=hot&brand=mazoro&brand=fuego&size=9+oz&sort=name',
    );
    expect(activeFilters(queryOf([], here))).toHaveLength(3);
  });

  it('"show more" keeps everything but the page', () => {
    expect(atPage(params('brand=mazoro&page=2'), 3)).toBe('?brand=mazoro&page=3');
  });
});
