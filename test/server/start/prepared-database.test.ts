import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/data/database/database.ts';

describe('an embedded database that begins as one that was made before', () => {
  const place = mkdtempSync(join(tmpdir(), 'crunchcart-prepared-'));
  const prepared = join(place, 'made', 'database');
  beforeAll(async () => {
    const { db, close } = await openDatabase({ dataDir: join(place, 'made') });
    await sql`create table snacks (name text)`.execute(db);
    await sql`insert into snacks values ('popcorn')`.execute(db);
    await close();
  });
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  const snacksOf = async (dataDir: string): Promise<readonly string[]> => {
    const { db, close } = await openDatabase({ dataDir, prepared });
    try {
      const { rows } = await sql<{ name: string }>`select name from snacks order by name`.execute(
        db,
      );
      await sql`insert into snacks values ('chips')`.execute(db);
      return rows.map(({ name }) => name);
    } finally {
      await close();
    }
  };

  it('has what that one had, keeps its own, and leaves that one as it was', async () => {
    expect(await snacksOf(join(place, 'first'))).toEqual(['popcorn']);
    expect(await snacksOf(join(place, 'first'))).toEqual(['chips', 'popcorn']);
    expect(await snacksOf(join(place, 'second'))).toEqual(['popcorn']);
  });

  it('takes an eighth of the memory for buffers that PGlite takes by itself', async () => {
    const { db, close } = await openDatabase({ dataDir: join(place, 'first'), prepared });
    try {
      const { rows } = await sql<{ shared_buffers: string }>`show shared_buffers`.execute(db);
      expect(rows).toEqual([{ shared_buffers: '16MB' }]);
    } finally {
      await close();
    }
  });

  it('begins anew where an earlier start was ended while it copied', async () => {
    const half = join(place, 'ended', 'database.copying');
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, 'PG_VERSION'), '1');
    expect(await snacksOf(join(place, 'ended'))).toEqual(['popcorn']);
    expect(existsSync(half)).toBe(false);
  });

  it('leaves nothing behind where it cannot be opened', async () => {
    const damaged = join(place, 'damaged');
    cpSync(prepared, damaged, { recursive: true });
    rmSync(join(damaged, 'global'), { recursive: true });
    const dataDir = join(place, 'third');
    await expect(openDatabase({ dataDir, prepared: damaged })).rejects.toThrow('cannot be opened');
    expect(readdirSync(dataDir).filter((name) => name.startsWith('database'))).toEqual([]);
  });

  it('is made from nothing where nothing was made before', async () => {
    const dataDir = join(place, 'fourth');
    const { db, close } = await openDatabase({ dataDir, prepared: join(place, 'nowhere') });
    await sql`select 1`.execute(db);
    await close();
  });
});
