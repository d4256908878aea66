import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/data/database/database.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { makeRegisterPages } from '#server/pages/register-pages.ts';
import { pageFacts, pageFolder } from '#test/server/pages/page-folder.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop } from '#test/server/setup/shops.ts';
import { manyProducts, smallCatalog } from '#test/server/setup/small-catalog.ts';

/** Keeps which addresses it drew, and says how many; a shelf of nothing is missing. */
const renderer = `const drawn = [];
export const openRenderer = () => async ({ url }) => {
  const address = url.pathname + url.search;
  drawn.push(address);
  const status = url.pathname.includes('not-found') || url.searchParams.has('brand') ? 404 : 200;
  const said = url.pathname === '/faq' ? drawn.join(' ') : drawn.length;
  return { ...${pageFacts}, status, html: '<main>' + said + '</main>' };
};`;

/** The last of five sells best. */
const products = (count: number) =>
  Array.from(manyProducts(count), (each, at) => (at === 4 ? { ...each, bestsellerRank: 1 } : each));

describe('pages in memories', () => {
  const { folder, remove } = pageFolder(renderer);
  const shops: TestShop[] = [];
  let database: Database;
  const start = async (quiet?: number): Promise<TestShop> => {
    const registerPages = makeRegisterPages({ distFolder: folder, quiet });
    const shop = await startTestShop({ database, registerPages });
    shops.push(shop);
    return shop;
  };
  const ask = (shop: TestShop, path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${shop.port}${path}`, { headers });
  const drawnBy = async (shop: TestShop, path: string): Promise<string | undefined> =>
    /<main>(.*)<\/main>/.exec(await (await ask(shop, path)).text())?.[1];
  beforeAll(async () => {
    database = await openInMemory();
    await loadCatalog(database.db, smallCatalog(products(5)));
  });
  afterAll(async () => {
    for (const shop of shops) await shop.close();
    await database.close();
    remove();
  });

  it('of a proxy: pages of the catalogue for a minute, each under the names it is forgotten by', async () => {
    const shop = await start();
    const keys = async (path: string) => {
      const { headers } = await ask(shop, path);
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
      expect(headers.get('cdn-cache-control')).toContain('stale-while-revalidate=600');
      expect(headers.get('vary')).toBe('accept-encoding');
      expect(headers.get('set-cookie')).toBeNull();
      return headers.get('surrogate-key');
    };
    expect(await keys('/')).toBe('pages home');
    expect(await keys('/all-snacks/chips?sort=name')).toBe('pages lists list-all-snacks-chips');
    expect(await keys('/product/CHP-000003?x=1')).toBe('pages products product-CHP-000003');
    expect(await keys('/faq')).toBe('pages content');
  });

  it('of a proxy: what somebody is doing is not there, nor what is missing or sent as it was', async () => {
    const shop = await start();
    for (const path of [
      '/cart',
      '/login?token=t',
      '/thank-you/1',
      '/nowhere',
      '/all-snacks?brand=x',
    ]) {
      const { headers } = await ask(shop, path);
      expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-cache']);
      expect([path, headers.get('surrogate-key')]).toEqual([path, null]);
    }
    const page = await ask(shop, '/faq');
    const again = await ask(shop, '/faq', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect([again.status, again.headers.get('surrogate-key')]).toEqual([304, 'pages content']);
  });

  it('of several processes are all forgotten when the catalogue changes', async () => {
    const both = [await start(), await start()];
    const drawn = () => Promise.all(both.map((shop) => drawnBy(shop, '/product/CHP-000001')));
    const before = await drawn();
    expect(await drawn()).toEqual(before);
    await loadCatalog(database.db, smallCatalog(products(6)));
    const isNew = async () => (await drawn()).every((number, at) => number !== before[at]);
    await expect.poll(isNew).toBe(true);
  });

  it('are there before somebody asks: home, the list of all, and what sells best', async () => {
    const shop = await start(0);
    const ahead = [
      '/',
      '/all-snacks',
      '/?lang=es-us',
      '/all-snacks?lang=es-us',
      '/product/CHP-000004',
    ];
    let asked = 0;
    const drawn = async () => {
      asked += 1;
      return (await drawnBy(shop, `/faq?q=${asked}`))?.split(' ');
    };
    await expect.poll(drawn).toEqual(expect.arrayContaining(ahead));
  });
});
