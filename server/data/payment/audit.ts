import type { Kysely } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

/** Records an event that an operator may want to examine later; no names, no card data. */
export const writeAudit = async (
  db: Kysely<Tables>,
  entry: {
    readonly at: Date;
    readonly actorHash: string;
    readonly what:
      | 'total-tampered'
      | 'foreign-quote'
      | 'token-refused'
      | 'cool-down'
      | 'paypal-return-refused'
      | 'paypal-order-refused';
    readonly facts: Readonly<Record<string, string | number | boolean>>;
  },
): Promise<void> => {
  await db
    .insertInto('audit_entries')
    .values({
      at: entry.at,
      actor_hash: entry.actorHash,
      what: entry.what,
      facts: JSON.stringify(entry.facts),
    })
    .execute();
};

export const forgetOldAudits = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db.deleteFrom('audit_entries').where('at', '<', before).execute();
};
