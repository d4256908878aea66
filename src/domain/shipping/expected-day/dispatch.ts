import type { IsoDay } from '#domain/locale/calendar.ts';
import type { TimeZone } from '#domain/shipping/expected-day/local-time.ts';

/** Business days on the way, counted from the day a parcel leaves. */
export interface CarrierDays {
  readonly least: number;
  readonly most: number;
}

/** States of one distance from a location. */
export interface CarrierZone {
  /** Two capital letters. */
  readonly states: readonly string[];
  readonly days: CarrierDays;
}

/** When a location sends what was ordered, and how long its carrier takes. */
export interface Dispatch {
  readonly timeZone: TimeZone;
  /** 0 to 23 by the clocks of the location: what is ordered before leaves the same business day. */
  readonly cutOffHour: number;
  readonly zones: readonly CarrierZone[];
  /** To states that no zone names. */
  readonly elsewhere: CarrierDays;
}

/** When a pre-ordered product can leave: a day, or so many days after it is ordered. */
export type Release = { readonly on: IsoDay } | { readonly afterDays: number };

/** Of a location that says nothing else: what the shop always told shoppers. */
export const usualDispatch: Dispatch = {
  timeZone: 'America/Chicago',
  cutOffHour: 12,
  zones: [],
  elsewhere: { least: 3, most: 5 },
};

export const carrierDaysTo = ({ zones, elsewhere }: Dispatch, state: string): CarrierDays => {
  const wanted = state.trim().toUpperCase();
  return zones.find(({ states }) => states.includes(wanted))?.days ?? elsewhere;
};
