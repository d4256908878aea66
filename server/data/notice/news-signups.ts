import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

export interface NewsSignup {
  readonly email: string;
  readonly optInCodes: readonly string[];
  readonly sourceID: string;
}

/** Keeps an e-mail once, in whatever letter case it comes again; new opt-ins join the old. */
export const keepNewsSignup = async (
  db: Kysely<Tables>,
  { email, optInCodes, sourceID }: NewsSignup,
): Promise<void> => {
  await sql`
    insert into news_signups (email_key, email, opt_in_codes, source_id)
    values (${email.toLowerCase()}, ${email}, ${JSON.stringify(optInCodes)}::jsonb, ${sourceID})
    on conflict (email_key) do update set opt_in_codes = (
      select coalesce(jsonb_agg(distinct code order by code), '[]')
      from jsonb_array_elements(news_signups.opt_in_codes || excluded.opt_in_codes) as codes (code)
    )
  `.execute(db);
};
