import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginDatabase, openDatabase } from '#server/data/database/database.ts';
import { layMigrated } from '#test/server/setup/database/migrated-copy.ts';

/** How PostgreSQL left its files (`DBState` in its pg_control.h). */
const states = { 1: 'shut down', 6: 'in production' } as const;

describe('an embedded database', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crunchcart-closed-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const state = (): string | undefined => {
    const control = readFileSync(join(folder, 'database', 'global', 'pg_control'));
    // After the system's identifier and two versions.
    return states[control.readUInt32LE(16) as keyof typeof states];
  };

  it.each([0, 1])('is shut down after %i questions', async (questions) => {
    await layMigrated(folder);
    const database = await openDatabase({ dataDir: folder });
    for (let asked = 0; asked < questions; asked += 1) await sql`select 1`.execute(database.db);
    expect(state()).toBe('in production');
    await database.close();
    expect(state()).toBe('shut down');
  });

  it.each([
    ['new', async () => undefined],
    ['existing', layMigrated],
  ])('is closed only after it was opened, a %s one', async (_, lay) => {
    await lay(folder);
    const { database, opened } = beginDatabase({ dataDir: folder });
    const [first, second] = [database.close(), database.close()];
    // Also for who asks while somebody else's closing goes on.
    await second;
    expect(state()).toBe('shut down');
    await Promise.all([first, opened]);
    expect(existsSync(join(folder, 'server.lock'))).toBe(false);
  });

  it('is refused to a second one, and free again once it is closed', async () => {
    await layMigrated(folder);
    const database = await openDatabase({ dataDir: folder });
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow('is in use by process');
    await database.close();
    await expect(sql`select 1`.execute(database.db)).rejects.toThrow();
    const again = await openDatabase({ dataDir: folder });
    await again.close();
  });
});
