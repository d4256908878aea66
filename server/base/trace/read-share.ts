import type { SpanContext } from '@opentelemetry/api';

/**
 * Most read-only calls recorded in a second where only a part of them is (D-TEL-43): a part of a thousand calls a
 * second would cost more than it tells.
 */
export const mostReadsASecond = 10;

/** Which of the calls that only read are recorded. */
export interface ReadShare {
  /** `now`: milliseconds, of any beginning; `given`: the caller's trace; `chance`: from 0 to less than 1. */
  takes(given: SpanContext | undefined, now: number, chance: () => number): boolean;
}

/** `part`: 0 to 1. All are recorded where it is 1. */
export const makeReadShare = (part: number): ReadShare => {
  let second = Number.NaN;
  let taken = 0;
  const takeOne = (now: number): boolean => {
    const of = Math.floor(now / 1000);
    if (of !== second) {
      second = of;
      taken = 0;
    }
    taken += 1;
    return taken <= mostReadsASecond;
  };
  return {
    takes: (given, now, chance) => {
      if (part >= 1) return true;
      if (part <= 0) return false;
      return placeOf(given, chance) < part && takeOne(now);
    },
  };
};

/** By the trace's id, so that all calls of one trace are recorded or none. */
const placeOf = (given: SpanContext | undefined, chance: () => number): number =>
  given === undefined ? chance() : Number.parseInt(given.traceId.slice(-8), 16) / 2 ** 32;
