import { type Day, dateOf, weekdayOfMonth } from '#domain/locale/calendar.ts';

/** Hours behind UTC in winter, and whether clocks are put forward in summer. */
const zones = {
  'America/New_York': { behind: 5, hasSummer: true },
  'America/Chicago': { behind: 6, hasSummer: true },
  'America/Denver': { behind: 7, hasSummer: true },
  'America/Phoenix': { behind: 7, hasSummer: false },
  'America/Los_Angeles': { behind: 8, hasSummer: true },
} as const;

/** The time zones of the 48 states, in which the shop has its locations. */
export type TimeZone = keyof typeof zones;

const hour = 3_600_000;
const wholeDay = 24 * hour;
const sunday = 0;

/** A moment as the clocks of a place show it. */
export interface LocalTime {
  readonly day: Day;
  /** Milliseconds since midnight by the clock on the wall. */
  readonly time: number;
}

/**
 * What clocks show at a moment (Unix ms). By the law of 2007 they go forward on the second Sunday of March
 * and back on the first Sunday of November, at two by the clock (15 U.S.C. 260a). Written out, so that the
 * answer does not depend on the time-zone data of a browser; a test compares it with theirs.
 */
export const localTime = (moment: number, zone: TimeZone): LocalTime => {
  const shown = moment - behind(moment, zone) * hour;
  const day = Math.floor(shown / wholeDay) as Day;
  return { day, time: shown - day * wholeDay };
};

/** The moment (Unix ms) at which clocks show a full hour, for hours at which they are not changed. */
export const momentAt = (day: Day, clockHour: number, zone: TimeZone): number => {
  const winter = day * wholeDay + (clockHour + zones[zone].behind) * hour;
  const summer = winter - hour;
  return isSummer(summer, zone) ? summer : winter;
};

const behind = (moment: number, zone: TimeZone): number =>
  zones[zone].behind - (isSummer(moment, zone) ? 1 : 0);

const isSummer = (moment: number, zone: TimeZone): boolean => {
  const { behind: hours, hasSummer } = zones[zone];
  if (!hasSummer) return false;
  const { year } = dateOf(Math.floor((moment - hours * hour) / wholeDay) as Day);
  const begins = weekdayOfMonth({ year, month: 3 }, sunday, 2) * wholeDay + (2 + hours) * hour;
  const ends = weekdayOfMonth({ year, month: 11 }, sunday, 1) * wholeDay + (1 + hours) * hour;
  return begins <= moment && moment < ends;
};
