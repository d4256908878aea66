import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { getcustomer } from '#adapters/http/wire/calls/account/account-calls.ts';
import { startGateway } from '#sandbox/payments/start-gateway.ts';
import { systemClock } from '#server/base/host/clock.ts';
import type { Database } from '#server/data/database/database.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import type { RegisterPages } from '#server/pages/page-host.ts';
import { openCore } from '#server/start/open-core.ts';
import { openSandboxParties } from '#test/sandbox/parties/sandbox-parties.ts';
import { headersOf, providerUnderTest } from '#test/server/account/signed-in.ts';
import { openSeeded } from '#test/server/setup/database/seeded-copy.ts';
import { startTestShop, testConfig } from '#test/server/setup/shops.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

export interface RawRequest {
  readonly method?: string;
  /** As it is sent, not tidied. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Orders, gateway and catalogue together, so that no call has an excuse to fail. */
export interface WholeShop {
  ask(asked: RawRequest): Promise<RawAnswer>;
  readonly port: number;
  readonly gatewayPort: number;
  readonly database: Database;
  /** All that is stored, as one text; what only counts attempts or runs beside is left out. */
  state(): Promise<string>;
  /** The account of the one shopper who is signed in. */
  readonly accountId: string;
  /** What the server wrote down as its own failures. */
  readonly failures: readonly string[];
  close(): Promise<void>;
}

/** Limits and jobs change these without anybody's order. */
const beside = ['attempts', 'call_counts', 'audit_entries', 'outbox'];

export const startWholeShop = async (registerPages?: RegisterPages): Promise<WholeShop> => {
  const folder = mkdtempSync(join(tmpdir(), 'crunchcart-fuzz-'));
  const secret = Buffer.from('a secret for fuzzing only').toString('base64');
  const gateway = await startGateway({
    port: 0,
    dataFile: join(folder, 'ledger.jsonl'),
    merchantKey: { id: 'test', keyId: 'test-key', secret },
    targetOrigins: ['http://localhost:4100'],
    faultsEnabled: false,
    frameKeyPool: 1,
  });
  const database = await openSeeded();
  const { close: closeParties, ...parties } = await openSandboxParties().listen();
  const config = testConfig({
    ...parties,
    gateway: { origin: gateway.origin, merchantId: 'test', keyId: 'test-key', secret },
    vaultOrigins: [gateway.origin],
    logLevel: 'error',
  });
  const failures: string[] = [];
  const report = () => undefined;
  const core = await openCore({ config, database, clock: systemClock, report });
  core.startJobs();
  const signIn = providerUnderTest();
  signIn.people.set('ada', { firstName: 'Ada', lastName: 'Byron' });
  const shop = await startTestShop({
    database,
    config,
    calls: core.calls,
    signIn,
    logTarget: { write: (line) => failures.push(line) },
    ...(registerPages && { registerPages }),
  });
  const state = await watchState(database.db);
  const { body } = await shop.ask(getcustomer, { headers: headersOf('ada') });
  return {
    failures,
    accountId: String(body.data[0]?.['id']),
    ask: (asked) => send(shop.port, asked),
    port: shop.port,
    gatewayPort: Number(new URL(gateway.origin).port),
    database,
    state,
    close: async () => {
      await shop.close();
      await core.close();
      await gateway.close();
      await closeParties();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/**
 * All that is stored, as one text. Reading every table costs ten times a request, so each statement
 * that writes is counted by the database itself, and tables are read only when one did.
 */
const watchState = async (db: Kysely<Tables>): Promise<() => Promise<string>> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1
  `.execute(db);
  const names = rows
    .map(({ name }) => name)
    .filter((name) => !beside.includes(name) && !catalogTables.has(name));
  await sql`create schema watch`.execute(db);
  await sql`create table watch.writes as select 0 as count`.execute(db);
  await sql`
    create function watch.count_write() returns trigger language plpgsql as
    'begin update watch.writes set count = count + 1; return null; end'
  `.execute(db);
  for (const name of names) {
    await sql`
      create trigger zz_watched after insert or update or delete or truncate on ${sql.table(name)}
      for each statement execute function watch.count_write()
    `.execute(db);
  }
  const all = sql.join(
    names.map(
      (name) =>
        sql`select ${name} || md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${sql.table(name)} t`,
    ),
    sql` union all `,
  );
  let seen = -1;
  let text = '';
  return async () => {
    const writes = await sql<{ count: number }>`select count from watch.writes`.execute(db);
    const count = writes.rows[0]?.count ?? -1;
    if (count !== seen) {
      const sums = await sql<{ sum: string }>`${all}`.execute(db);
      text = sums.rows.map(({ sum }) => sum).join('\n');
      seen = count;
    }
    return text;
  };
};

/** Large, and watched by the catalogue's own version, which is among the rest. */
const catalogTables = new Set(['products', 'stock', 'labels', 'home_tiles', 'navigation']);

export const send = (port: number, { method = 'GET', path, headers, body }: RawRequest) =>
  new Promise<RawAnswer>((resolve, reject) => {
    // Node writes no length of its own for a DELETE, and the body would be taken for a request.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const asking = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...length, ...headers },
    });
    asking.on('response', (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(pieces).toString(),
        }),
      );
    });
    asking.on('error', reject);
    asking.end(body);
  });
