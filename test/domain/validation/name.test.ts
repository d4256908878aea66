import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameProblem } from '#domain/validation/name.ts';
import { letters, padded, textOf } from '#test/arbitraries/text.ts';

const allowed = [...letters, '.', '&', "'", '’', ' '];

describe('nameProblem', () => {
  it('[ADDR-13] [ADDR-14] [ADDR-15] accepts 2 to 30 allowed characters', () => {
    fc.assert(
      fc.property(
        padded(
          fc
            .tuple(fc.constantFrom(...letters), textOf(allowed, 0, 13), fc.constantFrom(...letters))
            .map((parts) => parts.join('').replaceAll('.', '. ')),
        ),
        (name) => {
          expect(nameProblem('firstName', name)).toBeUndefined();
        },
      ),
    );
  });

  it('[ADDR-15] refuses every other character', () => {
    const forbidden = ['1', '-', '_', '@', ',', '!', '/', '"', '\u200B', '🙂', '\u00A0'];
    fc.assert(
      fc.property(
        textOf(letters, 1, 10),
        fc.constantFrom(...forbidden),
        textOf(letters, 1, 10),
        (before, character, after) => {
          const problem = nameProblem('lastName', before + character + after);
          // A sign nobody would see in the message is told in words.
          expect(problem).toEqual(
            /[\u200B\u00A0]/.test(character)
              ? { key: 'text.unseen', values: { field: 'lastName' } }
              : { key: 'text.characters', values: { field: 'lastName', characters: character } },
          );
        },
      ),
    );
  });

  it('[ADDR-13] [ADDR-14] accepts 2 and 30 code points', () => {
    fc.assert(
      fc.property(textOf(letters, 2, 2), textOf(letters, 30, 30), (shortest, longest) => {
        expect(nameProblem('firstName', shortest)).toBeUndefined();
        expect(nameProblem('firstName', longest)).toBeUndefined();
      }),
    );
  });

  it('[ADDR-13] [ADDR-14] refuses 1 and 31 code points', () => {
    fc.assert(
      fc.property(textOf(letters, 1, 1), textOf(letters, 31, 60), (short, long) => {
        expect(nameProblem('firstName', short)).toEqual({
          key: 'name.short',
          values: { field: 'firstName', min: 2 },
        });
        expect(nameProblem('firstName', long)).toEqual({
          key: 'name.long',
          values: { field: 'firstName', max: 30 },
        });
      }),
    );
  });

  it('[ADDR-11] [ADDR-12] asks for what is empty or blank', () => {
    expect(nameProblem('firstName', '')).toEqual({ key: 'required.firstName' });
    expect(nameProblem('lastName', ' \u2003')).toEqual({ key: 'required.lastName' });
  });

  it('[ADDR-15] takes combining marks inside a name and not in front of it', () => {
    expect(nameProblem('firstName', 'Jose\u0301')).toBeUndefined();
    expect(nameProblem('firstName', '\u0301Jose')).toEqual({
      key: 'text.unseen',
      values: { field: 'firstName' },
    });
  });
});
