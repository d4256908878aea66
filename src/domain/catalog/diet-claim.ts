/**
 * What a list can be narrowed to: food whose maker lists nothing against it (D-LIST-09). `no-milk` says
 * that no milk is listed, not that there is none.
 */
export const dietClaims = [
  'vegan',
  'no-gluten',
  'no-milk',
  'no-egg',
  'no-peanut',
  'no-tree-nuts',
  'no-soy',
  'no-sesame',
  'no-sugar',
] as const;

export type DietClaim = (typeof dietClaims)[number];
