import type { StageEvent } from '#domain/content/content.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';
import { adultProblem } from '#domain/validation/birth-date.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { termsProblem } from '#domain/validation/message-text.ts';
import type { Problems } from '#domain/validation/problem.ts';

/** The form of a concert registration. */
export interface ConcertEntry {
  readonly eventId: string;
  readonly email: string;
  /** ISO yyyy-mm-dd; checked here and never sent (D-FORM-17). */
  readonly birthDate: string;
  readonly termsAccepted: boolean;
}

/** One error a field, in the order the form shows them (CONTENT-08, CONTENT-09). */
export const concertProblems = (entry: ConcertEntry, today: IsoDay): Problems =>
  faulty([
    ['email', emailProblem(entry.email)],
    ['birthDate', adultProblem(entry.birthDate, today)],
    ['terms', termsProblem(entry.termsAccepted)],
  ]);

/** True from the day after the event; then nobody can register. */
export const isOver = ({ date }: Pick<StageEvent, 'date'>, today: IsoDay): boolean => date < today;

/** The opt-in code of a concert, stored with the e-mail address (D-FORM-17). */
export const concertOptIn = (eventId: string): string => `CONCERT-${eventId}`;
