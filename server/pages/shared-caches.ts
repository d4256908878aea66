import type { PageAddress } from '#domain/session/page-address.ts';
import type { PageRoute } from '#domain/session/page-routes.ts';

/** How long a proxy answers with its copy of a page, seconds; as long as the shop reuses its own. */
const fresh = 60;
/** How long after that with the old copy, while it asks for the new page, seconds. */
const whileAsking = 600;
/** How long with the old copy when the shop does not answer, seconds. */
const whileAway = 24 * 60 * 60;

type Kind = 'home' | 'lists' | 'products' | 'content';

/**
 * Pages that many ask for and that say nothing of who asks. All others stay out of shared caches although their
 * HTML is the same for all shoppers too: their addresses may hold a code or an order's number.
 */
const kinds: Readonly<Partial<Record<PageRoute, Kind>>> = {
  '/': 'home',
  '/all-snacks/*': 'lists',
  '/flavors': 'lists',
  '/varietypack': 'lists',
  '/merchandise': 'lists',
  '/holidayshop': 'lists',
  '/varietypack/customize': 'lists',
  '/product/:productId': 'products',
  '/faq': 'content',
  '/contactus': 'content',
  '/giftcards': 'content',
  '/aboutus': 'content',
  '/terms': 'content',
  '/privacy': 'content',
  '/accessibility': 'content',
  '/shippingandreturns': 'content',
};

/** Names by which a proxy forgets pages: all of them, those of a kind, and a product or list in all its variants. */
const keysOf = (kind: Kind, { address, productId }: PageAddress): string => {
  const [path = ''] = address.split('?', 1);
  const own = {
    home: [],
    lists: [`list${path.replaceAll('/', '-')}`],
    products: [`product-${encodeURIComponent(productId ?? '')}`],
    content: [],
  };
  return ['pages', kind, ...own[kind]].join(' ');
};

/**
 * What the answer with a page says to caches. Browsers ask each time whether it is still so. A proxy that is shared by
 * shoppers may answer for the shop as long as this says. What it may do with an old copy stands in a header
 * that browsers do not read (RFC 9213), or they would show yesterday's prices themselves (D-PERF-16).
 */
export const cachingOf = (page: PageAddress, status: number): Readonly<Record<string, string>> => {
  const kind = kinds[page.route as PageRoute];
  if (kind === undefined || status !== 200) return { 'cache-control': 'private, no-cache' };
  return {
    'cache-control': `public, max-age=0, s-maxage=${fresh}`,
    'cdn-cache-control': `max-age=${fresh}, stale-while-revalidate=${whileAsking}, stale-if-error=${whileAway}`,
    'surrogate-key': keysOf(kind, page),
  };
};
