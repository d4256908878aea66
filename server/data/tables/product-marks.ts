import { type DietClaim, dietClaims } from '#domain/catalog/diet-claim.ts';
import type { ProductBadge } from '#domain/catalog/product.ts';

/**
 * What the column `badges` of a product holds: its badges, and what it claims of diets. Together they
 * are one value of the ledger that counts the shelves.
 */
export type Mark = ProductBadge | `diet:${DietClaim}`;

export const markOf = (claim: DietClaim): Mark => `diet:${claim}`;

const marks: ReadonlyMap<string, DietClaim> = new Map(
  dietClaims.map((claim) => [markOf(claim), claim]),
);

export const badgesIn = (found: readonly Mark[]): readonly ProductBadge[] =>
  found.filter((mark): mark is ProductBadge => !marks.has(mark));

export const claimsIn = (found: readonly Mark[]): readonly DietClaim[] =>
  found.flatMap((mark) => marks.get(mark) ?? []);
