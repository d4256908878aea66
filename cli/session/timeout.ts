import { fillBlanks } from '#application/messages/message.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import type { Words } from '#cli/words/words.ts';

/** How long a command waits for one answer when nobody says, milliseconds. */
export const usualTimeout = 30_000;

/** Milliseconds. */
const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };
const longest = 3_600_000;

/** Milliseconds of `500ms`, `30s`, `2m`; a number alone is seconds. */
export const readTimeout = (
  given: string | undefined,
  words: Words,
  name = '--timeout',
): number | undefined => {
  if (given === undefined) return undefined;
  const [, count = '', unit = 's'] = /^(\d{1,7}(?:\.\d{1,3})?)(ms|s|m)?$/.exec(given) ?? [];
  const milliseconds = Math.round(Number(count) * (units[unit] ?? 0));
  if (milliseconds >= 1 && milliseconds <= longest) return milliseconds;
  throw badUsage(fillBlanks(words['error.timeout'], { name, value: given }), name.slice(2));
};
