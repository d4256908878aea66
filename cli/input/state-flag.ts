/**
 * `--state` has two meanings (D-CLI-01): where to ship, and the state folder. At most two letters
 * mean a state of the United States; a folder of two letters is written `./ab`.
 */
const isPlace = (value: string): boolean => /^[A-Za-z]{0,2}$/.test(value);

/** The state of the United States among the values of `--state`. */
export const placeAmong = (given: readonly string[]): string | undefined => given.findLast(isPlace);

/** The folder among the values of `--state`. */
export const folderAmong = (given: readonly string[]): string | undefined =>
  given.findLast((value) => !isPlace(value));
