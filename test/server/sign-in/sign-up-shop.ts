import { sql } from 'kysely';
import type { Variant } from '#domain/session/variant.ts';
import type { Database } from '#server/data/database/database.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import type { SignInProvider } from '#server/parties/sign-in-provider.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { type FakeDirectory, fakeDirectory } from '#test/server/setup/directories.ts';
import { type Answer, startTestShop, testConfig } from '#test/server/setup/shops.ts';
import { smallCatalog } from '#test/server/setup/small-catalog.ts';

/** A shop whose organisation is in memory. */
export interface SignUpShop {
  readonly directory: FakeDirectory;
  readonly database: Database;
  /** Everything the server wrote down. */
  readonly lines: readonly string[];
  post(path: string, body: object, asked?: Asked): Promise<Answer>;
  get(path: string, asked?: Asked): Promise<Answer>;
  /** Every row of every table, as text. */
  everything(): Promise<string>;
  close(): Promise<void>;
}

interface Asked {
  /** Network address the call comes from. */
  readonly from?: string;
  /** Subject of who is signed in. */
  readonly as?: string;
}

/** The token is the subject: whether tokens are good is proved elsewhere. */
const signIn: SignInProvider = {
  verify: async (token) => ({ kind: 'good', holder: { subject: token, login: token } }),
  personOf: async () => ({ kind: 'unknown', why: 'nobody asks here' }),
};

let lastAddress = 0;
/** An address no other test called from: limits of one do not reach the next. */
export const freshAddress = (): string => {
  lastAddress += 1;
  return `10.1.${Math.floor(lastAddress / 250)}.${lastAddress % 250}`;
};

export const startSignUpShop = async (variant: Variant['id'] = 'snacks'): Promise<SignUpShop> => {
  const database = await openInMemory();
  await loadCatalog(database.db, smallCatalog([]));
  const directory = fakeDirectory();
  const lines: string[] = [];
  const shop = await startTestShop({
    database,
    directory,
    signIn,
    config: testConfig({ variant, trustProxy: 1, logLevel: 'info' }),
    logTarget: { write: (line) => lines.push(line) },
  });
  const shaken = (await shop.post('/webservices/handshaking', handshake, key)).body.data[0] ?? {};
  const headersFor = ({ from = freshAddress(), as }: Asked): Record<string, string> => ({
    'x-forwarded-for': from,
    ...(as !== undefined && {
      authorization: `Bearer ${as}`,
      sessionid: String(shaken['sessionId']),
      rnduts: String(shaken['rnduts']),
      encstr: String(shaken['encstr']),
    }),
  });
  return {
    directory,
    database,
    lines,
    post: (path, body, asked = {}) => shop.post(path, body, headersFor(asked)),
    get: (path, asked = {}) => shop.get(path, headersFor(asked)),
    everything: () => everythingIn(database),
    close: async () => {
      await shop.close();
      await database.close();
    },
  };
};

const everythingIn = async ({ db }: Database): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(db);
  const texts = await Promise.all(
    rows.map(async ({ name }) =>
      JSON.stringify((await sql`select t::text as row from ${sql.table(name)} t`.execute(db)).rows),
    ),
  );
  return texts.join('\n');
};

const key = { 'x-api-key': 'test-key' };
const handshake = {
  clientId: 'test-client',
  buildVersion: '1.1.94',
  sourceWebsite: 'crunchcart',
  customerSessionId: '6f1b2c1e-6a2e-4f5b-9c56-0a5c0c7e1d11',
  nonce: 'bm9uY2U',
};
