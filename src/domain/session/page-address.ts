import { listQueries } from '#domain/catalog/list-query.ts';
import { layoutOf } from '#domain/session/layout.ts';
import { type PageQuery, tidyQuery } from '#domain/session/page-query.ts';
import { decodedPath, type PageRoute, patternOf } from '#domain/session/page-routes.ts';

const plain: readonly PageQuery[] = ['lang'];

/**
 * The query parameters each route reads; the routes are those of `src/ui/routes/routes.tsx`,
 * in its notation. What only a browser reads (a mix to open, a code of a sign-in) is not among them.
 */
export const queriesOfRoutes: Readonly<Record<PageRoute, readonly PageQuery[]>> = {
  '/': plain,
  '/all-snacks/*': listQueries,
  '/flavors': listQueries,
  '/varietypack': listQueries,
  '/merchandise': listQueries,
  '/holidayshop': listQueries,
  '/product/:productId': plain,
  '/varietypack/customize': plain,
  '/cart': plain,
  '/cart/shared': plain,
  '/faq': ['lang', 'q', 'topic'],
  '/contactus': plain,
  '/giftcards': plain,
  '/giftcards/balance': plain,
  '/trackorder': plain,
  '/aboutus': plain,
  '/terms': plain,
  '/privacy': plain,
  '/accessibility': plain,
  '/shippingandreturns': plain,
  '/checkout': plain,
  '/checkout/shipping': plain,
  '/checkout/payment': plain,
  '/checkout/review': plain,
  '/thank-you/:orderId': plain,
  '/_app': plain,
  '/login': ['lang', 'returnTo', 'recovery', 'token'],
  '/createaccount': ['lang', 'returnTo'],
  '/forgotpassword': plain,
  '/resetpassword': ['lang', 'token'],
  '/implicit/callback': plain,
  '/implicit/ssocallback': plain,
  '/profile': plain,
  '/profile/addresses': plain,
  '/profile/cards': plain,
  '/profile/security': plain,
  '/profile/preferences': plain,
  '/orderhistory': plain,
  '/orderhistory/:orderId': plain,
  '/orderhistory/review/:productId': plain,
  '/changepassword': plain,
  '/savedmixes': plain,
};

const patterns = Object.entries(queriesOfRoutes).map(
  ([route, queries]) => ({ route, queries, pattern: patternOf(route) }) as const,
);

/** The first parts of all known paths; the menu marks entries by them. */
const firstParts = new Set(Object.keys(queriesOfRoutes).map((route) => route.split('/')[1] ?? ''));

/** A rendered page; several addresses may lead to the same one (D-PAGE-01). */
export interface PageAddress {
  /** Path and query; pages of equal addresses are equal. */
  readonly address: string;
  /** Its route; undefined for an unknown path. */
  readonly route: string | undefined;
  /** The product it shows, if this id exists. */
  readonly productId?: string;
}

/** The address that stands for those of all products the shop does not have, in the same language. */
export const missingProductAddress = (address: string): string =>
  address.replace(/^[^?]*/, '/product/-');

/** The page for an address: without unread parameters; unknown paths share one page. */
export const pageAddressOf = ({ pathname, searchParams }: URL): PageAddress => {
  const path = decodedPath(pathname);
  const found = patterns.find(({ pattern }) => pattern.test(path));
  if (found === undefined) return elsewhere(pathname, searchParams);
  const { route, queries, pattern } = found;
  const address = withQuery(pathname, tidyQuery(searchParams, queries));
  const productId = pattern.exec(path)?.[1]?.replaceAll('%2F', '/');
  // A product id that contains the name of a special screen leads to that screen (D-READ-13).
  const isProduct = route === '/product/:productId' && layoutOf(pathname) === 'default';
  return { address, route, ...(isProduct && productId !== undefined && { productId }) };
};

/** The page of a path without a route, by the parts it contains (D-READ-13). */
const elsewhere = (pathname: string, params: URLSearchParams): PageAddress => {
  const query = tidyQuery(params, plain);
  const stand = (path: string) => ({ address: withQuery(path, query), route: undefined });
  switch (layoutOf(pathname)) {
    case 'frame':
      return stand('/bvrating');
    case 'black':
      if (pathname === '/flaminhotshop' || pathname === '/flaminhotuniversity')
        return stand(pathname);
      return stand(
        /\/flaminhotuniversity/i.test(pathname) ? '/-/flaminhotuniversity' : '/-/flaminhotshop',
      );
    default: {
      const first = pathname.split('/')[1] ?? '';
      return stand(
        first !== '' && firstParts.has(first) ? `/${first}/-/not-found` : '/-/not-found',
      );
    }
  }
};

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query}`;
