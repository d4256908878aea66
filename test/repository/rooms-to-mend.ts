// What the rules of rooms still let pass. Lines only ever go: who mends one deletes it here, and
// the test says which. Nothing of the command line, the sandbox, the scripts and the benches may be
// listed.

/** Folders with more than 20 entries. */
export const allowedCrowds: readonly string[] = [
  'src/adapters/http',
  'src/adapters/http/client',
  'src/application/messages/en-us',
  'src/application/messages/es',
  'src/composition',
];

/** Folders that import each other. */
export const allowedPairs: readonly string[] = [
  'src/adapters/http/wire ⇄ src/adapters/http/wire/calls/customer',
  'src/application ⇄ src/application/account',
  'src/application ⇄ src/application/cart',
  'src/application ⇄ src/application/coupon',
  'src/application ⇄ src/application/identity',
  'src/application ⇄ src/application/mix',
  'src/application ⇄ src/application/security',
  'src/application ⇄ src/application/self-service',
];

/** Files in a circle. */
export const allowedCycles: readonly string[] = [
  ['src/composition/node-identity.ts', 'src/composition/node.ts'].join(', '),
];
