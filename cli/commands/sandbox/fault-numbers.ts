import { wholeNumber } from '#cli/input/parse.ts';
import type { Words } from '#cli/words/words.ts';

/** `--count` and `--delay` of every fault, in the fields of the tools page. */
export const faultNumbers = (
  { count, delay }: { readonly count?: string | undefined; readonly delay?: string | undefined },
  words: Words,
) => ({
  ...(count === undefined
    ? {}
    : { count: wholeNumber(count, '--count', { least: 1, most: 1000 }, words) }),
  ...(delay === undefined
    ? {}
    : { delayMs: wholeNumber(delay, '--delay', { least: 0, most: 600_000 }, words) }),
});
