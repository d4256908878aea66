import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { queriesOfRoutes } from '#domain/session/page-address.ts';
import { cut } from '#scripts/bundle/cuts.ts';
import { routerCuts } from '#scripts/bundle/router-cuts.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { makeRoutes } from '#ui/routes/routes.tsx';

const source = readFileSync(`node_modules/${routerCuts.file}`, 'utf8');
const cutSource = cut(source, routerCuts).replaceAll(
  '"react"',
  `"${import.meta.resolve('react')}"`,
);
const cutRouter = (await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(cutSource)}`
)) as { readonly matchRoutes: typeof matchRoutes };

const routes = makeRoutes({ core: coreOf({}) });

const found = (match: typeof matchRoutes, path: string) =>
  match(routes as RouteObject[], path)?.map(({ route, params, pathname, pathnameBase }) => ({
    ...{ path: route.path, params, pathname, pathnameBase },
  }));

describe('the router of the browser, which keeps the patterns of paths', () => {
  it('finds the routes of every path as the whole one', () => {
    // It says so of each path that it cannot decode.
    vi.spyOn(console, 'warn').mockReturnValue();
    const parts = Object.keys(queriesOfRoutes).flatMap((path) => path.split('/'));
    const part = fc.oneof(fc.constantFrom(...parts), fc.webPath(), fc.string());
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (some) => {
        const path = `/${some.join('/')}`;
        expect(found(cutRouter.matchRoutes, path)).toEqual(found(matchRoutes, path));
      }),
    );
  });
});
