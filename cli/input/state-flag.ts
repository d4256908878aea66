/**
 * `--state` names two things by contract: where to ship, and the state folder. At most two letters
 * are a place; a folder of two letters is written `./ab`.
 */
const isPlace = (value: string): boolean => /^[A-Za-z]{0,2}$/.test(value);

/** The place among the values of `--state`. */
export const placeAmong = (given: readonly string[]): string | undefined => given.findLast(isPlace);

/** The folder among the values of `--state`. */
export const folderAmong = (given: readonly string[]): string | undefined =>
  given.findLast((value) => !isPlace(value));
