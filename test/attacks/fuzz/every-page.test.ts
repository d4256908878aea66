import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRegisterPages } from '#server/pages/register-pages.ts';
import {
  hostilePage,
  oddAddresses,
  running,
  runningAddress,
} from '#test/attacks/fuzz/hostile-pages.ts';
import { routePaths } from '#test/attacks/fuzz/route-paths.ts';
import { startWholeShop, type WholeShop } from '#test/attacks/fuzz/whole-shop.ts';

const built = existsSync('dist/client') && existsSync('dist/server');
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 10);
describe.skipIf(!built)('every page under fire (skipped unless built: npm run build)', () => {
  let shop: WholeShop;
  let before = '';
  beforeAll(async () => {
    shop = await startWholeShop(makeRegisterPages());
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
    await fc.assert(
      fc.asyncProperty(hostilePage(path), async (address) => {
        await holds(address);
      }),
      { numRuns: Math.ceil(numRuns / 4), interruptAfterTimeLimit: 60_000 },
    );
  });

  it.each(oddAddresses)(
    '[ROUTE-30] the odd address %j is answered without a failure of our own',
    async (path) => {
      await holds(path);
    },
  );

  it('[ROUTE-30] wrote down no failure of its own, and changed nothing', async () => {
    expect(shop.failures).toEqual([]);
    expect(await shop.state()).toBe(before);
  });
});
