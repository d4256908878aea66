import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { contentPageNames } from '#domain/content/content.ts';
import { markupText } from '#domain/content/markup-text.ts';
import {
  type MapOutline,
  mappedProducts,
  readMapOutline,
} from '#server/data/catalog/site-map-rows.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Public pages beside shelves and products. */
const standing = [
  '/',
  '/all-snacks',
  '/all-snacks?view=brands',
  '/flavors',
  '/varietypack',
  '/merchandise',
  '/holidayshop',
  ...contentPageNames.map((name) => `/${name}`),
  '/faq',
  '/contactus',
  '/giftcards',
];

/** Addresses a file holds at most (sitemaps.org). */
const protocolLimit = 50_000;
/** Each page stands there once a language. */
const languages = 2;

export interface SiteMapParts {
  readonly db: Kysely<Tables>;
  /** What shoppers type, without a trailing slash. */
  readonly origin: string;
  /** What the map is made of, where somebody remembers it: counting it walks the catalogue. */
  readonly outline?: () => Promise<MapOutline>;
  /** Addresses a file holds at most; tests take fewer. */
  readonly limit?: number;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

const lastmod = (at: Date | undefined): string =>
  at === undefined ? '' : `<lastmod>${at.toISOString()}</lastmod>`;

/** A page in both languages, each of which names both (D-I18N-01: `lang` names Spanish). */
const entries = (origin: string, path: string, at?: Date): string => {
  const english = `${origin}${path}`;
  const spanish = `${english}${path.includes('?') ? '&' : '?'}lang=es-us`;
  const links = [
    ['en', english],
    ['es', spanish],
    ['x-default', english],
  ]
    .map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${markupText(address ?? '')}"/>`,
    )
    .join('');
  return [english, spanish]
    .map((address) => `<url><loc>${markupText(address)}</loc>${lastmod(at)}${links}</url>\n`)
    .join('');
};

const productPath = (productId: string): string => `/product/${encodeURIComponent(productId)}`;

async function* urlSet(
  { db, origin }: SiteMapParts,
  range: { readonly skip: number; readonly most: number },
  shelves: MapOutline['shelves'],
): AsyncGenerator<string> {
  yield `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  if (range.skip === 0) {
    for (const path of standing) yield entries(origin, path);
    for (const { path, changed_at } of shelves) yield entries(origin, path, changed_at);
  }
  for await (const products of mappedProducts(db, range)) {
    yield products
      .map(({ product_id, changed_at }) => entries(origin, productPath(product_id), changed_at))
      .join('');
  }
  yield '</urlset>\n';
}

/**
 * `/sitemap.xml`, and its parts `/sitemap-1.xml` … where one file cannot hold them all. Undefined:
 * there is no such part.
 */
export const siteMap = async (
  parts: SiteMapParts,
  part: number | undefined,
): Promise<Readable | string | undefined> => {
  const { db, origin, limit = protocolLimit } = parts;
  const { products, shelves } = await (parts.outline ?? (() => readMapOutline(db)))();
  const others = standing.length + shelves.length;
  const total = (products + others) * languages;
  // The first file leaves room for what is no product.
  const each = Math.max(1, Math.floor(limit / languages) - others);
  const files = total <= limit ? 1 : Math.ceil(products / each);
  if (part === undefined && files > 1) {
    const names = Array.from({ length: files }, (_, index) => `${origin}/sitemap-${index + 1}.xml`);
    const items = names.map((name) => `<sitemap><loc>${markupText(name)}</loc></sitemap>\n`);
    return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('')}</sitemapindex>\n`;
  }
  if (part !== undefined && (files === 1 || part < 1 || part > files)) return undefined;
  const first = (part ?? 1) - 1;
  const range = files === 1 ? { skip: 0, most: products } : { skip: first * each, most: each };
  return Readable.from(urlSet(parts, range, shelves));
};

/** Steps of a purchase and calls are nobody's search result; a shop that is not to be found says so. */
export const robotsText = (origin: string, isFound: boolean): string =>
  isFound
    ? [
        'User-agent: *',
        ...['/cart', '/checkout', '/thank-you', '/notices/', '/webservices/', '/services/'].map(
          (path) => `Disallow: ${path}`,
        ),
        ...['/v2/', '/v3/', '/api/'].map((path) => `Disallow: ${path}`),
        'Allow: /',
        '',
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ].join('\n')
    : 'User-agent: *\nDisallow: /\n';
