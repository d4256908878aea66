import type { Kysely } from 'kysely';
import { concertOptIn } from '#domain/content/concert.ts';
import type { Language } from '#domain/locale/language.ts';
import { readEvents } from '#server/data/content/read-content.ts';
import { promiseGreeting } from '#server/data/mail/greetings.ts';
import {
  keepNewsletterSignup,
  type NewsletterSignup,
} from '#server/data/notice/newsletter-signups.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * Stores a sign-up, and with it the mail about each concert it is new for: a second press, or another
 * form with the same address, mails nothing (D-CONTACT-02).
 */
export const receiveSignup = (
  db: Kysely<Tables>,
  signup: NewsletterSignup,
  language: Language,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (changes) => {
    const added = await keepNewsletterSignup(changes, signup);
    if (added.length === 0) return;
    for (const { eventId } of await readEvents(changes, language)) {
      if (!added.includes(concertOptIn(eventId))) continue;
      const { email } = signup;
      const greeting = { kind: 'concert', email, first_name: '', language } as const;
      await promiseGreeting(changes, { ...greeting, event_id: eventId }, now);
    }
  });
