import { spawnSync } from 'node:child_process';
import { AbortedTransactionError, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginDatabase, type Database } from '#server/data/database/database.ts';
import { childEnvironment, node } from '#test/server/setup/child-process.ts';

const script = new URL('embedded-process.ts', import.meta.url).pathname;

describe('the thread of the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = beginDatabase({ dataDir: 'memory://' }));
    await sql`create table snacks (name text primary key)`.execute(database.db);
  });
  afterAll(() => database.close());

  const names = async (): Promise<readonly unknown[]> => {
    const { rows } = await sql<{ name: string }>`select name from snacks`.execute(database.db);
    return rows.map(({ name }) => name);
  };
  const put = (name: string, db = database.db) =>
    sql`insert into snacks values (${name})`.execute(db);

  it('answers what was asked before it was open', async () => {
    const { database: other } = beginDatabase({ dataDir: 'memory://' });
    const { rows } = await sql<{ sum: number }>`select 1 + 1 as sum`.execute(other.db);
    expect(rows).toEqual([{ sum: 2 }]);
    await other.close();
  });

  it('goes on after a value that cannot be sent', async () => {
    await expect(sql`select ${Symbol('salt')}`.execute(database.db)).rejects.toThrow('cloned');
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });

  it('hands values over whole', async () => {
    const { rows } = await sql`
      select ${9007199254740993n}::bigint as large, ${new Date(0)}::timestamptz as "time", ${[1, 2]}::int[] as list,
        ${'{"a":[true]}'}::jsonb as document, ${Buffer.from([0, 255])}::bytea as bytes, null as nothing
    `.execute(database.db);
    expect(rows).toEqual([
      {
        ...{ large: '9007199254740993', time: new Date(0), list: [1, 2], nothing: null },
        ...{ document: { a: [true] }, bytes: Uint8Array.of(0, 255) },
      },
    ]);
  });

  it('keeps a transaction, takes one back that fails, and says when it could not keep one', async () => {
    const run = database.db.transaction();
    await run.execute(async (inside) => put('kept', inside));
    const failing = run.execute(async (inside) => {
      await put('taken back', inside);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const aborted = run.execute(async (inside) => {
      await put('kept', inside).catch(() => undefined);
    });
    await expect(aborted).rejects.toBeInstanceOf(AbortedTransactionError);
    expect(await names()).toEqual(['kept']);
  });

  it('tells what PostgreSQL says of a failure, without a copy of the statement and its values', async () => {
    await put('salty');
    const failure = await put('salty').catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).toMatchObject({ code: '23505', constraint: 'snacks_pkey', table: 'snacks' });
    for (const asked of ['query', 'params', 'queryOptions'])
      expect(failure).not.toHaveProperty(asked);
    await sql`delete from snacks where name = 'salty'`.execute(database.db);
  });
});

describe('a process with an embedded database', () => {
  const run = (options: readonly string[], ...given: readonly string[]) =>
    spawnSync(node, [...options, script, ...given], {
      encoding: 'utf8',
      env: childEnvironment,
      timeout: 120_000,
    });

  it('waits for an answer, and ends when it has nothing else to do', () => {
    const { status, stdout } = run([], "select 'popcorn' as name");
    expect([status, stdout]).toEqual([0, '{"name":"popcorn"}\n']);
  });

  it('ends when the thread does, to be started again', () => {
    const tooMuch = 'select n from generate_series(1, 2000000) n';
    const { status, stderr } = run(['--max-old-space-size=64'], tooMuch, 'stay');
    expect(stderr).toContain('ERR_WORKER_OUT_OF_MEMORY');
    expect(status).toBe(1);
  });
});
