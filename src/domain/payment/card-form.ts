import type { IsoDay } from '#domain/validation/birth-date.ts';
import { expiryProblem } from '#domain/validation/card-expiry.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { nameProblem } from '#domain/validation/name.ts';
import type { Problems } from '#domain/validation/problem.ts';

/** What the shop itself asks about a card; number and code live with the card vault. */
export const cardProblems = (nameOnCard: string, expiry: string, today: IsoDay): Problems =>
  faulty([
    ['nameOnCard', nameProblem('nameOnCard', nameOnCard)],
    ['expiry', expiryProblem(expiry, today)],
  ]);
