import fc from 'fast-check';

/** A text of characters from a list, its length in code points within bounds. */
export const textOf = (
  characters: readonly string[],
  minLength: number,
  maxLength: number,
): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...characters), { minLength, maxLength }).map((parts) => parts.join(''));

const surrogates = { first: 0xd800, count: 0x800 } as const;

/**
 * Any character Unicode has room for, halves of one left out. What fast-check calls `binary` is the
 * same, for which it first makes a table that takes a second.
 */
export const anyCharacter = (): fc.Arbitrary<string> =>
  fc
    .nat({ max: 0x10ffff - surrogates.count })
    .map((code) => (code < surrogates.first ? code : code + surrogates.count))
    .map((code) => String.fromCodePoint(code));

/** Letters of several scripts; one outside the basic plane, so that code points and units differ. */
export const letters: readonly string[] = ['a', 'Z', 'ñ', 'É', 'ß', 'Ж', '李', '𐐷'];

/** White space a form may meet at the ends of a text, no-break and ideographic included. */
export const whiteSpaces: readonly string[] = [
  ' ',
  '\t',
  '\n',
  '\u0085',
  '\u00A0',
  '\u2003',
  '\u3000',
];

/** A text with white space around it. */
export const padded = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(textOf(whiteSpaces, 0, 3), text, textOf(whiteSpaces, 0, 3))
    .map((parts) => parts.join(''));

const often = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Texts that make a backtracking pattern try everything again and again. */
export const trickyTexts = (length: number): readonly string[] => [
  often('a', length),
  often(' ', length),
  `x${often(' ', length)}x`,
  `${often('a.', length)}!`,
  `${often('a-', length)}1`,
  `${often("a' ", length)}@`,
  `a@${often('a.', length)}`,
  often('a@', length),
  often('p o ', length),
  often('post office ', length),
  often('1', length),
  often('-', length),
  `http://${often('a', length)}`,
  `http://${often('a-admin', length)}`,
  often('\u0301', length),
  often('\u200B', length),
];
