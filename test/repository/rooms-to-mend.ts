// What the rules of rooms still let pass. Lines only ever go: who mends one deletes it here, and
// the test says which. Nothing of the command line, the sandbox, the scripts and the benches may be
// listed.

/** Folders with more than 20 entries. */
export const allowedCrowds: readonly string[] = [
  'src/application/messages/en-us',
  'src/application/messages/es',
];

/** Folders that import each other. */
export const allowedPairs: readonly string[] = [];

/** Files in a circle. */
export const allowedCycles: readonly string[] = [];
