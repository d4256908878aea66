import type { Brand } from '#domain/brand.ts';

/** A day of the calendar, whatever the time zone: whole days since 1970-01-01. */
export type Day = Brand<number, 'Day'>;

/** `2026-12-01`: a day as it is stored and sent. */
export type IsoDay = string;

export interface CalendarDate {
  readonly year: number;
  /** January is 1. */
  readonly month: number;
  readonly day: number;
}

/** Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Days of 400 years, after which the calendar repeats itself. */
const era = 146_097;
/** From 0000-03-01, where this arithmetic starts, to 1970-01-01. */
const toEpoch = 719_468;

/** By years that begin in March, so that the leap day is the last (proleptic Gregorian calendar). */
export const dayOf = ({ year, month, day }: CalendarDate): Day => {
  const shifted = month <= 2 ? year - 1 : year;
  const eras = Math.floor(shifted / 400);
  const yearOfEra = shifted - eras * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leaps = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return (eras * era + yearOfEra * 365 + leaps + dayOfYear - toEpoch) as Day;
};

export const dateOf = (day: Day): CalendarDate => {
  const shifted = day + toEpoch;
  const eras = Math.floor(shifted / era);
  const dayOfEra = shifted - eras * era;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + eras * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
};

/** 1970-01-01 was a Thursday. */
export const weekdayOf = (day: Day): Weekday => ((((day + 4) % 7) + 7) % 7) as Weekday;

export const daysAfter = (day: Day, days: number): Day => (day + days) as Day;

/** The first, second … such weekday of a month; 0 is the last of the month before. */
export const weekdayOfMonth = (
  { year, month }: Omit<CalendarDate, 'day'>,
  weekday: Weekday,
  which: number,
): Day => {
  const first = dayOf({ year, month, day: 1 });
  return daysAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + (which - 1) * 7);
};

export const isoOf = (day: Day): IsoDay => {
  const { year, month, day: date } = dateOf(day);
  return [String(year).padStart(4, '0'), ...[month, date].map(twoDigits)].join('-');
};

/** The day of `2026-12-01`; undefined for what is no day of the calendar. */
export const dayOfIso = (text: string): Day | undefined => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const day = dayOf({ year: Number(year), month: Number(month), day: Number(date) });
  return Number.isNaN(day) || isoOf(day) !== text ? undefined : day;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');
