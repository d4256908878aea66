import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshEnvironment, type RunningShop, startShop } from '#scripts/running-shop.ts';
import { createDatabase, dropDatabase } from '#test/server/setup/database/databases.ts';

const built = existsSync('dist/client') && existsSync('dist/zip-codes.txt');
const server = process.env['TEST_DATABASE_URL'];

describe.skipIf(!built || server === undefined)(
  'three first starts on one empty database (skipped unless built, and without TEST_DATABASE_URL)',
  () => {
    let url: string;
    const folders: string[] = [];
    const shops: RunningShop[] = [];
    beforeAll(async () => {
      url = await createDatabase(server ?? '');
    });
    afterAll(async () => {
      for (const shop of shops) await shop.stop('SIGKILL');
      await dropDatabase(server ?? '', url);
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });

    it('all come up, and the shop is filled once', async () => {
      const starts = await Promise.allSettled(
        [1, 2, 3].map(async () => {
          const folder = mkdtempSync(`${tmpdir()}/first-start-`);
          folders.push(folder);
          const environment = { ...(await freshEnvironment(folder)), DATABASE_URL: url };
          const shop = await startShop(environment);
          shops.push(shop);
          return { ...shop, identity: `http://localhost:${environment.CRUNCH_IDENTITY_PORT}` };
        }),
      );
      expect(starts.filter(({ status }) => status === 'rejected')).toEqual([]);
      const running = starts.flatMap((start) => (start.status === 'fulfilled' ? start.value : []));
      const counts = await Promise.all(
        running.map(async ({ toolsOrigin }) => {
          const status = await (await fetch(`${toolsOrigin}/sandbox/status`)).json();
          return (status as { readonly products: number }).products;
        }),
      );
      expect(counts[0]).toBeGreaterThan(100);
      expect(new Set(counts).size).toBe(1);
      // The provider makes its tables and people with its first request.
      const keys = await Promise.all(
        running.map(({ identity }) => fetch(`${identity}/oauth2/default/v1/keys`)),
      );
      expect(keys.map(({ status }) => status)).toEqual([200, 200, 200]);
    });
  },
);
