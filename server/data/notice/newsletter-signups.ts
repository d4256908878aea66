import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

export interface NewsletterSignup {
  readonly email: string;
  readonly optInCodes: readonly string[];
  readonly sourceID: string;
}

/**
 * Stores an e-mail once, without regard to letter case, and adds new opt-ins to the old ones. Returns
 * those that are new; of calls at the same moment, one.
 */
export const keepNewsletterSignup = async (
  changes: Kysely<Tables>,
  { email, optInCodes, sourceID }: NewsletterSignup,
): Promise<readonly string[]> => {
  const email_key = email.toLowerCase();
  await sql`
    insert into news_signups (email_key, email, opt_in_codes, source_id)
    values (${email_key}, ${email}, '[]', ${sourceID})
    on conflict (email_key) do nothing
  `.execute(changes);
  const { rows } = await sql<{ opt_in_codes: readonly string[] }>`
    select opt_in_codes from news_signups where email_key = ${email_key} for update
  `.execute(changes);
  const known = new Set(rows[0]?.opt_in_codes);
  const added = [...new Set(optInCodes)].filter((code) => !known.has(code));
  const all = JSON.stringify([...known, ...added].sort());
  await sql`
    update news_signups set opt_in_codes = ${all}::jsonb where email_key = ${email_key}
  `.execute(changes);
  return added;
};
