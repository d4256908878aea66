import { type Day, dayOfIso, daysAfter, type IsoDay, isoOf } from '#domain/locale/calendar.ts';
import { businessDayFrom, businessDaysAfter } from '#domain/shipping/expected-day/business-days.ts';
import {
  carrierDaysTo,
  type Dispatch,
  type Release,
} from '#domain/shipping/expected-day/dispatch.ts';
import { localTime, momentAt } from '#domain/shipping/expected-day/local-time.ts';
import { shipsTo } from '#domain/shipping/states.ts';

/** The days on which an order should come. They are days of the calendar where it comes to. */
export interface ExpectedDays {
  readonly earliest: IsoDay;
  /** The day that is promised: "by Tuesday". The same as the earliest, or later. */
  readonly latest: IsoDay;
}

/** What is told before an order is placed. */
export interface Expectation extends ExpectedDays {
  /** The business day on which the parcel leaves. */
  readonly leaves: IsoDay;
  /** Unix ms: ordered from then on, the parcel leaves a business day later. Absent while a release is what it waits for. */
  readonly orderBy?: number;
  /** Unix ms: the first moment of the day on which it leaves, by the clocks of the location. Beside `orderBy`. */
  readonly dayBegins?: number;
}

/** Why no day can be told. */
export type NoDay =
  /** Nothing of it is sent by a carrier. */
  | 'by-email'
  | 'not-served'
  /** It waits for something of which nobody has said when it is there. */
  | 'undated';

/** Of one kind of thing in an order. */
export interface Readiness {
  readonly isSent: boolean;
  /** Absent: it lies on the shelf. */
  readonly release?: Release | 'undated';
}

/**
 * When an order of these goods should come that is placed at a moment (Unix ms), sent from a location to a
 * state (D-SHIPPING-01). One parcel goes when the last of its goods is there. The parcel leaves on the day of the order when that is a
 * business day and the cut-off of the location has not passed, else on the next business day.
 */
export const expectedDays = (
  dispatch: Dispatch,
  state: string,
  goods: readonly Readiness[],
  moment: number,
): Expectation | NoDay => {
  const sent = goods.filter(({ isSent }) => isSent);
  if (sent.length === 0) return 'by-email';
  if (!shipsTo(state)) return 'not-served';
  const { timeZone, cutOffHour } = dispatch;
  const { day: today } = localTime(moment, timeZone);
  const isTooLate = moment >= momentAt(today, cutOffHour, timeZone);
  const next = businessDayFrom(isTooLate ? daysAfter(today, 1) : today);
  const released = lastRelease(sent, today);
  if (released === 'undated') return 'undated';
  const waits = released !== undefined && released > next;
  const leaves = waits ? businessDayFrom(released) : next;
  const { least, most } = carrierDaysTo(dispatch, state);
  return {
    leaves: isoOf(leaves),
    earliest: isoOf(businessDaysAfter(leaves, Math.max(1, least))),
    latest: isoOf(businessDaysAfter(leaves, Math.max(1, least, most))),
    ...(waits
      ? {}
      : {
          orderBy: momentAt(next, cutOffHour, timeZone),
          dayBegins: momentAt(next, 0, timeZone),
        }),
  };
};

/** The day on which the last of the goods is there; undefined when all are there today. */
const lastRelease = (goods: readonly Readiness[], today: Day): Day | 'undated' | undefined => {
  let last: Day | undefined;
  for (const { release } of goods) {
    if (release === undefined) continue;
    const day = dayOfRelease(release, today);
    if (day === undefined) return 'undated';
    if (last === undefined || day > last) last = day;
  }
  return last;
};

const dayOfRelease = (release: Release | 'undated', today: Day): Day | undefined => {
  if (release === 'undated') return undefined;
  return 'on' in release ? dayOfIso(release.on) : daysAfter(today, Math.max(0, release.afterDays));
};
