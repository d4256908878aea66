import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPages } from '#server/pages/register-pages.ts';
import { canary, nastyText } from '#test/arbitraries/wire-junk.ts';
import { routePaths } from '#test/server/fuzz/route-paths.ts';
import { startWholeShop, type WholeShop } from '#test/server/fuzz/whole-shop.ts';

const built = existsSync('dist/client') && existsSync('dist/server');
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 10);
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** HTML that would run: what was sent must not come back as an element. */
const running = [canary, '<img src=x onerror'];
/** Attributes whose value a browser may run; a form may carry any text in a value. */
const runningAddress = /(?:href|src|action|data)="\s*javascript:/i;

describe.skipIf(!built)(
  'every page under fire (skipped unless built: npm run build)',
  { timeout: 120_000 },
  () => {
    let shop: WholeShop;
    let before = '';
    beforeAll(async () => {
      shop = await startWholeShop(registerPages);
      before = await shop.state();
    });
    afterAll(async () => {
      await shop.close();
    });

    const holds = async (path: string): Promise<number> => {
      const answer = await shop.ask({ path });
      expect([path.slice(0, 300), answer.status < 500]).toEqual([path.slice(0, 300), true]);
      for (const text of running) expect(answer.text).not.toContain(text);
      expect(runningAddress.test(answer.text), path.slice(0, 300)).toBe(false);
      expect(answer.headers['set-cookie']).toBeUndefined();
      const { location } = answer.headers;
      // Nobody is sent to another host.
      if (location !== undefined) expect(location).toMatch(/^\/(?!\/)/);
      return answer.status;
    };

    it('[ERR-19] [ROUTE-30] finds the pages there are', async () => {
      expect(routePaths.length).toBeGreaterThan(8);
      expect(await holds('/')).toBe(200);
      expect(await holds('/all-snacks')).toBe(200);
    });

    it.each(routePaths)('[ROUTE-30] %s takes any query and any part of a path', async (path) => {
      const names = fc.oneof(
        fc.constantFrom('lang', 'view', 'brand', 'flavor', 'size', 'sort', 'page', 'type', 'q'),
        fc.constantFrom('text', 'price', 'available', '__proto__', 'constructor', ''),
      );
      const address = path.replace(/:[A-Za-z]+|\*/g, 'x');
      const withPart = nastyText.map((text) => path.replace(/:[A-Za-z]+|\*/g, encoded(text)));
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(fc.constant(address), withPart),
          fc.array(fc.tuple(names, nastyText), { maxLength: 4 }),
          async (start, pairs) => {
            const query = pairs
              .map(([name, text]) => `${encoded(name)}=${encoded(text)}`)
              .join('&');
            fc.pre(start.length + query.length < 8000);
            await holds(query === '' ? start : `${start}?${query}`);
          },
        ),
        { numRuns: Math.ceil(numRuns / 4), interruptAfterTimeLimit: 60_000 },
      );
    });

    it.each([
      ...['//', '//evil.example/x', '/\\evil.example', '/%2f%2fevil.example', '/..', '/%2e%2e/x'],
      ...[
        '/%',
        '/%ff',
        '/%c0%af',
        '/%00',
        '/%u0041',
        '/?%',
        '/?%ff=%ff',
        '/?lang=%',
        '/;x',
        '/a%0d%0ab',
      ],
      ...['/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/packs/..%2f..%2fx'],
      ...['/.git/config', '/.env', '/index.html', '/all-snacks/%', '/product/%', '/product/%00'],
      `/${'x/'.repeat(3000)}`,
      `/?${'a=1&'.repeat(1500)}`,
      `/product/${'9'.repeat(4000)}`,
    ])('[ROUTE-30] the odd address %j is answered without a failure of our own', async (path) => {
      await holds(path);
    });

    it('[ROUTE-30] wrote down no failure of its own, and changed nothing', async () => {
      expect(shop.failures).toEqual([]);
      expect(await shop.state()).toBe(before);
    });
  },
);
