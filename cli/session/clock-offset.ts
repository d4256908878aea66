import { fillBlanks } from '#application/messages/message.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import type { Words } from '#cli/words/words.ts';

/** Milliseconds. */
const units = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** The largest offset: a century, milliseconds; the sandbox's own clock accepts a year. */
const farthest = 36_525 * units.d;

const isUnit = (text: string): text is keyof typeof units => text in units;

/** Milliseconds a clock is ahead: `+2h`, `-30m`, `+1d`, or the ISO time it must show now. */
export const readClockOffset = (
  given: string | undefined,
  name: string,
  now: number,
  words: Words,
): number => {
  if (given === undefined) return 0;
  const offset = shift(given) ?? untilTime(given, now);
  if (offset !== undefined && Math.abs(offset) <= farthest) return offset;
  throw badUsage(fillBlanks(words['error.time'], { name, value: given }), name.slice(2));
};

const shift = (given: string): number | undefined => {
  const [, sign, count = '', unit = ''] = /^([+-])(\d{1,10})([smhd])$/.exec(given) ?? [];
  if (!isUnit(unit)) return undefined;
  return (sign === '-' ? -1 : 1) * Number(count) * units[unit];
};

const untilTime = (given: string, now: number): number | undefined => {
  if (!/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/.test(given)) return undefined;
  const time = Date.parse(given);
  return Number.isNaN(time) ? undefined : time - now;
};
