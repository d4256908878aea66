/** The texts that the first paint does not need, as one chunk. */

export { later } from '#ui/words/english-later.ts';
export { failureTexts } from '#ui/words/failure-texts.ts';
