import type { Language } from '#domain/locale/language.ts';
import { birthYears } from '#domain/validation/birth-date.ts';
import { monthNames } from '#ui/words/calendar-day.ts';

type Option = readonly [value: string, name: string];

const numbers = (from: number, to: number): readonly Option[] =>
  Array.from({ length: to - from + 1 }, (_, at) => [String(from + at), String(from + at)]);

/** What the three pickers of a birth date offer (REG-07). */
export const birthDays = numbers(1, 31);

/** The youngest first: nobody scrolls past a century. */
export const yearsOfBirth = [...numbers(birthYears.first, birthYears.last)].reverse();

export const birthMonths = (language: Language): readonly Option[] =>
  monthNames(language).map((name, at) => [String(at + 1), name]);
