import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchStem } from '#domain/locale/search-words.ts';
import {
  letterTriples,
  slipsBetween,
  slipsForgiven,
  wordBegun,
  wordMeant,
} from '#domain/search/spelling.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 1, maxLength: 9 });
const known = (...words: readonly string[]) =>
  words.map((each, at) => ({ word: each, products: words.length - at }));

describe('slipsBetween', () => {
  it('is a distance: nothing to itself, the same both ways, never shorter by a detour of one', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, one, 9)).toBe(0);
        expect(slipsBetween(one, other, 9)).toBe(slipsBetween(other, one, 9));
        expect(slipsBetween(one, `${other}x`, 9)).toBeLessThanOrEqual(
          slipsBetween(one, other, 9) + 1,
        );
        expect(slipsBetween(one, other, 9) === 0).toBe(one === other);
      }),
    );
  });

  it('counts a letter too many, too few, another one and two swapped as one', () => {
    for (const typed of ['chhips', 'chps', 'chaps', 'hcips']) {
      expect([typed, slipsBetween(typed, 'chips', 2)]).toEqual([typed, 1]);
    }
    expect(slipsBetween('popcorn', 'pretzel', 2)).toBe(3);
    expect(slipsBetween('hcisp', 'chips', 2)).toBe(2);
  });

  it('stops counting just above the limit', () => {
    expect([2, 9].map((limit) => slipsBetween('ab', 'abcdef', limit))).toEqual([3, 4]);
  });
});

describe('slipsForgiven', () => {
  it('are none in three letters, one in five, two in six', () => {
    expect(['sal', 'chip', 'chips', 'pretze'].map(slipsForgiven)).toEqual([0, 1, 1, 2]);
  });
});

describe('wordMeant', () => {
  const word = (text: string, products: number) => ({ word: text, products });
  const meant = (typed: string, ...words: readonly ReturnType<typeof word>[]) => [
    wordMeant(typed, words)?.word,
    wordMeant(typed, words.toReversed())?.word,
  ];

  it('is the same however the known words are ordered: by slips, products, then the alphabet', () => {
    expect(meant('abcdef', word('abcdxf', 1), word('abcxyf', 9))).toEqual(['abcdxf', 'abcdxf']);
    expect(meant('abcdef', word('abcdxf', 1), word('abcdyf', 9))).toEqual(['abcdyf', 'abcdyf']);
    expect(meant('abcdef', word('abcdxf', 5), word('abcdyf', 5))).toEqual(['abcdxf', 'abcdxf']);
  });

  it('forgives one slip in a first letter, none in a word of three', () => {
    expect(wordMeant('xbcdef', [word('abcdef', 1)])?.word).toBe('abcdef');
    expect(wordMeant('xbcdxf', [word('abcdef', 1)])).toBeUndefined();
    expect(wordMeant('abxxef', [word('abcdef', 1)])?.word).toBe('abcdef');
    expect(wordMeant('pal', [word('sal', 1)])).toBeUndefined();
    expect(wordMeant('sal', [word('sal', 1)])?.word).toBe('sal');
  });

  it('takes the fewest slips, then the word of more products', () => {
    expect(wordMeant('chps', known('chop', 'chips'))?.word).toBe('chips');
    expect(wordMeant('limr', known('lima', 'lime'))?.word).toBe('lima');
  });

  it('forgives nothing in short words, and no second slip where the first letter is wrong', () => {
    expect(wordMeant('sal', known('sol'))).toBeUndefined();
    expect(wordMeant('cheder', known('cheddar'))?.word).toBe('cheddar');
    expect(wordMeant('sheder', known('cheddar'))).toBeUndefined();
  });
});

describe('wordBegun', () => {
  it('knows a beginning with one slip in it', () => {
    expect(wordBegun('jalpe', known('jalapeno'))?.word).toBe('jalapeno');
    expect(wordBegun('xalpe', known('jalapeno'))).toBeUndefined();
    expect(wordBegun('jal', known('jbl'))).toBeUndefined();
    expect(wordBegun('xalap', known('jalapeno'))).toBeUndefined();
    expect(wordBegun('jxxxx', known('jalapeno'))).toBeUndefined();
  });

  it('forgives a letter too many, too few or another one, and takes the word of more products', () => {
    for (const typed of ['jallap', 'jalpe', 'jalxpe', 'jalap']) {
      expect([typed, wordBegun(typed, known('jalapeno'))?.word]).toEqual([typed, 'jalapeno']);
    }
    const few = { word: 'jalapeno', products: 1 };
    const many = { word: 'jalapa', products: 5 };
    expect(wordBegun('jalap', [few, many])).toBe(many);
    expect(wordBegun('jalap', [many, few])).toBe(many);
  });
});

describe('letterTriples', () => {
  it('run from before the first letter to behind the last, each once', () => {
    expect(letterTriples('lime')).toEqual(['  l', ' li', 'lim', 'ime', 'me ']);
    expect(letterTriples('aaaa')).toEqual(['  a', ' aa', 'aaa', 'aa ']);
  });

  it('never cuts a character in two', () => {
    for (const triple of letterTriples('가𑴀𑴁𑴀')) expect(triple.isWellFormed()).toBe(true);
  });

  it('words one slip apart share one at least', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 4, maxLength: 9 }),
        fc.nat(),
        (text, place) => {
          const at = place % text.length;
          const typed = `${text.slice(0, at)}z${text.slice(at + 1)}`;
          const shared = letterTriples(typed).filter((each) => letterTriples(text).includes(each));
          expect(shared.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('searchStem', () => {
  it.each([
    ['papa', 'papas'],
    ['nuez', 'nueces'],
    ['limon', 'limones'],
    ['cookie', 'cookies'],
    ['berry', 'berries'],
    ['chile', 'chiles'],
    ['chili', 'chilies'],
    ['mix', 'mixes'],
    ['salado', 'saladas'],
    ['sabor', 'sabores'],
    ['peach', 'peaches'],
  ])('%s and %s have one stem', (one, other) => {
    expect(searchStem(one)).toBe(searchStem(other));
  });

  it('keeps different things apart, and short words and numbers as they are', () => {
    expect(searchStem('chips')).not.toBe(searchStem('chile'));
    expect(searchStem('nuts')).not.toBe(searchStem('nueces'));
    for (const text of ['oz', 'sal', '0101', '2oz']) expect(searchStem(text)).toBe(text);
  });
});
