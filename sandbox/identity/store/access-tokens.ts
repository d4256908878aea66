import type { Kysely } from 'kysely';
import type { IdentityTables } from '#sandbox/identity/store/tables.ts';

export interface IssuedAccessToken {
  readonly jti: string;
  readonly grantId: string;
  readonly userId: string;
  readonly clientId: string;
  readonly expiresAt: Date;
}

/** Access tokens that were issued, so that one can be revoked before it expires. */
export interface AccessTokens {
  note(token: IssuedAccessToken): Promise<void>;
  isGood(jti: string): Promise<boolean>;
  revoke(jti: string): Promise<void>;
}

export const openAccessTokens = (db: Kysely<IdentityTables>, now: () => Date): AccessTokens => ({
  note: async ({ jti, grantId, userId, clientId, expiresAt }) => {
    await db
      .insertInto('access_tokens')
      .values({
        jti,
        grant_id: grantId,
        user_id: userId,
        client_id: clientId,
        expires_at: expiresAt,
        revoked_at: null,
      })
      .execute();
  },
  isGood: async (jti) => {
    const row = await db
      .selectFrom('access_tokens')
      .select('jti')
      .where('jti', '=', jti)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now())
      .executeTakeFirst();
    return row !== undefined;
  },
  revoke: async (jti) => {
    await db
      .updateTable('access_tokens')
      .set({ revoked_at: now() })
      .where('jti', '=', jti)
      .execute();
  },
});
