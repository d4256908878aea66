import type { IsoDay } from '#domain/locale/calendar.ts';
import { expiryProblem } from '#domain/validation/card-expiry.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { nameProblem } from '#domain/validation/name.ts';
import type { Problems } from '#domain/validation/problem.ts';

/** The card fields of the shop itself; number and code belong to the card vault. */
export const cardProblems = (nameOnCard: string, expiry: string, today: IsoDay): Problems =>
  faulty([
    ['nameOnCard', nameProblem('nameOnCard', nameOnCard)],
    ['expiry', expiryProblem(expiry, today)],
  ]);
