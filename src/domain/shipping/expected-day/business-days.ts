import {
  type Day,
  dateOf,
  dayOf,
  daysAfter,
  weekdayOf,
  weekdayOfMonth,
} from '#domain/locale/calendar.ts';

const monday = 1;
const thursday = 4;

/**
 * The federal holidays of a year (5 U.S.C. 6103), those of a fixed date also on the weekday they are kept
 * on: Friday for a Saturday, Monday for a Sunday. The first of January of the next year is among them, because it
 * may be kept on the last day of this one.
 */
const holidaysOf = (year: number): readonly Day[] => [
  ...[
    dayOf({ year, month: 1, day: 1 }),
    dayOf({ year, month: 6, day: 19 }),
    dayOf({ year, month: 7, day: 4 }),
    dayOf({ year, month: 11, day: 11 }),
    dayOf({ year, month: 12, day: 25 }),
    dayOf({ year: year + 1, month: 1, day: 1 }),
  ].flatMap(keptOn),
  weekdayOfMonth({ year, month: 1 }, monday, 3),
  weekdayOfMonth({ year, month: 2 }, monday, 3),
  // Memorial Day is the last Monday of May.
  weekdayOfMonth({ year, month: 6 }, monday, 0),
  weekdayOfMonth({ year, month: 9 }, monday, 1),
  weekdayOfMonth({ year, month: 10 }, monday, 2),
  weekdayOfMonth({ year, month: 11 }, thursday, 4),
];

const keptOn = (day: Day): readonly Day[] => {
  const weekday = weekdayOf(day);
  if (weekday === 6) return [day, daysAfter(day, -1)];
  return weekday === 0 ? [day, daysAfter(day, 1)] : [day];
};

export const isFederalHoliday = (day: Day): boolean => holidaysOf(dateOf(day).year).includes(day);

/** The warehouses work and the carriers bring parcels on weekdays that are no federal holiday (D-SHIPPING-02). */
export const isBusinessDay = (day: Day): boolean => {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !isFederalHoliday(day);
};

/** That day, or the first business day after it. */
export const businessDayFrom = (day: Day): Day =>
  isBusinessDay(day) ? day : businessDayFrom(daysAfter(day, 1));

/** So many business days later; a day that is none counts from the next one. */
export const businessDaysAfter = (day: Day, count: number): Day => {
  let reached = businessDayFrom(day);
  for (let left = count; left > 0; left -= 1) reached = businessDayFrom(daysAfter(reached, 1));
  return reached;
};
