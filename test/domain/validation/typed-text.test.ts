import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, lengthOf, tidied, trimmed } from '#domain/validation/typed-text.ts';
import { letters, padded, textOf, whiteSpaces } from '#test/arbitraries/text.ts';

describe('trimmed', () => {
  it('[ADDR-04] takes white space of every kind off both ends and nothing else', () => {
    fc.assert(
      fc.property(textOf([...letters, ' '], 0, 6), fc.constantFrom(...letters), (inner, end) => {
        const text = `${end}${inner}${end}`;
        fc.assert(
          fc.property(padded(fc.constant(text)), (value) => {
            expect(trimmed(value)).toBe(text);
          }),
          { numRuns: 5 },
        );
      }),
      { numRuns: 30 },
    );
  });

  it('[ADDR-04] leaves nothing of white space alone', () => {
    fc.assert(
      fc.property(textOf(whiteSpaces, 0, 8), (value) => {
        expect(trimmed(value)).toBe('');
        expect(isBlank(value)).toBe(true);
      }),
    );
  });
});

describe('tidied', () => {
  it('[ADDR-15] stores the curly apostrophe as the straight one', () => {
    expect(tidied(' O’Brien ')).toBe("O'Brien");
  });

  it('[ADDR-15] changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(tidied(tidied(value))).toBe(tidied(value));
      }),
    );
  });
});

describe('lengthOf', () => {
  it('[ADDR-14] counts code points', () => {
    fc.assert(
      fc.property(textOf(letters, 0, 20), (text) => {
        expect(lengthOf(text)).toBe(Array.from(text).length);
      }),
    );
    expect(lengthOf('𐐷𐐷')).toBe(2);
  });
});
