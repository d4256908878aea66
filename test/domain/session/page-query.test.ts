import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterLimits, listQueries, tidyListQuery } from '#domain/catalog/list-query.ts';
import { longestSearch } from '#domain/catalog/search-text.ts';
import { pageAddressOf } from '#domain/session/page-address.ts';

const tidy = (query: string): string => `${tidyListQuery(new URLSearchParams(query))}`;

const names = fc.constantFrom<string>(...listQueries, 'x', 'utm_source', 'token', '__proto__');
const values = fc.oneof(
  fc.constantFrom('es-us', 'brands', 'price-low', '2', '-1', '1e3', 'mazoro', 'fuego', '9 oz', ''),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const pairs = fc.array(fc.tuple(names, values), { maxLength: 12 });
const written = (list: readonly (readonly [string, string])[]): string =>
  `${new URLSearchParams(list.map(([name, value]) => [name, value]))}`;

describe('the query of a page', () => {
  it('keeps what the page reads, in one order, each value once', () => {
    expect(tidy('x=1&brand=b&lang=es-us&brand=a&utm_source=mail&brand=b&page=02&sort=name')).toBe(
      'lang=es-us&brand=a&brand=b&sort=name&page=2',
    );
    expect(tidy('lang=en-us&view=x&sort=upwards&page=1&page=7&q=')).toBe('');
  });

  it('is short, whatever is asked', () => {
    const long = 'x'.repeat(5000);
    expect(tidy(`brand=${long}&q=${long}`)).toBe(`q=${'x'.repeat(longestSearch)}`);
    const many = Array.from({ length: 500 }, (_, at) => `brand=${at}`).join('&');
    expect(new URLSearchParams(tidy(many)).getAll('brand').length).toBe(filterLimits.values);
  });

  it('stays as it is when it is tidied again, and knows only what it reads', () => {
    fc.assert(
      fc.property(pairs, (list) => {
        const once = tidy(written(list));
        expect(tidy(once)).toBe(once);
        const known = new Set<string>(listQueries);
        expect([...new URLSearchParams(once).keys()].filter((name) => !known.has(name))).toEqual(
          [],
        );
      }),
    );
  });

  it('is equal for equal filters in any order', () => {
    const filters = fc.array(
      fc.tuple(fc.constantFrom('brand', 'flavor', 'size'), fc.constantFrom('a', 'b', 'c', 'd')),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(filters, (list) => {
        expect(tidy(written(list.toReversed()))).toBe(tidy(written(list)));
      }),
    );
  });

  it('of a mailed link never holds its token', () => {
    for (const path of ['/resetpassword?token=secret', '/login?recovery=unlock&token=secret']) {
      const { address } = pageAddressOf(new URL(`http://localhost${path}`));
      expect(address).toContain('token=-');
      expect(address).not.toContain('secret');
    }
    const { address } = pageAddressOf(new URL('http://localhost/implicit/callback?code=secret'));
    expect(address).toBe('/implicit/callback');
  });
});
