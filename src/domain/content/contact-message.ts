import { emailProblem } from '#domain/validation/email.ts';
import { faulty } from '#domain/validation/faulty.ts';
import {
  descriptionProblem,
  senderNameProblem,
  subjectProblem,
} from '#domain/validation/message-text.ts';
import { phoneDigits, phoneProblem } from '#domain/validation/phone.ts';
import type { Problems } from '#domain/validation/problem.ts';
import { isBlank, plainWords, trimmed } from '#domain/validation/typed-text.ts';

/** A message to customer service (D-API-45). */
export interface ContactMessage {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  /** May be empty. */
  readonly phoneNumber: string;
  readonly description: string;
}

/** One error a field, in the order the form shows them (CONTACT-02). */
export const contactProblems = (message: ContactMessage): Problems =>
  faulty([
    ['subject', subjectProblem(message.subject)],
    ['name', senderNameProblem(message.name)],
    ['email', emailProblem(message.email)],
    ['phoneNumber', isBlank(message.phoneNumber) ? undefined : phoneProblem(message.phoneNumber)],
    ['description', descriptionProblem(message.description)],
  ]);

/** A message as it is sent and stored: texts trimmed, ten phone digits. */
export const tidyMessage = (message: ContactMessage): ContactMessage => ({
  subject: plainWords(message.subject),
  name: trimmed(message.name),
  email: trimmed(message.email),
  phoneNumber: isBlank(message.phoneNumber) ? '' : phoneDigits(message.phoneNumber),
  description: plainWords(message.description),
});
