import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/data/database/database.ts';
import { migratedCopy } from '#test/server/setup/database/migrated-copy.ts';

describe('an embedded database', () => {
  it.each([0, 1])('is closed after %i questions', async (questions) => {
    const copy = await migratedCopy();
    const create = vi.spyOn(PGlite, 'create');
    const database = await openDatabase({ dataDir: 'memory://', copy });
    const opened = (await create.mock.results[0]?.value) as PGlite;
    for (let asked = 0; asked < questions; asked += 1) await sql`select 1`.execute(database.db);
    expect(opened.closed).toBe(false);
    await database.close();
    expect(opened.closed).toBe(true);
  });
});
