import type { IsoDay } from '#domain/locale/calendar.ts';
import type { Language } from '#domain/locale/language.ts';
import { offeredBirthYears } from '#domain/validation/birth-date.ts';
import { monthNames } from '#ui/words/calendar-day.ts';

type Option = readonly [value: string, name: string];

const numbers = (from: number, to: number): readonly Option[] =>
  Array.from({ length: to - from + 1 }, (_, at) => [String(from + at), String(from + at)]);

/** The options of the three selects of a birth date (REG-07). */
export const birthDays = numbers(1, 31);

/** The latest year first, because most shoppers were born in the last decades. */
export const yearsOfBirth = (today: IsoDay): readonly Option[] => {
  const { first, last } = offeredBirthYears(today);
  return [...numbers(first, last)].reverse();
};

export const birthMonths = (language: Language): readonly Option[] =>
  monthNames(language).map((name, at) => [String(at + 1), name]);
