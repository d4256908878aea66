import { describe, expect, it } from 'vitest';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';

const snacks = seedCatalog().products.filter(({ kind }) => kind === 'snack');
const tables = snacks.flatMap(({ productId, nutrition }) =>
  nutrition === undefined ? [] : [{ productId, ...nutrition }],
);

describe('nutrition tables', () => {
  it('stand on every snack', () => {
    expect(tables).toHaveLength(snacks.length);
  });

  it('state the calories of their fat, carbohydrate and protein', () => {
    for (const table of tables) {
      const exact =
        9 * table.totalFatGrams + 4 * table.totalCarbohydrateGrams + 4 * table.proteinGrams;
      expect(Math.abs(table.calories - exact), table.productId).toBeLessThanOrEqual(5);
    }
  });

  it('never hold a part larger than its whole', () => {
    for (const table of tables) {
      expect(table.saturatedFatGrams, table.productId).toBeLessThanOrEqual(table.totalFatGrams);
      expect(table.addedSugarsGrams, table.productId).toBeLessThanOrEqual(table.totalSugarsGrams);
      expect(table.totalSugarsGrams + table.dietaryFiberGrams, table.productId).toBeLessThanOrEqual(
        table.totalCarbohydrateGrams,
      );
    }
  });

  it('hold at least one serving, more in a case than in a bag', () => {
    for (const group of Map.groupBy(snacks, ({ sizeGroupId }) => sizeGroupId).values()) {
      const servings = group.map(({ nutrition }) => nutrition?.servingsPerContainer ?? 0);
      expect(servings.every((count) => count >= 1)).toBe(true);
      expect(servings).toEqual([...servings].sort((a, b) => a - b));
    }
  });

  it('differ between a sweet and a salty snack of one maker', () => {
    const sugar = (productId: string) =>
      tables.find((table) => table.productId === productId)?.addedSugarsGrams ?? -1;
    expect(sugar('POP-0302')).toBeGreaterThan(sugar('POP-0102'));
  });
});

describe('allergens', () => {
  const allergensOf = (productId: string) =>
    snacks.find((snack) => snack.productId === productId)?.allergens;

  it('follow from the snack and from its seasoning', () => {
    expect(allergensOf('CHP-0102')).toEqual([]);
    expect(allergensOf('CHP-0202')).toEqual(['milk']);
    expect(allergensOf('PRZ-0702')).toEqual(['wheat', 'sesame']);
    expect(allergensOf('NUT-0402')).toEqual(['peanut']);
    expect(allergensOf('CKY-0502')).toEqual(['wheat', 'milk', 'egg', 'peanut']);
  });

  it.each([
    ['milk', /milk|butter\b(?! \(sugar)|cheese|cream/i],
    ['wheat', /wheat/i],
    ['peanut', /peanut/i],
    ['tree-nuts', /almond|cashew|pecan|tree nuts/i],
    ['soy', /soy/i],
    ['sesame', /sesame/i],
    ['egg', /\begg/i],
  ] as const)('name %s wherever the ingredients do', (allergen, word) => {
    const silent = snacks.filter(
      ({ ingredients, allergens }) =>
        word.test(ingredients.en.replace(/cocoa butter/g, '')) && !allergens.includes(allergen),
    );
    expect(silent.map(({ productId }) => productId)).toEqual([]);
  });
});
