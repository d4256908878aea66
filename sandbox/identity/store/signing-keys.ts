import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { IdentityTables, KeyState } from '#sandbox/identity/store/tables.ts';

export interface SigningKey {
  readonly kid: string;
  readonly state: KeyState;
  /** RSA, private. */
  readonly jwk: Readonly<Record<string, string>>;
}

export interface SigningKeys {
  /** The one that signs first, then the next, then those whose tokens may still be about. */
  read(): Promise<readonly SigningKey[]>;
  /** The next key, published since the last time, starts to sign; a new next one is published. */
  rotate(): Promise<void>;
  /** Makes the first keys, and rotates when the signing one is older than it may be. */
  maintain(): Promise<void>;
}

const day = 86_400_000;
/** How long a key signs, milliseconds. */
const signingLife = 30 * day;
/** How long a key is published after its last signature: longer than any token lasts. */
const retiredLife = 2 * day;

const makePair = promisify(generateKeyPair);

const makeKey = async (): Promise<{ kid: string; jwk: Record<string, string> }> => {
  const { privateKey } = await makePair('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const jwk = privateKey.export({ format: 'jwk' }) as Record<string, string>;
  return { kid, jwk: { ...jwk, kid, alg: 'RS256', use: 'sig' } };
};

const order: Readonly<Record<KeyState, number>> = { current: 0, next: 1, retired: 2 };

export const openSigningKeys = (db: Kysely<IdentityTables>, now: () => Date): SigningKeys => {
  /** One process at a time: two would each make a next key. */
  const alone = <Result>(run: (held: Kysely<IdentityTables>) => Promise<Result>): Promise<Result> =>
    db.transaction().execute(async (held) => {
      await sql`select pg_advisory_xact_lock(4300, 1)`.execute(held);
      return run(held);
    });

  const { insert, current, turn } = keyTable(now);

  return {
    read: async () => {
      const rows = await db
        .selectFrom('signing_keys')
        .select(['kid', 'state', 'private_jwk'])
        .orderBy('changed_at', 'desc')
        .execute();
      return rows
        .map(({ kid, state, private_jwk }) => ({ kid, state, jwk: private_jwk }))
        .sort((one, other) => order[one.state] - order[other.state]);
    },
    rotate: () => alone(turn),
    maintain: async () => {
      const found = await current(db);
      if (found !== undefined && now().getTime() - found.changed_at.getTime() < signingLife) return;
      await alone(async (held) => {
        const again = await current(held);
        if (again === undefined) {
          const [first, next] = await Promise.all([makeKey(), makeKey()]);
          await insert(held, 'current', first);
          await insert(held, 'next', next);
        } else if (now().getTime() - again.changed_at.getTime() >= signingLife) {
          await turn(held);
        }
      });
    },
  };
};

const keyTable = (now: () => Date) => {
  const insert = async (
    held: Kysely<IdentityTables>,
    state: KeyState,
    made: Awaited<ReturnType<typeof makeKey>>,
  ): Promise<void> => {
    await held
      .insertInto('signing_keys')
      .values({
        kid: made.kid,
        private_jwk: JSON.stringify(made.jwk),
        state,
        created_at: now(),
        changed_at: now(),
      })
      .execute();
  };

  const current = (held: Kysely<IdentityTables>) =>
    held
      .selectFrom('signing_keys')
      .select(['kid', 'changed_at'])
      .where('state', '=', 'current')
      .executeTakeFirst();

  const turn = async (held: Kysely<IdentityTables>): Promise<void> => {
    for (const [from, to] of [
      ['current', 'retired'],
      ['next', 'current'],
    ] as const) {
      await held
        .updateTable('signing_keys')
        .set({ state: to, changed_at: now() })
        .where('state', '=', from)
        .execute();
    }
    await insert(held, 'next', await makeKey());
    await held
      .deleteFrom('signing_keys')
      .where('state', '=', 'retired')
      .where('changed_at', '<', new Date(now().getTime() - retiredLife))
      .execute();
  };

  return { insert, current, turn };
};
