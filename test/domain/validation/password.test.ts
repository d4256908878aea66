import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  passwordAgainProblem,
  passwordFlags,
  passwordProblem,
} from '#domain/validation/password.ts';
import { textOf } from '#test/arbitraries/text.ts';

const alphabet = [
  'a',
  'z',
  'A',
  'Z',
  '0',
  '9',
  '!',
  '~',
  '`',
  '@',
  '[',
  '{',
  ' ',
  'é',
  '٣',
  '€',
  '𐐷',
];
const passwords = () => textOf(alphabet, 0, 12);

const conditions = (password: string) => ({
  eight: Array.from(password).length >= 8,
  number: ['0', '9'].some((character) => password.includes(character)),
  lower: ['a', 'z'].some((character) => password.includes(character)),
  upper: ['A', 'Z'].some((character) => password.includes(character)),
  symbol: ['!', '~', '`', '@', '[', '{'].some((character) => password.includes(character)),
});

describe('passwordFlags', () => {
  it('[PWD-09] flags the five conditions, and all of them together', () => {
    fc.assert(
      fc.property(passwords(), (password) => {
        const met = conditions(password);
        expect(passwordFlags(password)).toEqual({
          ...met,
          all: Object.values(met).every((flag) => flag),
        });
      }),
      { numRuns: 500 },
    );
  });

  it('[PWD-08] counts every printable ASCII sign as a symbol and nothing else', () => {
    for (let code = 0; code < 256; code += 1) {
      const character = String.fromCharCode(code);
      const sign = code > 32 && code < 127 && !/[A-Za-z0-9]/.test(character);
      expect(passwordFlags(character).symbol, `code ${code}`).toBe(sign);
    }
  });
});

describe('passwordProblem', () => {
  it('[PWD-08] accepts a password exactly when all five conditions hold', () => {
    fc.assert(
      fc.property(passwords(), (password) => {
        expect(passwordProblem(password) === undefined).toBe(
          Object.values(conditions(password)).every((flag) => flag),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('[PWD-05] [PWD-06] [PWD-07] names the first thing missing', () => {
    expect(passwordProblem('')).toEqual({ key: 'required.password' });
    expect(passwordProblem('Abcde1!')).toEqual({ key: 'password.short', values: { min: 8 } });
    expect(passwordProblem('Abcdef1!')).toBeUndefined();
    expect(passwordProblem('Abcdefg1')).toEqual({ key: 'password.invalid' });
  });

  it('[PWD-08] trims nothing', () => {
    expect(passwordProblem('        ')).toEqual({ key: 'password.invalid' });
    expect(passwordProblem(' Abcd1! ')).toBeUndefined();
  });

  it('[PWD-11] a new password typed twice is the same twice', () => {
    expect(passwordAgainProblem('Abcdef1!', '')).toEqual({ key: 'required.passwordAgain' });
    expect(passwordAgainProblem('Abcdef1!', 'Abcdef1! ')).toEqual({ key: 'password.differs' });
    expect(passwordAgainProblem('Abcdef1!', 'Abcdef1!')).toBeUndefined();
  });
});
