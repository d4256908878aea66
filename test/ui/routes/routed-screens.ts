import { createContext, createElement, use } from 'react';
import type * as Router from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';

/** What the shop takes of the router in a browser. */
export type RouterLibrary = Pick<
  typeof Router,
  | 'createBrowserRouter'
  | 'RouterProvider'
  | 'Outlet'
  | 'Navigate'
  | 'ScrollRestoration'
  | 'data'
  | 'redirect'
  | 'useLoaderData'
  | 'useLocation'
  | 'useNavigate'
  | 'useNavigation'
  | 'useParams'
  | 'useRevalidator'
  | 'useRouteError'
  | 'useRouteLoaderData'
  | 'useSearchParams'
>;

/** Which of two libraries draws the screens. */
const LibraryContext = createContext<RouterLibrary | undefined>(undefined);

const useLibrary = (): RouterLibrary => {
  const library = use(LibraryContext);
  if (library === undefined) throw new Error('a screen is drawn without a router');
  return library;
};

const shown = (value: unknown) => createElement('i', null, JSON.stringify(value) ?? 'nothing');

const shownPlace = ({ pathname, search, hash, state }: Router.Location) =>
  createElement('b', null, `${pathname} ${search} ${hash} ${JSON.stringify(state)}`);

const Root = () => {
  const library = useLibrary();
  const { state, location } = library.useNavigation();
  const { state: again } = library.useRevalidator();
  const data = library.useRouteLoaderData('root');
  return createElement(
    'main',
    null,
    shown([state, location?.pathname, again, data]),
    createElement(library.Outlet),
    createElement(library.ScrollRestoration),
  );
};

const Page = () => {
  const library = useLibrary();
  const [query] = library.useSearchParams();
  const place = shownPlace(library.useLocation());
  const known = [library.useLoaderData(), library.useParams(), [...query]];
  return createElement('p', null, place, shown(known));
};

const Leaving = () => createElement(useLibrary().Navigate, { to: '/list' });
const Middle = () => createElement(useLibrary().Outlet);

const Failed = () => {
  const library = useLibrary();
  library.useNavigate();
  const error = library.useRouteError();
  const { status, data } = Object(error);
  const place = shownPlace(library.useLocation());
  return createElement('p', null, place, shown([String(error), status, data]));
};

/** The screens of a router as they are drawn now. */
export const screensOf = (
  library: RouterLibrary,
  router: ReturnType<RouterLibrary['createBrowserRouter']>,
) =>
  createElement(
    LibraryContext,
    { value: library },
    createElement(library.RouterProvider, { router }),
  );

/** What a loader does by the end of its address. */
const answersOf = ({ data, redirect }: RouterLibrary): Readonly<Record<string, () => unknown>> => ({
  broken: () => Promise.reject(new Error('broken')),
  missing: () => data({ is: 'missing' }, { status: 404 }),
  moved: () => redirect('/thing/1?from=moved#top'),
  away: () => redirect('https://shop.test/list/far'),
  abroad: () => redirect('https://other.test/'),
  script: () => redirect('javascript:alert(1)'),
  beside: () => redirect('../quiet'),
  special: () => redirect('/quiet'),
  nothing: () => undefined,
});

const onlyHere: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href === nextUrl.href && defaultShouldRevalidate;

const lazyPage = async () => ({ Component: Page });

/** Routes of every kind that the shop has; what their loaders hear is written to `calls`. */
export const routesOf = (library: RouterLibrary, calls: string[]): RouteObject[] => {
  const answers = answersOf(library);
  const loads =
    (name: string) =>
    async ({ request, params }: LoaderFunctionArgs) => {
      calls.push(`${name} ${request.method} ${request.url} ${JSON.stringify(params)}`);
      request.signal.addEventListener('abort', () => calls.push(`${name} is given up`));
      await new Promise((done) => setImmediate(done));
      const asked = params['id'] ?? params['*'] ?? '';
      return answers[asked]?.() ?? { name, asked };
    };
  const steps: RouteObject[] = [
    { index: true, loader: () => library.redirect('/steps/one') },
    { path: 'one', lazy: lazyPage },
  ];
  const opened = { Component: Page, loader: loads('opened'), shouldRevalidate: onlyHere };
  const children: RouteObject[] = [
    { index: true, loader: loads('home'), lazy: lazyPage },
    { path: 'list/*', loader: loads('list'), lazy: lazyPage },
    { path: 'thing/:id', loader: loads('thing'), lazy: lazyPage },
    { path: 'steps', lazy: async () => ({ Component: Middle }), children: steps },
    { path: 'opened', lazy: async () => opened },
    { path: 'lost', lazy: () => Promise.reject(new Error('this code did not come')) },
    { path: 'quiet', Component: Page, handle: { file: 'quiet' } },
    { path: 'leaving', Component: Leaving },
    { path: '*', lazy: async () => ({ Component: Page, loader: loads('other') }) },
  ];
  return [
    {
      ...{ id: 'root', path: '/', Component: Root, ErrorBoundary: Failed },
      ...{ loader: loads('root'), shouldRevalidate: onlyHere },
      children: [{ ErrorBoundary: Failed, children }],
    },
  ];
};
