import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import type * as Router from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cut } from '#scripts/bundle/cuts.ts';
import { clientRouterCuts } from '#scripts/bundle/router/client-router-cuts.ts';
import { makeHistoryWindow } from '#test/ui/routes/history-window.ts';
import { type RouterLibrary, routesOf, screensOf } from '#test/ui/routes/routed-screens.ts';

const libraryOf = async (source: string): Promise<RouterLibrary> => {
  const text = source.replaceAll('from "react"', `from "${import.meta.resolve('react')}"`);
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
};
const source = readFileSync(`node_modules/${clientRouterCuts.file}`, 'utf8');
const whole = await libraryOf(source);
const short = await libraryOf(cut(source, clientRouterCuts));

const things = 'broken missing moved away abroad beside nothing 1 2'.split(' ');
const addresses = [
  ...['/', '', '.', '?q=2', '?', '#top', '/list', '/list?sort=new', '/list/a/b', '/list/special'],
  ...['/steps', '/steps/one', '/opened', '/opened?q=1#end', '/lost', '/quiet', '/leaving', '..'],
  ...['/nowhere/at%20all', '/bad%0Aline', '/half%E0%A4%A', '//other.test/', 'https://other.test/'],
  ...[...things.map((id) => `/thing/${id}`), '/thing/1#reviews', '/thing/2?size=xl', '/LIST/'],
];

type Step =
  | { readonly open: string; readonly how: Router.RouterNavigateOptions; readonly waits: boolean }
  | { readonly go: number }
  | { readonly scroll: number }
  | { readonly again: boolean };

const steps = fc.array(
  fc.oneof(
    fc.record({
      open: fc.constantFrom(...addresses),
      how: fc.record(
        {
          replace: fc.boolean(),
          preventScrollReset: fc.boolean(),
          state: fc.constantFrom(null, { from: 'here' }),
          fromRouteId: fc.constant('root'),
        },
        { requiredKeys: [] },
      ),
      waits: fc.boolean(),
    }),
    fc.record({ go: fc.constantFrom(-2, -1, 1) }),
    fc.record({ scroll: fc.nat(900) }),
    fc.record({ again: fc.boolean() }),
  ),
  { maxLength: 12 },
) as fc.Arbitrary<readonly Step[]>;

const textOf = (value: unknown) => (value instanceof Error ? `${value}` : value);
const errorsOf = (errors: Router.DataRouter['state']['errors'] | undefined) =>
  Object.entries(errors ?? {}).map(([id, error]) => [id, textOf(error), Object(error).status]);
const placeOf = (place: Router.Location | undefined) =>
  place === undefined ? undefined : { ...place, key: place.key === 'default', mask: undefined };

const stateOf = (state: Router.DataRouter['state']) => ({
  ...{ action: state.historyAction, location: placeOf(state.location) },
  matches: state.matches.map(({ route, params, pathname, pathnameBase }) => ({
    ...{ id: route.id, lazy: route.lazy !== undefined, params, pathname, pathnameBase },
  })),
  ...{ initialized: state.initialized, going: state.navigation.state },
  ...{ goal: placeOf(state.navigation.location), again: state.revalidation },
  ...{ scroll: state.restoreScrollPosition, stays: state.preventScrollReset },
  ...{ data: state.loaderData, errors: errorsOf(state.errors) },
});

/** Each thing that a shopper, the shop's screens and its loaders see of the router on the way. */
const visit = async (library: RouterLibrary, start: string, way: readonly Step[]) => {
  const { window, held, leave } = makeHistoryWindow(start);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { defaultView: window });
  const seen: unknown[] = [];
  const calls: string[] = [];
  const routes = routesOf(library, calls);
  const router = library.createBrowserRouter(routes, {
    hydrationData: { loaderData: { root: 'menu' } },
  });
  const drawn = () => renderToString(screensOf(library, router));
  seen.push(stateOf(router.state), drawn());
  router.subscribe((state, { newErrors }) => {
    seen.push(stateOf(state), errorsOf(newErrors), drawn());
  });
  let y = 0;
  const positions = {};
  router.enableScrollRestoration(positions, () => y);
  /** A page that leaves for another shop's is never idle again. */
  const settled = async () => {
    const isIdle = ({ initialized, navigation, revalidation }: typeof router.state) =>
      initialized && navigation.state === 'idle' && revalidation === 'idle';
    let rounds = 0;
    do await new Promise((done) => setImmediate(done));
    while (!isIdle(router.state) && ++rounds < 20);
  };
  for (const step of way) {
    if ('scroll' in step) y = step.scroll;
    else if ('go' in step) window.history.go(step.go);
    else if ('again' in step) void router.revalidate();
    else {
      const opened = router.navigate(step.open, step.how).catch((error) => seen.push(`${error}`));
      if (!step.waits) continue;
      await opened;
    }
    await settled();
  }
  await settled();
  leave();
  return { seen, calls, held: held(), positions: Object.values(positions) };
};

afterEach(() => vi.unstubAllGlobals());

describe('the router of the browser, of which the build leaves out what the shop never uses', () => {
  it('[ROUTE-01] goes every way as the whole one', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const start = fc.constantFrom(...addresses.filter((address) => /^\/(?!\/)/.test(address)));
    await fc.assert(
      fc.asyncProperty(start, steps, async (address, way) => {
        expect(await visit(short, address, way)).toEqual(await visit(whole, address, way));
      }),
    );
  });

  it('[ROUTE-01] refuses to go where a script is as the whole one', async () => {
    const way = [{ open: '/thing/script', how: {}, waits: true }];
    const { seen } = await visit(short, '/quiet', way);
    expect(seen).toContain('Error: Invalid redirect location');
    expect(seen).toEqual((await visit(whole, '/quiet', way)).seen);
  });

  /** What is told on the way to a page that is opened at once; timers run while it waits, or only afterwards. */
  const toldOf = async (whileItWaits: boolean) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { window, leave } = makeHistoryWindow('/quiet');
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', { defaultView: window });
    const router = short.createBrowserRouter(routesOf(short, []), {
      hydrationData: { loaderData: { root: 'menu' } },
    });
    const told: unknown[] = [];
    router.subscribe(({ navigation, location }, { flushSync }) =>
      told.push([navigation.state, location.pathname, flushSync]),
    );
    const opened = router.navigate('/thing/1', { flushSync: true });
    if (whileItWaits) vi.runAllTimers();
    await opened;
    vi.runAllTimers();
    leave();
    vi.useRealTimers();
    return told;
  };

  it('tells of a page whose data is at hand once, and draws it at once', async () => {
    expect(await toldOf(false)).toEqual([['idle', '/thing/1', true]]);
  });

  it('tells that a page is loading where that takes longer', async () => {
    expect(await toldOf(true)).toEqual([
      ['loading', '/quiet', false],
      ['idle', '/thing/1', true],
    ]);
  });
});
