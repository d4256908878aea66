import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/data/database/database.ts';
import { isDatabaseReady } from '#server/data/database/database-ready.ts';
import { migrate, newestMigration } from '#server/data/database/migrate.ts';
import {
  createDatabase,
  describeOnBothDatabases,
  dropDatabase,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';

describeOnBothDatabases('the schema', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const version = async (): Promise<string> =>
    (await database.db.selectFrom('catalog_version').select('version').executeTakeFirstOrThrow())
      .version;
  const addSetting = (key: string) =>
    database.db.insertInto('settings').values({ key, value: 'x' }).execute();

  it('is up to date once migrated, and migrating again changes nothing', async () => {
    expect(await isDatabaseReady(database.db)).toBe(true);
    await migrate(database.db);
    expect(await isDatabaseReady(database.db)).toBe(true);
  });

  it('is not looked through by kysely when exactly these migrations have run', async () => {
    const whole = vi.spyOn(Migrator.prototype, 'migrateToLatest');
    await migrate(database.db);
    expect(whole).not.toHaveBeenCalled();
  });

  it('of a later shop is refused', async () => {
    const later = sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`;
    await later.execute(database.db);
    await expect(migrate(database.db)).rejects.toThrow('9999-later');
    await sql`delete from kysely_migration where name = '9999-later'`.execute(database.db);
  });

  it('with another migration in the place of one is refused', async () => {
    const rename = (from: string, to: string) =>
      sql`update kysely_migration set name = ${to} where name = ${from}`.execute(database.db);
    await rename(newestMigration, '9999-other');
    await expect(migrate(database.db)).rejects.toThrow('9999-other');
    await rename('9999-other', newestMigration);
  });

  it('that lacks a migration is brought up to date', async () => {
    const last = sql`delete from kysely_migration where name = ${newestMigration}`;
    await last.execute(database.db);
    const whole = vi
      .spyOn(Migrator.prototype, 'migrateToLatest')
      .mockResolvedValue({ results: [] });
    await migrate(database.db);
    expect(whole).toHaveBeenCalledTimes(1);
    await sql`insert into kysely_migration (name, timestamp) values (${newestMigration}, '')`.execute(
      database.db,
    );
  });

  it('counts the catalogue version up at every commit that changes something', async () => {
    const before = BigInt(await version());
    await addSetting('one');
    expect(BigInt(await version())).toBe(before + 1n);
    await addSetting('two');
    await database.db.deleteFrom('settings').execute();
    expect(BigInt(await version())).toBe(before + 3n);
  });

  it('counts once for a transaction of many changes, and not for one rolled back', async () => {
    const before = BigInt(await version());
    await database.db.transaction().execute(async (changes) => {
      await changes.insertInto('settings').values({ key: 'three', value: '' }).execute();
      await changes.insertInto('settings').values({ key: 'four', value: '' }).execute();
    });
    expect(BigInt(await version())).toBe(before + 1n);
    const undone = database.db.transaction().execute(async (changes) => {
      await changes.insertInto('settings').values({ key: 'five', value: '' }).execute();
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(BigInt(await version())).toBe(before + 1n);
  });

  it('gives big integers as text', async () => {
    const { rows } = await sql`select 9007199254740993::bigint as big`.execute(database.db);
    expect(rows).toEqual([{ big: '9007199254740993' }]);
  });
});

const server = process.env['TEST_DATABASE_URL'];
describe.skipIf(server === undefined)(
  'several processes on PostgreSQL (skipped without TEST_DATABASE_URL)',
  () => {
    it('may migrate at the same time', async () => {
      const url = await createDatabase(server ?? '');
      const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url })));
      try {
        await Promise.all(databases.map(({ db }) => migrate(db)));
        for (const { db } of databases) expect(await isDatabaseReady(db)).toBe(true);
      } finally {
        await Promise.all(databases.map((database) => database.close()));
        await dropDatabase(server ?? '', url);
      }
    });
  },
);
