import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/data/database/database.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { makeRegisterPages } from '#server/pages/register-pages.ts';
import { pageFacts, pageFolder } from '#test/server/pages/page-folder.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop } from '#test/server/setup/shops.ts';
import { manyProducts, smallCatalog } from '#test/server/setup/small-catalog.ts';

/** Says how many pages it drew; a shelf of nothing is missing, one of yesterday is elsewhere, one of tomorrow fails. */
const renderer = `let drawn = 0;
export const openRenderer = () => async ({ url }) => {
  drawn += 1;
  const brand = url.searchParams.get('brand');
  if (brand === 'yesterday') return { kind: 'redirect', status: 301, location: '/all-snacks' };
  if (brand === 'tomorrow') throw new Error('not yet');
  const status = brand === 'nobody' ? 404 : 200;
  const ownData = { language: 'en-us', loaderData: { drawn, at: url.pathname + url.search } };
  return { ...${pageFacts}, status, html: '<main>' + drawn + '</main>', ownData };
};`;

describe('what only a page shows', () => {
  const { folder, remove } = pageFolder(renderer);
  let database: Database;
  let shop: TestShop;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${shop.port}${path}`, { headers, redirect: 'manual' });
  beforeAll(async () => {
    database = await openInMemory();
    await loadCatalog(database.db, smallCatalog(manyProducts(5)));
    const registerPages = makeRegisterPages({ distFolder: folder });
    shop = await startTestShop({ database, registerPages });
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
    remove();
  });

  it('is answered as data by the page, drawn once for both, and said to caches as the page is', async () => {
    const page = await ask('/product/CHP-000003?x=1');
    const [, drawn] = /<main>(\d+)</.exec(await page.text()) ?? [];
    const answer = await ask('/page-data/product/CHP-000003?x=2');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toEqual({
      script: '',
      language: 'en-us',
      loaderData: { drawn: Number(drawn), at: '/product/CHP-000003' },
    });
    for (const name of ['cache-control', 'cdn-cache-control', 'surrogate-key', 'etag', 'vary'])
      expect(answer.headers.get(name), name).toBe(page.headers.get(name));
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    // What only documents need.
    for (const name of ['link', 'content-security-policy', 'permissions-policy'])
      expect(answer.headers.get(name), name).toBeNull();
  });

  it('of home, of a list and of another language is that of their addresses', async () => {
    for (const path of ['/', '/all-snacks/chips?sort=name', '/product/CHP-000001?lang=es-us']) {
      const { loaderData } = await (await ask(`/page-data${path}`)).json();
      expect(loaderData.at).toBe(path);
    }
  });

  it('is not sent again to who has it', async () => {
    const etag = String((await ask('/page-data/flavors')).headers.get('etag'));
    const again = await ask('/page-data/flavors', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask('/page-data/flavors', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each(['nobody', 'yesterday'])('is nothing where the shelf of %s is', async (brand) => {
    const answer = await ask(`/page-data/all-snacks?brand=${brand}`);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is nothing where the address is written in another way', async () => {
    expect((await ask('/page-dat%61/flavors')).status).toBe(204);
  });

  it('fails as the page does', async () => {
    expect((await ask('/page-data/all-snacks?brand=tomorrow')).status).toBe(500);
  });
});
