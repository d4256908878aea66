import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { IdentityTables } from '#sandbox/identity/store/tables.ts';

/** The purpose of a ticket; a ticket of another kind is not accepted. */
export type TicketKind =
  | 'session-token'
  | 'state-token'
  | 'page-code'
  | 'page-password'
  | 'recovery-token'
  | 'interaction'
  | 'state-handle'
  | 'interaction-code'
  | 'email-challenge'
  | 'google-request'
  | 'google-code';

export interface Ticket<Facts> {
  readonly userId?: string;
  readonly facts: Facts;
  readonly expiresAt: Date;
}

export interface NewTicket<Facts> {
  readonly userId?: string | undefined;
  readonly facts: Facts;
  readonly seconds: number;
}

/** Values that are issued once and used once; only their hashes are stored. */
export interface Tickets {
  issue<Facts>(kind: TicketKind, ticket: NewTicket<Facts>): Promise<string>;
  read<Facts>(kind: TicketKind, value: string): Promise<Ticket<Facts> | undefined>;
  /** Reads and deletes in one step: of two parallel users, one gets it. */
  take<Facts>(kind: TicketKind, value: string): Promise<Ticket<Facts> | undefined>;
  change<Facts>(
    kind: TicketKind,
    value: string,
    to: { readonly userId?: string | undefined; readonly facts: Facts },
  ): Promise<void>;
  drop(kind: TicketKind, value: string): Promise<void>;
  /** Deletes by hash; false when it was already deleted. */
  dropHashed(kind: TicketKind, hash: string): Promise<boolean>;
}

/** SHA-256, base64url. */
export const hashed = (value: string): string =>
  createHash('sha256').update(value).digest('base64url');

/** 192 random bits, URL-safe. */
export const randomValue = (prefix = ''): string =>
  `${prefix}${randomBytes(24).toString('base64url')}`;

export const openTickets = (db: Kysely<IdentityTables>, now: () => Date): Tickets => {
  const live = (kind: TicketKind, value: string) =>
    [
      ['kind', '=', kind],
      ['ticket_hash', '=', hashed(value)],
      ['expires_at', '>', now()],
    ] as const;

  const dropHashed: Tickets['dropHashed'] = async (kind, hash) => {
    const dropped = await db
      .deleteFrom('tickets')
      .where('kind', '=', kind)
      .where('ticket_hash', '=', hash)
      .returning('ticket_hash')
      .executeTakeFirst();
    return dropped !== undefined;
  };

  return {
    issue: async (kind, { userId, facts, seconds }) => {
      const value = randomValue();
      await db
        .insertInto('tickets')
        .values({
          ticket_hash: hashed(value),
          kind,
          user_id: userId ?? null,
          facts: JSON.stringify(facts),
          created_at: now(),
          expires_at: new Date(now().getTime() + seconds * 1000),
        })
        .execute();
      return value;
    },
    read: async (kind, value) => {
      const [a, b, c] = live(kind, value);
      return ticketOf(
        await db
          .selectFrom('tickets')
          .select(['user_id', 'facts', 'expires_at'])
          .where(...a)
          .where(...b)
          .where(...c)
          .executeTakeFirst(),
      );
    },
    take: async (kind, value) => {
      const [a, b, c] = live(kind, value);
      return ticketOf(
        await db
          .deleteFrom('tickets')
          .where(...a)
          .where(...b)
          .where(...c)
          .returning(['user_id', 'facts', 'expires_at'])
          .executeTakeFirst(),
      );
    },
    change: async (kind, value, { userId, facts }) => {
      await db
        .updateTable('tickets')
        .set({ facts: JSON.stringify(facts), user_id: userId ?? null })
        .where('kind', '=', kind)
        .where('ticket_hash', '=', hashed(value))
        .execute();
    },
    drop: async (kind, value) => {
      await dropHashed(kind, hashed(value));
    },
    dropHashed,
  };
};

const ticketOf = <Facts>(
  row: { user_id: string | null; facts: unknown; expires_at: Date } | undefined,
): Ticket<Facts> | undefined =>
  row && {
    ...(row.user_id !== null && { userId: row.user_id }),
    facts: row.facts as Facts,
    expiresAt: row.expires_at,
  };
