import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dietClaims } from '#domain/catalog/diet-claim.ts';
import { dietClaimsOf } from '#domain/search/diet-claims-of.ts';
import { dietsOf } from '#domain/search/diets.ts';

const allergens = ['milk', 'wheat', 'soy', 'peanut', 'tree-nuts', 'sesame', 'egg'] as const;
const facts = fc.record({
  kind: fc.constantFrom('snack', 'variety-pack', 'merchandise', 'gift-card'),
  allergens: fc.subarray([...allergens]),
  ingredients: fc.constantFrom('Corn, salt.', 'Oats, honey.', 'Wheat flour, malt.', ''),
  sugarGrams: fc.constantFrom(undefined, 0, 0.4, 3),
} as const);

describe('what a product claims of diets', () => {
  it('[BROWSE-02] never says that something is not listed which is', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const claims = dietClaimsOf(each);
        for (const allergen of each.allergens) {
          expect(claims).not.toContain(allergen === 'wheat' ? 'no-gluten' : `no-${allergen}`);
        }
        if (/Oats|Wheat|malt/.test(each.ingredients)) expect(claims).not.toContain('no-gluten');
        if (each.ingredients.includes('honey')) expect(claims).not.toContain('vegan');
      }),
    );
  });

  it('[SEARCH-01] agrees with the diets that search finds it by, and only food has any', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const claims = dietClaimsOf(each);
        const diets = dietsOf(each);
        expect(claims.includes('vegan')).toBe(diets.includes('vegan'));
        expect(claims.includes('no-milk')).toBe(diets.includes('dairyfree'));
        const nutless = claims.includes('no-peanut') && claims.includes('no-tree-nuts');
        expect(nutless).toBe(diets.includes('nutfree'));
        if (each.kind === 'merchandise' || each.kind === 'gift-card') expect(claims).toEqual([]);
      }),
    );
  });

  it('is in one order, each once', () => {
    const plain = {
      kind: 'snack',
      allergens: ['soy'],
      ingredients: 'Corn.',
      sugarGrams: 0,
    } as const;
    expect(dietClaimsOf(plain)).toEqual(dietClaims.filter((claim) => claim !== 'no-soy'));
  });
});
