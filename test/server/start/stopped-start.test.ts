import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshEnvironment } from '#scripts/running-shop.ts';
import { openDatabase } from '#server/data/database/database.ts';
import { childEnvironment, node } from '#test/server/setup/child-process.ts';
import { laySeeded } from '#test/server/setup/database/seeded-copy.ts';

const built = existsSync('dist/client') && existsSync('dist/zip-codes.txt');

describe.skipIf(!built)('a start that is stopped (skipped unless built: npm run build)', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crunchcart-stopped-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each(['new', 'existing'])('ends in order, and leaves its %s data whole', async (kind) => {
    const environment = await freshEnvironment(folder);
    if (kind === 'existing') await laySeeded(folder);
    const child = spawn(node, ['server/start/development-start.ts'], {
      env: { ...childEnvironment, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    }
    const ended = once(child, 'exit');
    // The database is being opened from now on.
    await expect.poll(() => existsSync(join(folder, 'server.lock')), { interval: 1 }).toBe(true);
    child.kill('SIGTERM');
    const [code] = await ended;
    expect([code, said]).toEqual([0, '']);
    expect(existsSync(join(folder, 'server.lock'))).toBe(false);
    const database = await openDatabase({ dataDir: folder });
    await database.close();
  });
});
