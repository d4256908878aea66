import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchBeginnings, searchStem, searchWords, sortKey } from '#domain/locale/search-words.ts';

describe('searchWords', () => {
  it('ignores accents, letter case and punctuation', () => {
    expect(searchWords('Jalapeño-Cheddar, LIMÓN & sal')).toEqual([
      'jalapeno',
      'cheddar',
      'limon',
      'sal',
    ]);
    expect(searchWords(' -- ')).toEqual([]);
  });

  it('gives words that are words already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = searchWords(text);
        expect(words.flatMap(searchWords)).toEqual(words);
        for (const word of words) expect(word).not.toMatch(/[\s'\\&|!():*]/);
      }),
    );
  });
});

describe('searchBeginnings', () => {
  it('asks for the singular of a plural, but not of a short word', () => {
    expect(searchBeginnings('Chips papas gas')).toEqual(['chip', 'papa', 'gas']);
  });

  it('asks once for a word said twice, and for eight words at most', () => {
    expect(searchBeginnings('nut nuts NUT')).toEqual(['nut']);
    expect(searchBeginnings('a b c d e f g h i j')).toHaveLength(8);
  });

  it('gives beginnings of the words it was asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = searchWords(text);
        for (const beginning of searchBeginnings(text)) {
          expect(words.some((word) => word.startsWith(beginning))).toBe(true);
        }
      }),
    );
  });
});

describe('searchStem', () => {
  it('leaves short words, numbers and what only holds an s as they are', () => {
    for (const word of ['gas', 'b12s', 'oscar', 'glass']) {
      expect([word, searchStem(word)]).toEqual([word, word]);
    }
    expect(searchStem('pies')).toBe('pie');
  });
});

describe('sortKey', () => {
  it('keeps the words of a name apart', () => {
    expect(sortKey(' Sea  Salt!')).toBe('sea salt');
  });

  it('puts names in the order of a dictionary without accents', () => {
    const names = ['Ñame', 'nacho', 'Néctar', 'Zanahoria', 'Árbol'];
    expect([...names].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
      'Árbol',
      'nacho',
      'Ñame',
      'Néctar',
      'Zanahoria',
    ]);
  });
});
