import { listQueries } from '#domain/catalog/list-query.ts';
import { layoutOf } from '#domain/session/layout.ts';
import { type PageQuery, tidyQuery } from '#domain/session/page-query.ts';

const plain: readonly PageQuery[] = ['lang'];

/**
 * The queries each route of the shop draws by; the routes are those of `src/ui/routes/routes.tsx`,
 * in its notation. What only a browser reads (a mix to open, a code of a sign-in) is not among them.
 */
export const queriesOfRoutes: Readonly<Record<string, readonly PageQuery[]>> = {
  '/': plain,
  '/all-snacks/*': listQueries,
  '/flavors': listQueries,
  '/varietypack': listQueries,
  '/merchandise': listQueries,
  '/holidayshop': listQueries,
  '/product/:productId': plain,
  '/varietypack/customize': plain,
  '/cart': plain,
  '/faq': ['lang', 'q', 'topic'],
  '/contactus': plain,
  '/giftcards': plain,
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
  '/changepassword': plain,
  '/savedmixes': plain,
};

/** Matches as the router does: any letter case, and slashes behind. */
const patternOf = (route: string): RegExp => {
  const path = route.replace(/\/\*$/, '').replace(/\/$/, '').replaceAll(/:\w+/g, '([^/]+)');
  return new RegExp(`^${path}${route.endsWith('/*') ? '(?:/.+|/*)' : '/*'}$`, 'i');
};

const patterns = Object.entries(queriesOfRoutes).map(
  ([route, queries]) => ({ route, queries, pattern: patternOf(route) }) as const,
);

/** First parts of paths the shop has; the menu marks where such a path leads. */
const firstParts = new Set(Object.keys(queriesOfRoutes).map((route) => route.split('/')[1] ?? ''));

/** A page as it is drawn: other addresses may lead to the same one. */
export interface PageAddress {
  /** Path and query; pages of equal addresses are equal. */
  readonly address: string;
  /** The route it is drawn by; undefined for a path the shop has none for. */
  readonly route: string | undefined;
  /** The product it shows, if there is one of this number. */
  readonly productId?: string;
}

/** The address that stands for those of all products the shop does not have, in the same language. */
export const missingProductAddress = (address: string): string =>
  address.replace(/^[^?]*/, '/product/-');

/** Where a page is drawn for an address: without what no page reads, and one for all unknown paths. */
export const pageAddressOf = ({ pathname, searchParams }: URL): PageAddress => {
  const path = decodedPath(pathname);
  const found = patterns.find(({ pattern }) => pattern.test(path));
  if (found === undefined) return elsewhere(pathname, searchParams);
  const { route, queries, pattern } = found;
  const address = withQuery(pathname, tidyQuery(searchParams, queries));
  const productId = pattern.exec(path)?.[1]?.replaceAll('%2F', '/');
  // A product whose number names a special screen leads there, whether there is one or not.
  const isProduct = route === '/product/:productId' && layoutOf(pathname) === 'default';
  return { address, route, ...(isProduct && productId !== undefined && { productId }) };
};

/** What the shop shows for paths that no route of their own has, by what they hold (D-READ-13). */
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

/** As the router reads it: each part decoded, unless the path cannot be. */
const decodedPath = (pathname: string): string => {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
};
