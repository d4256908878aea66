import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { pageAddressOf, queriesOfRoutes } from '#domain/session/page-address.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { makeRoutes } from '#ui/routes/routes.tsx';

const routes = makeRoutes({ core: coreOf({}) });

/** `/checkout/shipping` of the parts that lie inside each other; `/*` is every path without a route. */
const pathOf = (parts: readonly RouteObject[]): string =>
  `/${parts.flatMap(({ path }) => (path === undefined || path === '/' ? [] : [path])).join('/')}`;

const pathsOf = (list: readonly RouteObject[], above: readonly RouteObject[]): readonly string[] =>
  list.flatMap((route) => {
    const here = [...above, route];
    return route.children === undefined ? [pathOf(here)] : pathsOf(route.children, here);
  });

const matched = (pathname: string): string | undefined => {
  const path = pathOf((matchRoutes(routes, pathname) ?? []).map(({ route }) => route));
  return path === '/*' ? undefined : path;
};

const addressOf = (path: string) => pageAddressOf(new URL(`http://localhost${path}`));

describe('addresses of pages', () => {
  it('[ROUTE-30] are those of the routes there are', () => {
    const known = [...new Set(pathsOf(routes, []))].filter((path) => path !== '/*');
    expect(Object.keys(queriesOfRoutes).toSorted()).toEqual(known.toSorted());
  });

  it('[ROUTE-30] are matched as the router matches them', () => {
    // It says so of each path that it cannot decode.
    vi.spyOn(console, 'warn').mockReturnValue();
    const parts = Object.keys(queriesOfRoutes).flatMap((path) => path.split('/'));
    const part = fc.oneof(
      fc.constantFrom(
        ...parts,
        '',
        '*',
        'x',
        '%',
        '%2F',
        '%41',
        'c%61rt',
        'CART',
        '..',
        ';',
        '%0a',
      ),
      fc.string({ maxLength: 5 }).map((text) => encodeURIComponent(text.toWellFormed())),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (segments) => {
        const { pathname } = new URL(`http://localhost/${segments.join('/')}`);
        // No page has one in its address (server/pages/register-pages.ts).
        fc.pre(!/%0[ad]|%e2%80%a[89]/i.test(pathname));
        expect([pathname, addressOf(pathname).route]).toEqual([pathname, matched(pathname)]);
      }),
      { numRuns: 3000 },
    );
    for (const path of Object.keys(queriesOfRoutes)) {
      const filled = path.replace('*', 'chips/tortilla').replace(/:\w+/, 'X-1');
      for (const form of [filled, `${filled}/`, filled.toUpperCase(), `${filled}/x`]) {
        expect([form, addressOf(form).route]).toEqual([form, matched(form)]);
      }
    }
  });

  it('know every query that a screen reads', () => {
    const known = new Set(Object.values(queriesOfRoutes).flat().map(String));
    // Read once the page is alive: they decide what the browser does next, not what is drawn.
    const later = ['edit', 'saved', 'mix', 'save', 'goods', 'order', 'elsewhere', 'keep'];
    const read = globSync('src/ui/**/*.{ts,tsx}').flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(
          /(?:[pP]arams|query|URLSearchParams\([^)]*\)(?:\.search\))?)\.(?:get|has|getAll)\('(\w+)'\)/g,
        ),
        ([, name = '']) => name,
      ),
    );
    expect(read.length).toBeGreaterThan(12);
    expect(read.filter((name) => !known.has(name) && !later.includes(name))).toEqual([]);
  });

  it('are one for all paths that nobody knows, and for each special screen', () => {
    const unknown = ['/random123', '/x/y?z=1', '/checkout/nowhere?lang=en-us', '/flavors/x', '/%'];
    expect([...new Set(unknown.map((path) => addressOf(path).address))]).toEqual([
      '/-/not-found',
      '/checkout/-/not-found',
      '/flavors/-/not-found',
    ]);
    expect(addressOf('/nowhere?lang=es-us').address).toBe('/-/not-found?lang=es-us');
    const special = [
      '/a/flaminhotshop/1',
      '/b/FLAMINHOTSHOP',
      '/a/flaminhotuniversity',
      '/1bvrating',
    ];
    expect(special.map((path) => addressOf(path).address)).toEqual([
      '/-/flaminhotshop',
      '/-/flaminhotshop',
      '/-/flaminhotuniversity',
      '/bvrating',
    ]);
    expect(addressOf('/flaminhotshop?x=1').address).toBe('/flaminhotshop');
    for (const { address } of [...unknown, ...special].map(addressOf)) {
      expect(matched(address.split('?')[0] ?? '')).toBeUndefined();
    }
  });

  it('name the product they show, unless its number names a special screen', () => {
    expect(addressOf('/product/CHP-0101?x=1')).toMatchObject({
      address: '/product/CHP-0101',
      productId: 'CHP-0101',
    });
    expect(addressOf('/product/a%2Fb').productId).toBe('a/b');
    expect(addressOf('/product/flaminhotshop').productId).toBeUndefined();
    expect(addressOf('/orderhistory/CC-1').productId).toBeUndefined();
  });
});
