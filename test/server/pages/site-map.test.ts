import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMapOutline } from '#server/data/catalog/site-map-rows.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { robotsText, siteMap } from '#server/pages/site-map.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import { startTestShop, testConfig } from '#test/server/setup/shops.ts';
import { manyProducts, record, smallCatalog } from '#test/server/setup/small-catalog.ts';

const origin = 'https://shop.example';

interface Entry {
  readonly loc: string;
  readonly lastmod: string | undefined;
  readonly links: Readonly<Record<string, string>>;
}

const plain = (xml: string): string =>
  xml.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/** The entries of a file; anything that is no entry fails the test. */
const entriesOf = (xml: string): readonly Entry[] => {
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
  const entries = Array.from(xml.matchAll(/<url>(.*?)<\/url>\n/g), ([, inner = '']) => ({
    loc: plain(/<loc>([^<]*)<\/loc>/.exec(inner)?.[1] ?? ''),
    lastmod: /<lastmod>([^<]*)<\/lastmod>/.exec(inner)?.[1],
    links: Object.fromEntries(
      Array.from(inner.matchAll(/hreflang="([^"]*)" href="([^"]*)"\/>/g), ([, name, address]) => [
        name,
        plain(address ?? ''),
      ]),
    ),
  }));
  const rest = xml.replace(/<url>.*?<\/url>\n/g, '');
  expect(rest.split('\n')).toHaveLength(4);
  return entries;
};

describeOnBothDatabases('the site map', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    const hidden = record({ productId: 'GFT-1', kind: 'gift-card' });
    const odd = record({ productId: 'ODD &<1>' });
    await loadCatalog(database.db, smallCatalog([hidden, odd, ...manyProducts(57)]));
  });
  afterAll(() => database.close());

  const read = async (part?: number, limit?: number): Promise<string | undefined> => {
    const parts = { db: database.db, origin, ...(limit !== undefined && { limit }) };
    const map = await siteMap(parts, part);
    return map === undefined || typeof map === 'string' ? map : text(map);
  };

  it('names every page once in each language, with both languages beside it', async () => {
    const entries = entriesOf((await read()) ?? '');
    const places = entries.map(({ loc }) => loc);
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((place) => place.includes('/product/'))).toHaveLength(58 * 2);
    expect(places).not.toContain(`${origin}/product/GFT-1`);
    for (const path of ['aboutus', 'privacy', 'faq', 'contactus', 'holidayshop']) {
      expect(places).toContain(`${origin}/${path}`);
    }
    expect(places).toContain(`${origin}/all-snacks/chips/tortilla`);
    expect(places).toContain(`${origin}/all-snacks?brand=mazoro&lang=es-us`);
    for (const { loc, links } of entries) {
      expect(Object.keys(links)).toEqual(['en', 'es', 'x-default']);
      expect([links['en'], links['es']]).toContain(loc);
      expect(links['x-default']).toBe(links['en']);
      expect(new URL(links['es'] ?? '').searchParams.get('lang')).toBe('es-us');
    }
  });

  it('escapes what stands in it', async () => {
    const xml = (await read()) ?? '';
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;)/);
    expect(entriesOf(xml).map(({ loc }) => loc)).toContain(`${origin}/product/ODD%20%26%3C1%3E`);
  });

  it('tells when a page changed: not when stock did', async () => {
    const of = async () =>
      entriesOf((await read()) ?? '').find(({ loc }) => loc.endsWith('/product/CHP-000001'))
        ?.lastmod ?? '';
    const before = await of();
    await database.db
      .updateTable('stock')
      .set({ quantity: 3 })
      .where('product_id', '=', 'CHP-000001')
      .execute();
    expect(await of()).toBe(before);
    await database.db
      .updateTable('products')
      .set({ price_cents: 777 })
      .where('product_id', '=', 'CHP-000001')
      .execute();
    expect(Date.parse(await of())).toBeGreaterThan(Date.parse(before));
  });

  it('is split where one file cannot hold it, and nothing is lost or twice', async () => {
    const limit = 60;
    const index = (await read(undefined, limit)) ?? '';
    const names = Array.from(index.matchAll(/<loc>([^<]*)<\/loc>/g), ([, name = '']) => name);
    expect(index).toContain('<sitemapindex ');
    expect(names[0]).toBe(`${origin}/sitemap-1.xml`);
    expect(names.length).toBeGreaterThan(2);
    const files = await Promise.all(names.map((_, place) => read(place + 1, limit)));
    const places = files.flatMap((file) => {
      const entries = entriesOf(file ?? '');
      expect(entries.length).toBeLessThanOrEqual(limit);
      return entries.map(({ loc }) => loc);
    });
    expect(places.toSorted()).toEqual(
      entriesOf((await read()) ?? '')
        .map(({ loc }) => loc)
        .toSorted(),
    );
    expect(await read(names.length + 1, limit)).toBeUndefined();
    expect(await read(0, limit)).toBeUndefined();
    expect(await read(1)).toBeUndefined();
  });
});

describe('what crawlers ask for', () => {
  it('robots.txt keeps them out of purchases and calls, and names the map', () => {
    const lines = robotsText(origin, true).split('\n');
    expect(lines).toContain('Disallow: /checkout');
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(lines).not.toContain('Disallow: /');
    expect(robotsText(origin, false)).toBe('User-agent: *\nDisallow: /\n');
  });

  describeOnBothDatabases('over the network', (open) => {
    it('the map is made for few at a time, and its outline read once a catalogue', async () => {
      const database = await open();
      const shop = await startTestShop({ database, config: testConfig({ rateLimit: 2 }) });
      const get = () => fetch(`http://127.0.0.1:${shop.port}/sitemap.xml`);
      try {
        expect([(await get()).status, (await get()).status]).toEqual([200, 200]);
        const refused = await get();
        expect(refused.status).toBe(429);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        let version = '1';
        const outline = makeMapOutline(database.db, async () => version);
        expect(await outline()).toBe(await outline());
        const before = await outline();
        version = '2';
        expect(await outline()).not.toBe(before);
      } finally {
        await shop.close();
        await database.close();
      }
    });

    it('a staging shop keeps everybody out; parts that do not exist are not found', async () => {
      const database = await open();
      const shop = await startTestShop({ database, config: testConfig({ isFound: false }) });
      const get = (path: string) => fetch(`http://127.0.0.1:${shop.port}${path}`);
      try {
        const robots = await get('/robots.txt');
        expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n');
        expect(robots.headers.get('x-robots-tag')).toBe('noindex');
        const map = await get('/sitemap.xml');
        expect(map.headers.get('content-type')).toContain('application/xml');
        expect((await map.text()).match(/<url>/g)).toHaveLength(2 * 15);
        for (const path of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml']) {
          expect((await get(path)).status).toBe(404);
        }
      } finally {
        await shop.close();
        await database.close();
      }
    });
  });
});
