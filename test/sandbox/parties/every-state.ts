import { parseZipDirectory } from '#domain/shipping/zip-directory.ts';
import { ratedStates } from '#sandbox/taxes/sandbox-rates.ts';

/** A zip code for each state; which one it has does not matter to its taxes. */
export const zipIn = (state: string): string => String(10_000 + ratedStates.indexOf(state));

export const zipOfEveryState = parseZipDirectory(
  ratedStates.map((state) => `${zipIn(state)}|Anywhere|${state}`).join('\n'),
);
