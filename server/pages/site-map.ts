import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { productAddress } from '#domain/catalog/product-id.ts';
import { contentPageNames } from '#domain/content/content.ts';
import { markupText } from '#domain/content/markup-text.ts';
import {
  type MapOutline,
  mappedProducts,
  readMapOutline,
} from '#server/data/catalog/site-map-rows.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Public pages besides lists and products. */
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

/** Most addresses in a file (sitemaps.org). */
const protocolLimit = 50_000;
/** Each page is listed once for each language. */
const languages = 2;

export interface SiteMapParts {
  readonly db: Kysely<Tables>;
  /** The shop's public origin, without a trailing slash. */
  readonly origin: string;
  /** The outline, if the caller has it stored: reading it scans the catalogue. */
  readonly outline?: () => Promise<MapOutline>;
  /** Most addresses in a file; tests use fewer. */
  readonly limit?: number;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

const lastmod = (at: Date | undefined): string =>
  at === undefined ? '' : `<lastmod>${at.toISOString()}</lastmod>`;

/**
 * The entries of a page in both languages; each links to both (D-I18N-01: `lang` selects Spanish).
 */
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
      .map(({ product_id, changed_at }) => entries(origin, productAddress(product_id), changed_at))
      .join('');
  }
  yield '</urlset>\n';
}

/**
 * `/sitemap.xml`, and its parts `/sitemap-1.xml` … when one file cannot contain all addresses.
 * Undefined when there is no such part.
 */
export const siteMap = async (
  parts: SiteMapParts,
  part: number | undefined,
): Promise<Readable | string | undefined> => {
  const { db, origin, limit = protocolLimit } = parts;
  const { products, shelves } = await (parts.outline ?? (() => readMapOutline(db)))();
  const others = standing.length + shelves.length;
  const total = (products + others) * languages;
  // The first file also contains the pages that are not products.
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

/**
 * robots.txt: steps of a purchase and calls are not search results; a shop with
 * `CRUNCH_INDEXING=no` excludes all pages.
 */
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
