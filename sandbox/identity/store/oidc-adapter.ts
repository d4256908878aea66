import { type Kysely, sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { secondsAhead } from '#sandbox/identity/store/seconds-ahead.ts';
import type { IdentityTables } from '#sandbox/identity/store/tables.ts';

export interface OidcModels {
  /** What oidc-provider calls: one adapter a model. */
  readonly adapterOf: (model: string) => Adapter;
  /** Marks as used; false when it already was. */
  readonly consumeOnce: (model: string, id: string) => Promise<boolean>;
  /** Takes back everything that came of one consent: codes, refresh and access tokens, itself. */
  readonly revokeGrant: (grantId: string) => Promise<void>;
  /** Ends all sessions of a user and takes all tokens back. */
  readonly forgetUser: (userId: string) => Promise<void>;
  /** Signs somebody out of every browser; tokens that were given stay good. */
  readonly endSessions: (userId: string) => Promise<void>;
}

/** Unix seconds in what oidc-provider remembers, which it counts by the machine's clock. */
const times = ['iat', 'exp', 'iiat', 'loginTs', 'authTime'] as const;

/** Kept as the provider's clock shows them, so that they run out when that clock is moved. */
const moved = <Payload extends object>(payload: Payload, seconds: number): Payload => {
  const own = times.flatMap((name) => {
    const time: unknown = Object(payload)[name];
    return typeof time === 'number' ? [[name, time + seconds]] : [];
  });
  return { ...payload, ...Object.fromEntries(own) };
};

export const openOidcModels = (db: Kysely<IdentityTables>, now: () => Date): OidcModels => {
  const find = async (
    model: string,
    column: 'id' | 'uid',
    value: string,
  ): Promise<AdapterPayload | undefined> => {
    // Asked for by whoever asks for a page: under a name no database keeps there is nothing.
    if (value.includes('\0') || !value.isWellFormed()) return undefined;
    const row = await db
      .selectFrom('oidc_models')
      .select(['payload', 'consumed_at'])
      .where('model', '=', model)
      .where(column, '=', value)
      .where((build) =>
        build.or([build('expires_at', 'is', null), build('expires_at', '>', now())]),
      )
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const consumed = row.consumed_at === null ? {} : { consumed: row.consumed_at.getTime() / 1000 };
    return { ...moved(row.payload, -secondsAhead(now)), ...consumed } as AdapterPayload;
  };

  const consumeOnce: OidcModels['consumeOnce'] = async (model, id) => {
    const used = await db
      .updateTable('oidc_models')
      .set({ consumed_at: now() })
      .where('model', '=', model)
      .where('id', '=', id)
      .where('consumed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return used !== undefined;
  };

  const revocation = openRevocation(db, now);

  const adapterOf = (model: string): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      const row = {
        payload: JSON.stringify(moved(payload, secondsAhead(now))),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expires_at: expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null,
      };
      await db
        .insertInto('oidc_models')
        .values({ model, id, consumed_at: null, ...row })
        .onConflict((clash) => clash.columns(['model', 'id']).doUpdateSet(row))
        .execute();
    },
    find: (id) => find(model, 'id', id),
    findByUid: (uid) => find(model, 'uid', uid),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      await consumeOnce(model, id);
    },
    destroy: async (id) => {
      await db.deleteFrom('oidc_models').where('model', '=', model).where('id', '=', id).execute();
    },
    revokeByGrantId: revocation.revokeGrant,
  });

  return { adapterOf, consumeOnce, ...revocation };
};

/** What takes back what was given. */
const openRevocation = (
  db: Kysely<IdentityTables>,
  now: () => Date,
): Pick<OidcModels, 'revokeGrant' | 'forgetUser' | 'endSessions'> => {
  const revokeGrant: OidcModels['revokeGrant'] = async (grantId) => {
    await db.deleteFrom('oidc_models').where('grant_id', '=', grantId).execute();
    await db
      .deleteFrom('oidc_models')
      .where('model', '=', 'Grant')
      .where('id', '=', grantId)
      .execute();
    await db
      .updateTable('access_tokens')
      .set({ revoked_at: now() })
      .where('grant_id', '=', grantId)
      .where('revoked_at', 'is', null)
      .execute();
  };

  const forgetUser: OidcModels['forgetUser'] = async (userId) => {
    await sql`
      delete from identity.oidc_models where payload ->> 'accountId' = ${userId}
    `.execute(db);
    await db
      .updateTable('access_tokens')
      .set({ revoked_at: now() })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute();
  };

  const endSessions: OidcModels['endSessions'] = async (userId) => {
    await sql`
      delete from identity.oidc_models
      where model = 'Session' and payload ->> 'accountId' = ${userId}
    `.execute(db);
  };

  return { revokeGrant, forgetUser, endSessions };
};
