import { describe, expect, it } from 'vitest';
import { searchWords } from '#domain/locale/search-words.ts';
import { dietAtStart, dietWords } from '#domain/search/diets.ts';
import { relatedWords } from '#domain/search/related-words.ts';
import {
  numberWords,
  type SearchFacts,
  searchEntry,
  titleWord,
  wholeWord,
} from '#domain/search/search-entry.ts';
import { noSuggestions } from '#domain/search/suggestions.ts';

const plain: SearchFacts = {
  ...{ productId: 'CHP-0101', kind: 'snack', brand: 'Otto', heat: 0, size: '9 oz' },
  ...{ titles: ['Sea Salt'], flavors: [], types: [], allergens: [], ingredients: 'Corn.' },
  sugarGrams: 0,
};

describe('how a diet is asked for', () => {
  it.each([
    ['glutenfree', 'gluten free, sin gluten, libre de gluten, no gluten, celiac, celiacos'],
    ['nutfree', 'nut free, no nuts, sin nueces, sin frutos secos, without nuts'],
    ['dairyfree', 'dairy free, no dairy, sin lacteos, sin leche, lactose free, milk free'],
    ['vegan', 'vegan, vegano, vegana, veganos, veganas, plant based'],
    ['sugarfree', 'sugar free, no sugar, sin azucar, without sugar'],
  ])('%s: %s', (diet, phrases) => {
    for (const phrase of phrases.split(', ')) {
      const words = phrase.split(' ');
      expect(dietAtStart(words)).toEqual({ diet, length: words.length });
      expect(dietAtStart([...words, 'chips'])).toEqual({ diet, length: words.length });
      expect(dietWords).toEqual(expect.arrayContaining(words));
    }
  });

  it('knows its words as search compares them, each once', () => {
    expect(new Set(dietWords).size).toBe(dietWords.length);
    for (const word of dietWords) expect(searchWords(word)).toEqual([word]);
    expect(dietAtStart([])).toBeUndefined();
  });
});

describe('one thing by its other names', () => {
  it.each([
    'bbq barbacoa',
    'chile aji',
    'peanut mani',
    'lime limon',
    'avocado guac',
    'butter mantequilla',
    'corn elote',
    'popcorn palomitas',
    'cookies galletas',
    'nuts nueces',
    'bars barritas',
    'dips salsas',
    'puffs inflados',
    'tee playera',
    'cap gorra',
    'mug taza',
    'tote bolsa',
    'merchandise merch',
    'variety surtido',
  ])('%s, either way round', (pair) => {
    const [one = '', other = ''] = pair.split(' ');
    expect(relatedWords([one])).toEqual(expect.arrayContaining([one, other]));
    expect(relatedWords([other])).toEqual(expect.arrayContaining([one, other]));
  });

  it.each([
    ['tortilla', 'nachos'],
    ['chips', 'papitas'],
    ['crackers', 'saladitas'],
    ['variety', 'caja'],
    ['cheddar', 'queso'],
    ['honey', 'dulce'],
    ['salt', 'salado'],
  ])('%s is found by %s, not the other way round', (has, foundBy) => {
    expect(relatedWords([has])).toContain(foundBy);
    expect(relatedWords([foundBy])).not.toContain(has);
  });

  it('names each word once, and nothing for words without relations', () => {
    const words = relatedWords(['variety', 'surtido', 'variety']);
    expect(new Set(words).size).toBe(words.length);
    expect(relatedWords(['otto'])).toEqual([]);
    for (const word of relatedWords(['tee', 'mug', 'cap']))
      expect(searchWords(word)).toEqual([word]);
  });
});

describe('what a product is found by', () => {
  const words = (heat: number) => searchEntry({ ...plain, heat });

  it('heat: warm ones are found by it, hot ones as if it were in their names', () => {
    expect(words(0).words).not.toContain('picante');
    for (const word of ['hot', 'spicy', 'picante', 'picoso']) {
      expect(words(1).words).toContain(word);
      expect(words(1).titleWords).not.toContain(word);
      expect(words(2).titleWords).toContain(word);
    }
  });

  it('its size as one word or two, its number whole or in parts', () => {
    expect(words(0).words).toEqual(expect.arrayContaining(['9', 'oz', '9oz']));
    expect(numberWords('CHP-0101')).toEqual(['chp', '0101', 'chp0101']);
    expect(numberWords('CHP')).toEqual(['chp']);
  });

  it('the spelling that comes first, in small letters', () => {
    const { spellings } = searchEntry({ ...plain, titles: ['Limón', 'LIMON'] });
    expect(spellings.get('limon')).toBe('limón');
  });

  it('whole words and words of a title are kept apart from beginnings', () => {
    expect([wholeWord('papas'), wholeWord('papa'), titleWord('papas')]).toEqual([
      '~pap',
      '~pap',
      '=papas',
    ]);
  });

  it('nothing, as long as nothing was found', () => {
    expect(noSuggestions('x')).toEqual({ text: 'x', searches: [], shelves: [], products: [] });
  });
});
