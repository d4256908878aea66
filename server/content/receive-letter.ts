import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  type ContactMessage,
  contactProblems,
  tidyMessage,
} from '#domain/content/contact-message.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Clock } from '#server/base/host/clock.ts';
import { newContactReference } from '#server/base/host/order-names.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { keepContactMessage } from '#server/data/content/contact-messages.ts';
import { promiseContactMail } from '#server/data/mail/outbox.ts';
import type { Tables } from '#server/data/tables/tables.ts';

interface LetterParts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

type Letter = Omit<ContactMessage, 'phoneNumber'> & {
  readonly phoneNumber?: string;
  /** The hidden field: only programs fill it in. */
  readonly website?: string;
};

/**
 * Stores a letter and its mail in one transaction; returns the letter's reference. A program that
 * filled in the hidden field gets a reference too, but nothing is stored.
 */
export const receiveLetter = async (
  { db, clock }: LetterParts,
  letter: Letter,
  language: Language,
): Promise<string | Refusal> => {
  const message = tidyMessage({ ...letter, phoneNumber: letter.phoneNumber ?? '' });
  const [field] = Object.keys(contactProblems(message));
  if (field !== undefined) return refuse('INPUT_REFUSED', { field });
  const reference = newContactReference();
  if ((letter.website ?? '') !== '') return reference;
  const now = new Date(clock.now());
  await db.transaction().execute(async (changes) => {
    await keepContactMessage(changes, {
      reference,
      subject: message.subject,
      name: message.name,
      email: message.email,
      phone_number: message.phoneNumber,
      description: message.description,
      language,
      received_at: now,
    });
    await promiseContactMail(changes, randomUUID(), reference, now);
  });
  return reference;
};
