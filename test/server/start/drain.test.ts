import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childEnvironment, node } from '#test/server/setup/child-process.ts';
import { layMigrated } from '#test/server/setup/database/migrated-copy.ts';

const built = existsSync('dist/client') && existsSync('dist/zip-codes.txt');

describe.skipIf(!built)(
  'a server that is told to stop (skipped unless built: npm run build)',
  () => {
    let folder: string;
    const children: ChildProcess[] = [];
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'crunchcart-drain-'));
    });
    afterAll(() => {
      for (const child of children) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    });

    const start = async (name: string, environment: Record<string, string>) => {
      const dataDir = join(folder, name);
      await layMigrated(dataDir);
      const child = spawn(node, ['server/start/main.ts'], {
        env: {
          ...childEnvironment,
          CRUNCH_SHOP_PORT: '0',
          CRUNCH_DATA_DIR: dataDir,
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
      const origin = String((await lines.next()).value).replace('ready: ', '');
      const ask = async (path: string): Promise<number | 'refused'> =>
        fetch(`${origin}${path}`, { headers: { connection: 'close' } }).then(
          ({ status }) => status,
          () => 'refused',
        );
      const ended = once(child, 'exit').then(([code]) => code as number | null);
      return { child, origin, ask, ended };
    };

    it('says at once that it is not ready, and still takes requests', async () => {
      // As long as the test can take; the second signal ends it.
      const { child, ask, ended } = await start('long', { CRUNCH_DRAIN_MS: '600000' });
      expect(await ask('/readyz')).toBe(200);
      child.kill('SIGTERM');
      await expect.poll(() => ask('/readyz')).toBe(503);
      expect([await ask('/healthz'), await ask('/robots.txt')]).toEqual([200, 200]);
      child.kill('SIGTERM');
      expect(await ended).toBe(143);
    });

    it('gives a request in flight its time after that, and then stops', async () => {
      const { child, origin, ask, ended } = await start('short', { CRUNCH_DRAIN_MS: '500' });
      // A body that is not complete yet keeps the request open.
      const asking = request(`${origin}/webservices/contactus`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': '2' },
      });
      const answer = once(asking, 'response').then(([{ statusCode, headers }]) => [
        statusCode,
        headers.connection,
      ]);
      asking.write('{');
      await once(asking, 'socket');
      expect(await ask('/readyz')).toBe(200);
      child.kill('SIGTERM');
      await expect.poll(() => ask('/healthz')).toBe('refused');
      expect(child.exitCode).toBeNull();
      asking.end('}');
      // No more of them on this connection, which would hold the server up.
      expect(await answer).toEqual([400, 'close']);
      expect(await ended).toBe(0);
    });
  },
);
