import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/data/database/database.ts';
import { createDatabase, dropDatabase } from '#test/server/setup/database/databases.ts';

const server = process.env['TEST_DATABASE_URL'];

describe.skipIf(server === undefined)(
  'statements PostgreSQL remembers (needs TEST_DATABASE_URL)',
  () => {
    let url: string;
    let database: Database;
    beforeAll(async () => {
      url = await createDatabase(server ?? '');
      database = await openDatabase({ url, connections: 1 });
    });
    afterAll(async () => {
      await database.close();
      await dropDatabase(server ?? '', url);
    });

    const remembered = async (): Promise<readonly string[]> => {
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements where statement not like '%pg_prepared%'
      `.execute(database.db);
      return rows.map(({ statement }) => statement);
    };

    it('what reads is planned once, whatever its values; what changes is not kept', async () => {
      await sql`create table snacks (name text, crunch integer)`.execute(database.db);
      for (const name of ['chips', 'pretzel']) {
        await sql`insert into snacks values (${name}, 1)`.execute(database.db);
      }
      for (const name of ['chips', 'pretzel', 'nothing']) {
        const { rows } = await sql`select crunch from snacks where name = ${name}`.execute(
          database.db,
        );
        expect(rows).toEqual(name === 'nothing' ? [] : [{ crunch: 1 }]);
      }
      expect(await remembered()).toEqual(['select crunch from snacks where name = $1']);
    });

    it('a column added by another process does not break what is remembered', async () => {
      const all = () => sql`select * from "snacks" where crunch = 1`.execute(database.db);
      expect((await all()).rows).toHaveLength(2);
      await sql`alter table snacks add column salt integer default 3`.execute(database.db);
      expect((await all()).rows[0]).toHaveProperty('salt', 3);
    });

    it('connections compile nothing', async () => {
      const { rows } = await sql<{ jit: string }>`show jit`.execute(database.db);
      expect(rows).toEqual([{ jit: 'off' }]);
    });
  },
);
