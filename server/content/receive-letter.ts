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
import { inputRefused } from '#server/base/refusal/refusals.ts';
import { keepContactMessage } from '#server/data/content/contact-messages.ts';
import { promiseContactMail } from '#server/data/mail/outbox.ts';
import type { Tables } from '#server/data/tables/tables.ts';

interface LetterParts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

type Letter = Omit<ContactMessage, 'phoneNumber'> & {
  readonly phoneNumber?: string;
  /** The field no person sees. */
  readonly website?: string;
};

/**
 * Keeps a letter and promises its mail, both or neither; gives its reference. A machine that filled
 * the hidden field gets a reference like everybody, and nothing is kept.
 */
export const receiveLetter = async (
  { db, clock }: LetterParts,
  letter: Letter,
  language: Language,
): Promise<string> => {
  const message = tidyMessage({ ...letter, phoneNumber: letter.phoneNumber ?? '' });
  const [field] = Object.keys(contactProblems(message));
  if (field !== undefined) throw inputRefused(field);
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
