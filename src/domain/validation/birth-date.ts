import { dayOfIso, type IsoDay } from '#domain/locale/calendar.ts';
import type { FieldName, Problem, Problems } from '#domain/validation/problem.ts';
import { isBlank, trimmed } from '#domain/validation/typed-text.ts';

/** The range the pickers stay in (REG-07). */
const birthYears = { first: 1909, last: 2030 } as const;

const adultAge = 18;

/** Of whoever has an account (D-FORM-22). */
const accountAge = 13;

/** The first and the last year the pickers offer: nobody younger has an account (REG-07, D-FORM-22). */
export const offeredBirthYears = (
  today: IsoDay,
): { readonly first: number; readonly last: number } => ({
  first: birthYears.first,
  last: Math.min(birthYears.last, Number(today.slice(0, 4)) - accountAge),
});

/** Genders that may be chosen (D-FORM-12). */
export const genders = ['female', 'male', 'nonbinary', 'undisclosed'] as const;

/** Required, a real day from 1909-01-01 up to today in the shopper's time zone (REG-08, D-READ-11, D-FORM-11). */
export const birthDateProblem = (value: string, today: IsoDay): Problem | undefined => {
  if (isBlank(value)) return { key: 'required.birthDate' };
  const text = trimmed(value);
  const isInRange = Number(text.slice(0, 4)) >= birthYears.first && text <= today;
  return dayOfIso(text) !== undefined && isInRange ? undefined : { key: 'birthDate.invalid' };
};

const ageProblem =
  (age: number, key: 'birthDate.adult' | 'birthDate.young') =>
  (value: string, today: IsoDay): Problem | undefined => {
    const problem = birthDateProblem(value, today);
    if (problem !== undefined) return problem;
    return ageOn(trimmed(value), today) >= age ? undefined : { key };
  };

/** For concert registration only (D-FORM-13): 18 years or older today. */
export const adultProblem = ageProblem(adultAge, 'birthDate.adult');

/** In an account: 13 years or older today (D-FORM-22). */
export const accountBirthDateProblem = ageProblem(accountAge, 'birthDate.young');

const ageOn = (birth: IsoDay, today: IsoDay): number => {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  // Days of a year compare as text: `02-29` comes after `02-28` and before `03-01`.
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
};

/** Day, month and year as the pickers give them (REG-05). */
export interface PickedBirthDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The fields its problems belong to. */
export const pickedBirthDateFields: readonly FieldName[] = ['birthDate', 'day', 'month', 'year'];

/** One message for each empty picker, then one for the whole date. */
export const pickedBirthDateProblems = (picked: PickedBirthDate, today: IsoDay): Problems => {
  const problems: Problems = {
    ...(isBlank(picked.day) ? { day: { key: 'required.day' } } : {}),
    ...(isBlank(picked.month) ? { month: { key: 'required.month' } } : {}),
    ...(isBlank(picked.year) ? { year: { key: 'required.year' } } : {}),
  };
  if (Object.keys(problems).length > 0) return problems;
  const problem = accountBirthDateProblem(pickedDay(picked), today);
  return problem === undefined ? {} : { birthDate: problem };
};

/** Whether somebody began to give a birth date. */
export const isPicked = (picked: PickedBirthDate): boolean =>
  !(isBlank(picked.day) && isBlank(picked.month) && isBlank(picked.year));

/**
 * Day, month, year and gender belong together (REG-05, REG-06): whoever gives a birth date gives all
 * four, whoever gives none may leave all of it for later.
 */
export const birthProblems = (
  { birthDate, gender }: { readonly birthDate: PickedBirthDate; readonly gender: string },
  today: IsoDay,
): Problems => {
  const isGiven = isPicked(birthDate);
  const problem = isGiven || !isBlank(gender) ? genderProblem(gender) : undefined;
  return {
    ...(isGiven && pickedBirthDateProblems(birthDate, today)),
    ...(problem !== undefined && { gender: problem }),
  };
};

/** The picked day as a text, even when no such day exists. */
export const pickedDay = ({ day, month, year }: PickedBirthDate): IsoDay =>
  [trimmed(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');

const twoDigits = (text: string): string => trimmed(text).padStart(2, '0');

export const genderProblem = (value: string): Problem | undefined => {
  if (isBlank(value)) return { key: 'required.gender' };
  return genders.some((gender) => gender === value) ? undefined : { key: 'gender.unknown' };
};
