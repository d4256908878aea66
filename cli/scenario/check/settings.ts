import { readClockOffset } from '#cli/session/clock-offset.ts';
import type { Words } from '#cli/words/words.ts';

/** Whether a text is a time that commands take. */
export const isTime = (at: string, words: Words): boolean => {
  try {
    readClockOffset(at, '--at', 0, words);
    return true;
  } catch {
    return false;
  }
};
