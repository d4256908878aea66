import { type RouteObject, redirect } from 'react-router-dom';
import type { ProductQuery } from '#domain/catalog/product-query.ts';
import { layoutOf } from '#domain/session/layout.ts';
import { drawnFirst } from '#ui/routes/screen/drawn-first.ts';
import { screen } from '#ui/routes/screen/lazy-screen.ts';
import type { Scope } from '#ui/routes/screen/scope.ts';
import type { ListData } from '#ui/stores/catalog/list-data.ts';

/** Remembers the list opened last, so that "show more" asks for one page only. */
const makeListLoader = ({ core }: Scope) => {
  let last: ListData | undefined;
  return async (shelf: Partial<ProductQuery>, request: Request, types?: string) => {
    const { loadList, queryOf, segmentsOf } = await import('#ui/routes/catalog/list-opening.ts');
    const { searchParams } = new URL(request.url);
    const query = { ...queryOf(segmentsOf(types), searchParams), ...shelf };
    const answer = await loadList(core, query, { before: last, view: searchParams.get('view') });
    if ('value' in answer) last = answer.value;
    return answer;
  };
};

/** Every list of products and its address. */
export const listRoutes = (scope: Scope): RouteObject[] => {
  const load = makeListLoader(scope);
  const list = () => import('#ui/routes/catalog/product-list.tsx');
  return [
    {
      path: 'all-snacks/*',
      ...drawnFirst(
        scope,
        'all-snacks',
        ({ request, params }) => specialAddress(request) ?? load({}, request, params['*']),
      ),
      ...screen('catalog/product-list', async () => (await list()).AllSnacks),
    },
    {
      path: 'flavors',
      ...drawnFirst(scope, 'flavors', ({ request }) => load({}, request)),
      ...screen(
        'catalog/flavors',
        async () => (await import('#ui/routes/catalog/flavors.tsx')).Flavors,
        scope.allWords,
      ),
    },
    {
      path: 'varietypack',
      ...drawnFirst(scope, 'varietypack', async ({ request }) => {
        const opening = load({ productTypes: ['variety-packs'] }, request);
        const { loadVarietyPacks } = await import('#ui/routes/catalog/variety-loader.ts');
        return loadVarietyPacks(scope.core, opening);
      }),
      ...screen(
        'catalog/variety-packs',
        async () => (await import('#ui/routes/catalog/variety-packs.tsx')).VarietyPacks,
        scope.allWords,
      ),
    },
    {
      path: 'merchandise',
      ...drawnFirst(scope, 'merchandise', ({ request }) =>
        load({ productTypes: ['merchandise'] }, request),
      ),
      ...screen('catalog/product-list', async () => (await list()).Merchandise, scope.allWords),
    },
    {
      path: 'holidayshop',
      ...drawnFirst(scope, 'holidayshop', ({ request }) => load({ badge: ['holiday'] }, request)),
      ...screen('catalog/product-list', async () => (await list()).HolidayShop, scope.allWords),
    },
  ];
};

const specialPart = /(?:\/flaminhotuniversity|\/flaminhotshop|\/[^/]*bvrating).*$/i;

/**
 * A list or product whose path contains the name of a special screen shows that screen (D-READ-13).
 */
export const specialAddress = (request: Request): Response | undefined => {
  const { pathname, search } = new URL(request.url);
  if (layoutOf(pathname) === 'default') return undefined;
  const [address] = specialPart.exec(pathname) ?? [];
  return address === undefined ? undefined : redirect(`${address}${search}`);
};
