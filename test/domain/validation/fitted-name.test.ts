import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittedName, offeredMixName, offeredName } from '#domain/validation/fitted-name.ts';
import { mixNameProblem } from '#domain/validation/mix-name.ts';
import { nameProblem } from '#domain/validation/name.ts';
import { tidied } from '#domain/validation/typed-text.ts';

const written = fc.string({ unit: 'grapheme', maxLength: 60 });
/** Names as people write them, with the signs the shop does not take among them. */
const names = fc
  .array(
    fc.constantFrom(
      'Anne',
      'José',
      'Ὀδυσσεύς',
      'O’Neil',
      '-',
      '–',
      ' ',
      '.',
      '&',
      '/',
      '2',
      '\u200B',
      '́',
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));

describe('the nearest spelling of a name', () => {
  it('[ADDR-15] leaves what fits as it is, accents and every script included', () => {
    for (const name of ['Ada', 'José', 'Nuñez', "O'Neil", 'J.R. Tolkien', '李小龍', 'Ὀδυσσεύς']) {
      expect(fittedName(name)).toBe(name);
      expect(offeredName(name)).toBeUndefined();
    }
  });

  it.each([
    ['Anne-Marie', 'Anne Marie'],
    ['Jean–Luc', 'Jean Luc'],
    ['Smith, Jr.', 'Smith Jr.'],
    ['Ada/Grace', 'Ada Grace'],
    ['Ada + Grace', 'Ada & Grace'],
    ['O`Neil', "O'Neil"],
    ['D´Arcy', "D'Arcy"],
    ['(Ada)', 'Ada'],
    ['Ada_Byron', 'Ada Byron'],
    ['Lo\u00ADvelace', 'Lovelace'],
    ['Louis 14', 'Louis'],
    ['evil.com', 'evil. com'],
    ['Maria-Theresa-Walburga-Amalia-Christina', 'Maria Theresa Walburga Amalia'],
  ])('[ADDR-15] of %j is %j', (typed, fitted) => {
    expect(fittedName(typed)).toBe(fitted);
    expect(offeredName(typed)).toBe(fitted);
  });

  it('offers nothing where there is no good one', () => {
    for (const name of ['', ' ', 'A', '1', 'A1', '--', '🙂']) {
      expect(offeredName(name), name).toBeUndefined();
    }
  });

  it('[ADDR-15] what is offered is always taken', () => {
    fc.assert(
      fc.property(fc.oneof(written, names), (name) => {
        const offered = offeredName(name);
        if (offered === undefined) return;
        expect(nameProblem('firstName', name)).toBeDefined();
        expect(nameProblem('firstName', offered)).toBeUndefined();
      }),
    );
  });

  it('[ADDR-15] has no letter that was not typed, and keeps their order', () => {
    const lettersOf = (text: string) => text.normalize('NFD').replace(/[^\p{L}]/gu, '');
    fc.assert(
      fc.property(names, (name) => {
        expect(lettersOf(tidied(name))).toContain(lettersOf(fittedName(name)));
      }),
    );
  });

  it('fitting twice is fitting once', () => {
    fc.assert(
      fc.property(fc.oneof(written, names), (name) => {
        expect(fittedName(fittedName(name))).toBe(fittedName(name));
      }),
    );
  });

  it('[MIX-01] of a mix keeps its digits', () => {
    expect(offeredMixName('Movie-night 2!')).toBe('Movie night 2');
    fc.assert(
      fc.property(fc.oneof(written, names), (name) => {
        const offered = offeredMixName(name);
        if (offered !== undefined) expect(mixNameProblem(offered)).toBeUndefined();
      }),
    );
  });
});
