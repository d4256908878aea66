import { describe, expect, it } from 'vitest';
import { dietAtStart, dietsOf } from '#domain/search/diets.ts';
import { relatedWords } from '#domain/search/related-words.ts';
import { searchEntry } from '#domain/search/search-entry.ts';

const plain = { kind: 'snack', allergens: [], ingredients: 'Corn, salt.', sugarGrams: 0 } as const;

describe('diets', () => {
  it('a plain corn chip suits every diet', () => {
    expect(dietsOf(plain)).toEqual(['glutenfree', 'nutfree', 'dairyfree', 'vegan', 'sugarfree']);
  });

  it.each([
    ['wheat', { allergens: ['wheat'] }, 'glutenfree'],
    ['malt', { ingredients: 'Corn, barley malt.' }, 'glutenfree'],
    ['oats', { ingredients: 'Rolled oats.' }, 'glutenfree'],
    ['oat flour', { ingredients: 'Oat flour.' }, 'glutenfree'],
    ['peanuts', { allergens: ['peanut'] }, 'nutfree'],
    ['milk again', { allergens: ['milk'] }, 'vegan'],
    ['anchovies', { ingredients: 'Corn, anchovies.' }, 'vegan'],
    ['half a gram of sugar', { sugarGrams: 0.5 }, 'sugarfree'],
    ['almonds', { allergens: ['tree-nuts'] }, 'nutfree'],
    ['milk', { allergens: ['milk'] }, 'dairyfree'],
    ['eggs', { allergens: ['egg'] }, 'vegan'],
    ['honey', { ingredients: 'Corn, honey powder.' }, 'vegan'],
    ['sugar', { sugarGrams: 3 }, 'sugarfree'],
    ['an unknown amount of sugar', { sugarGrams: undefined }, 'sugarfree'],
  ] as const)('%s rules one out', (_, facts, diet) => {
    expect(dietsOf({ ...plain, ...facts })).not.toContain(diet);
  });

  it('a mug has no diet', () => {
    expect(dietsOf({ ...plain, kind: 'merchandise' })).toEqual([]);
    expect(dietsOf({ ...plain, kind: 'gift-card' })).toEqual([]);
    expect(dietsOf({ ...plain, kind: 'variety-pack' })).toEqual(dietsOf(plain));
  });

  it('is asked for in both languages, the longest phrase first', () => {
    expect(dietAtStart(['nut', 'free', 'chips'])).toEqual({ diet: 'nutfree', length: 2 });
    expect(dietAtStart(['sin', 'frutos', 'secos'])).toEqual({ diet: 'nutfree', length: 3 });
    expect(dietAtStart(['nuts'])).toBeUndefined();
  });
});

describe('searchEntry', () => {
  const entry = searchEntry({
    ...plain,
    productId: 'CHP-0101',
    titles: ['Jalapeño Cheddar Chips', 'Papas sabor jalapeño y cheddar'],
    brand: 'Otto & Fig',
    flavors: ['Jalapeño Cheddar'],
    types: ['Chips'],
    size: '6.5 oz',
    heat: 2,
    allergens: ['milk'],
  });

  it('has the words of both languages, related ones, heat and size', () => {
    expect(entry.words).toEqual(
      expect.arrayContaining(['jalapeno', 'papas', 'otto', 'queso', 'picante', '5oz', 'papitas']),
    );
    expect(entry.titleWords).toContain('spicy');
    expect(entry.titleWords).not.toContain('otto');
    expect(entry.spellings.get('jalapeno')).toBe('jalapeño');
  });

  it('one thing is found by its other names, and by no names of other things', () => {
    expect(relatedWords(['bbq'])).toContain('barbecue');
    expect(relatedWords(['queso'])).not.toContain('cheddar');
  });
});
