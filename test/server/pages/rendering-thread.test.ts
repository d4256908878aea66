import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InProcessRequest } from '#server/api/in-process.ts';
import { publicConfigOf } from '#server/base/config/public-config-of.ts';
import {
  Redirected,
  type RenderedShop,
  type RenderingThread,
  startRenderingThread,
} from '#server/pages/rendering-thread.ts';
import { pageFacts, pageFolder } from '#test/server/pages/page-folder.ts';
import { testConfig } from '#test/server/setup/shops.ts';

const renderer = `import { createRequire } from 'node:module';
export const openRenderer = (transport) => async ({ url, origin }) => {
  if (url.pathname === '/broken') throw new TypeError('no page');
  if (url.pathname === '/stuck') for (;;);
  if (url.pathname === '/dead') process.exit(3);
  if (url.pathname === '/waits') await new Promise(() => undefined);
  if (url.pathname === '/large') for (const all = []; ; ) all.push(Array(3e6).fill(url.href));
  if (url.pathname === '/old') return { kind: 'redirect', status: 302, location: '/new' };
  if (url.pathname === '/library') {
    const load = createRequire(${JSON.stringify(import.meta.url)});
    load('react-dom/server');
    return { ...${pageFacts}, html: Object.keys(load.cache).filter((file) => file.includes('react-dom')).join(' ') };
  }
  const answer = await transport({ method: 'POST', path: '/list' + url.search, headers: { a: '1', b: undefined },
    body: { page: 1, none: undefined } });
  return { ...${pageFacts}, html: '<main>' + origin + ' ' + JSON.stringify(answer.body) + '</main>' };
};`;

const facts = {
  publicConfig: publicConfigOf(testConfig(), { sandbox: false }),
  origin: 'https://shop.example',
};

describe('the thread that renders pages', () => {
  const { folder, remove } = pageFolder(renderer);
  const asked: InProcessRequest[] = [];
  let thread: RenderingThread;
  beforeAll(async () => {
    thread = await startRenderingThread({
      distFolder: folder,
      shop: Promise.resolve({
        ...facts,
        call: async (request) => {
          asked.push(request);
          if (request.path.endsWith('?fails')) throw new Error('no answer');
          return { status: 200, headers: {}, body: { data: ['a snack'] } };
        },
      }),
      patience: 1500,
      mostMegabytes: 32,
    });
  });
  afterAll(async () => {
    await thread.close();
    remove();
  });
  const render = async (path: string): Promise<string> =>
    (await thread.render(`http://localhost${path}`)).html.toString();

  it('renders with what the shop answers', async () => {
    const { status, html, packed, etag } = await thread.render('http://localhost/any');
    expect(status).toBe(200);
    expect(html.toString()).toContain('<main>https://shop.example {"data":["a snack"]}</main>');
    expect(packed.length).toBeGreaterThan(0);
    expect(etag).toMatch(/^W\/"/);
    expect(asked.at(-1)).toEqual({
      method: 'POST',
      path: '/list',
      headers: { a: '1' },
      body: { page: 1 },
    });
  });

  it('renders with the library as it is for shoppers, not with its checks for developers', async () => {
    const html = await render('/library');
    expect(html).toContain('react-dom-server.node.production.js');
    expect(html).not.toContain('development');
  });

  it('says where a page leads, and what went wrong with one', async () => {
    await expect(render('/old')).rejects.toBeInstanceOf(Redirected);
    await expect(render('/old')).rejects.toMatchObject({ status: 302, location: '/new' });
    await expect(render('/broken')).rejects.toThrow('no page');
    expect(await render('/any?fails')).toContain('<main>');
  });

  it.each([
    ['/stuck', 'ended'],
    ['/waits', 'ended'],
    ['/dead', 'ended'],
    ['/large', 'memory'],
  ])('[ERR-19] ends at %s, and another one renders the next page', async (path, why) => {
    await expect(render(path)).rejects.toThrow(why);
    expect(await render('/any')).toContain('a snack');
  });

  it('renders nothing any more once it is closed', async () => {
    const other = await startRenderingThread({
      distFolder: folder,
      shop: Promise.resolve({
        ...facts,
        call: async () => ({ status: 200, headers: {}, body: {} }),
      }),
    });
    const waits = expect(other.render('http://localhost/waits')).rejects.toThrow('ended');
    await other.close();
    await waits;
    await expect(other.render('http://localhost/any')).rejects.toThrow('closing');
  });

  it('loads before it knows its shop, and begins once it does', async () => {
    const { promise: shop, resolve } = Promise.withResolvers<RenderedShop>();
    let isReady = false;
    const starting = startRenderingThread({ distFolder: folder, shop });
    starting.then(
      () => {
        isReady = true;
      },
      () => undefined,
    );
    await expect(render('/any')).resolves.toContain('a snack');
    expect(isReady).toBe(false);
    resolve({ ...facts, call: async () => ({ status: 200, headers: {}, body: { data: [] } }) });
    const late = await starting;
    const { html } = await late.render('http://localhost/any');
    expect(html.toString()).toContain('https://shop.example');
    await late.close();
  });

  it('does not start without a web shop that was built', async () => {
    const empty = pageFolder('nothing here is a module of JavaScript');
    const starting = startRenderingThread({
      distFolder: empty.folder,
      shop: Promise.resolve({
        ...facts,
        call: async () => ({ status: 200, headers: {}, body: {} }),
      }),
    });
    await expect(starting).rejects.toThrow();
    empty.remove();
  });
});
