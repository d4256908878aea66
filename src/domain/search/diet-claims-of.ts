import { type DietClaim, dietClaims } from '#domain/catalog/diet-claim.ts';
import { type Diet, type DietFacts, dietsOf } from '#domain/search/diets.ts';

/** Claims that search knows as diets, with the same rule. */
const dietOf: Readonly<Partial<Record<DietClaim, Diet>>> = {
  vegan: 'vegan',
  'no-gluten': 'glutenfree',
  'no-milk': 'dairyfree',
  'no-sugar': 'sugarfree',
};

/** What nothing listed on a product speaks against; only food has any (D-LIST-09, D-SEARCH-05). */
export const dietClaimsOf = (facts: DietFacts): readonly DietClaim[] => {
  if (facts.kind !== 'snack' && facts.kind !== 'variety-pack') return [];
  const diets = dietsOf(facts);
  const listed = facts.allergens as readonly string[];
  return dietClaims.filter((claim) => {
    const diet = dietOf[claim];
    return diet === undefined ? !listed.includes(claim.slice('no-'.length)) : diets.includes(diet);
  });
};
