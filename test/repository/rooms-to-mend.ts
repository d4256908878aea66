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
export const allowedCycles: readonly string[] = [
  [
    'server/api/document/account-examples.ts',
    'server/api/document/cart-examples.ts',
    'server/api/document/catalog-examples.ts',
    'server/api/document/content-examples.ts',
    'server/api/document/coupon-examples.ts',
    'server/api/document/examples.ts',
    'server/api/document/order-examples.ts',
    'server/api/document/settings-examples.ts',
    'server/api/document/sign-up-examples.ts',
  ].join(', '),
];
