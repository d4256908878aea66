import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/data/database/database.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { makeRegisterPages } from '#server/pages/register-pages.ts';
import { pageFacts, pageFolder } from '#test/server/pages/page-folder.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop } from '#test/server/setup/shops.ts';
import { manyProducts, smallCatalog } from '#test/server/setup/small-catalog.ts';

/** Says which address it drew, and how many before; a page of the brand `held` waits for a file. */
const renderer = `import { existsSync } from 'node:fs';
let rendered = 0;
const go = import.meta.dirname + '/go';
export const openRenderer = () => async ({ url }) => {
  while (url.searchParams.get('brand') === 'held' && !existsSync(go))
    await new Promise((resolve) => setTimeout(resolve, 5));
  if (/^.all-snacks.flaminhotshop/.test(url.pathname))
    return { kind: 'redirect', status: 302, location: '/flaminhotshop' + url.search };
  rendered += 1;
  const status = url.pathname.includes('not-found') || url.pathname === '/product/-' ? 404 : 200;
  return { ...${pageFacts}, status,
    html: '<main>' + rendered + ' ' + url.pathname + url.search.replaceAll('&', ' ') + '</main>' };
};`;

describe('a page', () => {
  const { folder, remove } = pageFolder(renderer);
  let database: Database;
  let shop: TestShop;
  beforeAll(async () => {
    database = await openInMemory();
    await loadCatalog(database.db, smallCatalog(manyProducts(5)));
    shop = await startTestShop({
      database,
      registerPages: makeRegisterPages({ distFolder: folder }),
    });
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
    remove();
  });
  const open = async (path: string): Promise<readonly [number, string]> => {
    const url = `http://127.0.0.1:${shop.port}${path}`;
    const answer = await fetch(url, { redirect: 'manual' });
    const rendered = /<main>\d+ (.*)<\/main>/.exec(await answer.text())?.[1];
    return [answer.status, rendered ?? answer.headers.get('location') ?? ''];
  };
  /** How many pages were rendered for these addresses. */
  const renderings = async (paths: readonly string[]): Promise<number> => {
    const numberOf = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${shop.port}${path}`);
      return /<main>(\d+) /.exec(await answer.text())?.[1];
    };
    const numbers = new Set<string | undefined>();
    for (const path of paths) numbers.add(await numberOf(path));
    return numbers.size;
  };
  const numbered = (path: (number: number) => string) =>
    Array.from({ length: 50 }, (_, at) => path(at));

  it('is rendered once, however many queries nobody reads are put behind it', async () => {
    expect(await renderings(numbered((at) => `/?x=${at}&utm_source=mail${at}`))).toBe(1);
    expect(await open('/?x=1')).toEqual([200, '/']);
    expect(await renderings(numbered((at) => `/aboutus?brand=b${at}&page=${at}`))).toBe(1);
    expect(await renderings(numbered((at) => `/implicit/callback?code=c${at}&state=s`))).toBe(1);
  });

  it('is rendered with what it reads, in any order and number', async () => {
    const same = [
      'brand=b&brand=a&page=2',
      'page=2&brand=a&brand=b&brand=a',
      'x=1&brand=a&page=02&brand=b',
    ];
    expect(await renderings(same.map((query) => `/all-snacks?${query}`))).toBe(1);
    expect(await open(`/all-snacks?${same[0]}`)).toEqual([
      200,
      '/all-snacks?brand=a brand=b page=2',
    ]);
    expect(await renderings(['/all-snacks?page=2', '/all-snacks?page=3'])).toBe(2);
  });

  it('[ERR-19] that is not there is rendered once a language', async () => {
    expect(await renderings(numbered((at) => `/random${at}/x${at}?y=${at}`))).toBe(1);
    expect(await renderings(['/nothing?lang=es-us', '/nowhere?lang=es-us'])).toBe(1);
    expect((await open('/random1'))[0]).toBe(404);
  });

  it('[ERR-19] of a product that is not there is rendered once a language', async () => {
    expect(await renderings(numbered((at) => `/product/NONE-${at}`))).toBe(1);
    expect(await renderings(numbered((at) => `/product/NONE-${at}?lang=es-us`))).toBe(1);
    expect(await open(`/product/${'9'.repeat(4000)}`)).toEqual([404, '/product/-']);
    expect(await open('/product/%00')).toEqual([404, '/product/-']);
    expect(await open('/product/CHP-000003?x=1')).toEqual([200, '/product/CHP-000003']);
  });

  it('[ROUTE-06] that leads to a special screen takes the whole query along', async () => {
    expect(await open('/all-snacks/flaminhotshop?utm_source=mail&lang=es-us')).toEqual([
      302,
      '/flaminhotshop?utm_source=mail&lang=es-us',
    ]);
  });

  it('is not rendered for a network that waits for its share already; all else is answered', async () => {
    const asked = Array.from({ length: 20 }, (_, at) => `/all-snacks?brand=held&page=${at + 2}`);
    const statuses: number[] = [];
    const pages = asked.map(async (path) => {
      const answer = await fetch(`http://127.0.0.1:${shop.port}${path}`);
      const text = await answer.text();
      statuses.push(answer.status);
      if (answer.status === 429) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(text).toContain('One moment, please');
      }
    });
    await vi.waitFor(() => expect(statuses).toEqual([429, 429, 429, 429, 429]), 90_000);
    // What was rendered before is still shown, and calls do not wait at all.
    expect((await open('/'))[0]).toBe(200);
    expect((await shop.get('/services/labelslist')).status).toBe(200);
    writeFileSync(join(folder, 'server', 'go'), '');
    await Promise.all(pages);
    expect(statuses.filter((status) => status === 200).length).toBe(15);
    expect((await open('/all-snacks?brand=one-more'))[0]).toBe(200);
  });
});
