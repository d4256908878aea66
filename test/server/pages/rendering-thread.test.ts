import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InProcessRequest } from '#server/api/in-process.ts';
import { publicConfigOf } from '#server/base/config/public-config-of.ts';
import {
  makeRenderingThread,
  Redirected,
  type RenderingThread,
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
  beforeAll(() => {
    thread = makeRenderingThread({
      distFolder: folder,
      ...facts,
      call: async (request) => {
        asked.push(request);
        if (request.path.endsWith('?fails')) throw new Error('no answer');
        return { status: 200, headers: {}, body: { data: ['a snack'] } };
      },
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

  const call = async () => ({ status: 200, headers: {}, body: {} });

  it('renders nothing any more once it is closed', async () => {
    const other = makeRenderingThread({ distFolder: folder, ...facts, call });
    const waits = expect(other.render('http://localhost/waits')).rejects.toThrow('ended');
    await other.close();
    await waits;
    await expect(other.render('http://localhost/any')).rejects.toThrow('closing');
  });

  it('can load before its first page, once', async () => {
    const counted = pageFolder(
      `import { appendFileSync } from 'node:fs';
       appendFileSync(new URL('../loads', import.meta.url), 'once ');
       ${renderer}`,
    );
    const other = makeRenderingThread({ distFolder: counted.folder, ...facts, call });
    await other.load();
    const loads = () => readFileSync(join(counted.folder, 'loads'), 'utf8');
    expect(loads()).toBe('once ');
    await other.render('http://localhost/any');
    expect(loads()).toBe('once ');
    await other.close();
    counted.remove();
  });

  it('ends a renderer that never loads', async () => {
    const endless = pageFolder('await new Promise((resolve) => setTimeout(resolve, 1e8));');
    const other = makeRenderingThread({
      distFolder: endless.folder,
      ...facts,
      call,
      patience: 300,
    });
    await expect(other.load()).rejects.toThrow('ended');
    endless.remove();
  });

  it('says what a renderer fails with that cannot be loaded, and tries again with the next page', async () => {
    const broken = pageFolder('nothing here is a module of JavaScript');
    const other = makeRenderingThread({ distFolder: broken.folder, ...facts, call });
    await expect(other.load()).rejects.toThrow('Unexpected identifier');
    await expect(other.render('http://localhost/any')).rejects.toThrow('Unexpected identifier');
    writeFileSync(join(broken.folder, 'server', 'entry-server.js'), renderer);
    expect((await other.render('http://localhost/any')).status).toBe(200);
    await other.close();
    broken.remove();
  });
});
