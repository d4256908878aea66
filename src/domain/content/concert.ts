import type { StageEvent } from '#domain/content/content.ts';
import { adultProblem, type IsoDay } from '#domain/validation/birth-date.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { termsProblem } from '#domain/validation/message-text.ts';
import type { Problems } from '#domain/validation/problem.ts';

/** What somebody fills in to come to a concert. */
export interface ConcertEntry {
  readonly eventId: string;
  readonly email: string;
  /** ISO yyyy-mm-dd; checked here and told to nobody. */
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

/** Over the day after; nobody registers for what is over. */
export const isOver = ({ date }: Pick<StageEvent, 'date'>, today: IsoDay): boolean => date < today;

/** Kept with an e-mail: who it is for and what for (D-FORM-17). */
export const concertOptIn = (eventId: string): string => `CONCERT-${eventId}`;
