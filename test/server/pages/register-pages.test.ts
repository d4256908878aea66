import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/data/database/database.ts';
import { makeRegisterPages } from '#server/pages/register-pages.ts';
import { pageFolder } from '#test/server/pages/page-folder.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop, testConfig } from '#test/server/setup/shops.ts';

const renderer = `export const openRenderer = () => async ({ url }) => {
  if (url.pathname === '/_app') return { kind: 'redirect', status: 302, location: '/' };
  const meta = { description: '"><script>', canonical: 'http://localhost/any', kind: 'website',
    alternates: [], image: 'http://localhost/p.jpg', listed: true, structured: [{ name: '</script><script>' }] };
  return { kind: 'page', status: 200, title: '</title>', meta, language: 'en-US', theme: undefined,
    html: '<main>a page</main>', data: { evil: '</script>' }, splash: false, screens: [] };
};`;

describe('pages', () => {
  const { folder, remove } = pageFolder(renderer);
  let database: Database;
  let shop: TestShop;
  const lines: string[] = [];
  beforeAll(async () => {
    database = await openInMemory();
    shop = await startTestShop({
      database,
      config: testConfig({ logLevel: 'warn' }),
      logTarget: { write: (line) => lines.push(line) },
      registerPages: makeRegisterPages({ distFolder: folder }),
    });
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
    remove();
  });

  /** The path as it is, which `fetch` would tidy. */
  const statusOf = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port: shop.port, path }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asking.on('error', reject);
      asking.end();
    });

  it('say that they can be asked for again while the database is away', async () => {
    const lost = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const cut = await startTestShop({
      database,
      registerPages: (pages, host) =>
        makeRegisterPages({ distFolder: folder })(pages, {
          ...host,
          catalogVersion: () => Promise.reject(lost),
        }),
    });
    const answer = await fetch(`http://127.0.0.1:${cut.port}/`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.text()).toContain('<section lang="es-US">');
    await cut.close();
  });

  it('do not start where the web shop was not built', async () => {
    const half = pageFolder(renderer);
    rmSync(join(half.folder, 'server'), { recursive: true });
    const starting = startTestShop({
      database,
      registerPages: makeRegisterPages({ distFolder: half.folder }),
    });
    await expect(starting).rejects.toThrow('The web shop is not built: run "npm run build" first.');
    half.remove();
  });

  it.each([
    [true, 'before the shop listens'],
    [false, 'after that'],
  ])('have what renders them loaded without being asked: %s, %s', async (isLoadedFirst) => {
    const counted = pageFolder(`import { writeFileSync } from 'node:fs';
      writeFileSync(new URL('../loaded', import.meta.url), '');
      ${renderer}`);
    const isLoaded = () => existsSync(join(counted.folder, 'loaded'));
    const atListening: boolean[] = [];
    const unasked = await startTestShop({
      database,
      registerPages: async (pages, host) => {
        await makeRegisterPages({ distFolder: counted.folder, isLoadedFirst })(pages, host);
        pages.addHook('onListen', async () => void atListening.push(isLoaded()));
      },
    });
    expect(atListening).toEqual([isLoadedFirst]);
    await vi.waitFor(() => expect(isLoaded()).toBe(true), 90_000);
    await unasked.close();
    counted.remove();
  });

  it('keep a shop from starting that is to have them loaded first, and cannot', async () => {
    const broken = pageFolder('nothing here is a module of JavaScript');
    const pagesOf = (isLoadedFirst: boolean) =>
      makeRegisterPages({ distFolder: broken.folder, isLoadedFirst });
    await expect(startTestShop({ database, registerPages: pagesOf(true) })).rejects.toThrow(
      'Unexpected identifier',
    );
    const told: string[] = [];
    const other = await startTestShop({
      database,
      config: testConfig({ logLevel: 'error' }),
      logTarget: { write: (line) => told.push(line) },
      registerPages: pagesOf(false),
    });
    await vi.waitFor(() => expect(told.join('')).toContain('pages cannot be rendered'), 90_000);
    await other.close();
    broken.remove();
  });

  it('are rendered so many times a minute for one address; files do not count', async () => {
    writeFileSync(join(folder, 'client', 'assets', 'a.js'), '0');
    const limited = await startTestShop({
      database,
      config: testConfig({ rateLimit: 2 }),
      registerPages: makeRegisterPages({ distFolder: folder }),
    });
    const get = (path: string) => fetch(`http://127.0.0.1:${limited.port}${path}`);
    const statuses = [];
    for (const path of ['/a', '/b', '/assets/a.js', '/assets/a.js', '/c']) {
      statuses.push((await get(path)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const busy = await get('/d');
    expect(Number(busy.headers.get('retry-after'))).toBeGreaterThan(0);
    const text = await busy.text();
    for (const words of ['One moment, please', 'Un momento, por favor'])
      expect(text).toContain(words);
    await limited.close();
  });

  it('carry the headers of a document; their files only those that browsers heed of a file', async () => {
    writeFileSync(join(folder, 'client', 'assets', 'a.js'), '0');
    writeFileSync(join(folder, 'client', 'assets', 'a.svg'), '<svg/>');
    const headersOf = async (path: string) =>
      (await fetch(`http://127.0.0.1:${shop.port}${path}`)).headers;
    const [page, script, picture] = await Promise.all(
      ['/any', '/assets/a.js', '/assets/a.svg'].map(headersOf),
    );
    for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy']) {
      expect([name, page?.get(name)]).not.toEqual([name, null]);
      expect([name, script?.get(name)]).toEqual([name, null]);
    }
    for (const part of [script, picture]) {
      expect(part?.get('x-content-type-options')).toBe('nosniff');
      expect(part?.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(part?.get('cache-control')).toMatch(/^public, max-age=/);
    }
    // Opened by itself a picture is a document, which may run nothing.
    expect(picture?.get('content-security-policy')).toMatch(/^default-src 'none';/);
  });

  it('come with what they hold made harmless', async () => {
    const answer = await fetch(`http://127.0.0.1:${shop.port}/any`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('<main>a page</main>');
    expect(text).toContain('<title>&lt;/title&gt;</title>');
    expect(text).not.toContain('"</script>');
  });

  it.each(['//', '//[', '//evil.example/x', '//:99999', '/%'])(
    'answer the odd address %s without a failure of their own',
    async (path) => {
      lines.length = 0;
      expect(await statusOf(path)).toBeLessThan(500);
      expect(lines).toEqual([]);
    },
  );
});
