import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressLineProblem, writtenLineProblem } from '#domain/shipping/address-line.ts';
import { billingCityProblem, cityProblem } from '#domain/shipping/city.ts';
import { billingStateProblem, shipStateProblem } from '#domain/shipping/state.ts';
import { states } from '#domain/shipping/states.ts';
import { zipProblem } from '#domain/shipping/zip.ts';
import { letters, padded, textOf } from '#test/arbitraries/text.ts';

const lineCharacters = [...letters, '7', ' ', "'", '’', '.', '#', ',', '/', '-'];

describe('addressLineProblem', () => {
  it('[ADDR-02] accepts a line exactly when every character is allowed', () => {
    const any = [...lineCharacters, '!', '@', '&', '(', '"', '\u200B', '½'];
    fc.assert(
      fc.property(textOf(any, 1, 28), (inner) => {
        const fine = Array.from(inner).every((character) => lineCharacters.includes(character));
        const problem = addressLineProblem(`1${inner}1`, 'address');
        if (fine) expect(problem).toBeUndefined();
        else expect(problem?.key).toMatch(/^text\.(characters|unseen)$/);
        // What is named is what is wrong, and nothing else.
        const named = String(problem?.values?.['characters'] ?? '').replaceAll(' ', '');
        for (const character of named) {
          expect(inner).toContain(character);
          expect(lineCharacters).not.toContain(character);
        }
      }),
    );
  });

  it('[ADDR-03] accepts 30 characters and refuses 31', () => {
    fc.assert(
      fc.property(padded(textOf(letters, 30, 30)), textOf(letters, 31, 50), (fits, long) => {
        expect(addressLineProblem(fits, 'address')).toBeUndefined();
        expect(addressLineProblem(long, 'address')).toEqual({
          key: 'address.long',
          values: { field: 'address', max: 30 },
        });
      }),
    );
  });

  it('[ADDR-01] asks for an empty or blank line', () => {
    for (const empty of ['', '   ', '\u3000']) {
      expect(addressLineProblem(empty, 'address')).toEqual({ key: 'required.address' });
      expect(addressLineProblem(empty, 'addressDetails')).toEqual({
        key: 'required.addressDetails',
      });
      expect(writtenLineProblem(empty)).toBeUndefined();
    }
  });

  it('[ADDR-02] leaves P.O. boxes to their own rule', () => {
    expect(addressLineProblem('PO Box 12', 'address')).toBeUndefined();
  });
});

describe('cityProblem', () => {
  it.each([
    'New York',
    'St. Louis',
    "Coeur d'Alene",
    'Winston-Salem',
    'O’Fallon',
    "Land O' Lakes",
    'Washington D.C.',
    'Cañon City',
    'E. St. Louis',
    ' Plano ',
  ])('[ADDR-05] accepts %j', (city) => {
    expect(cityProblem(city)).toBeUndefined();
  });

  it('[ADDR-05] accepts words of letters joined by one space, apostrophe or hyphen', () => {
    const words = fc.array(textOf(letters, 1, 4), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, fc.constantFrom(' ', "'", '-', '. '), (parts, joint) => {
        expect(billingCityProblem(parts.join(joint))).toBeUndefined();
      }),
    );
  });

  it('[ADDR-05] says letters only when there is a digit', () => {
    fc.assert(
      fc.property(textOf([...letters, '@'], 1, 9), fc.nat({ max: 9 }), (text, digit) => {
        expect(cityProblem(`${text}${digit}`)).toEqual({ key: 'city.letters' });
      }),
    );
  });

  it.each([
    ['Pl@no', '@'],
    ['-Plano', '-'],
    ['Plano-', '-'],
    ['St..Louis', '.'],
    ['Plano, TX', ','],
    ['...', '.'],
  ])('[ADDR-05] [ADDR-10] refuses the characters of %j', (city, characters) => {
    expect(cityProblem(city)).toEqual({
      key: 'text.characters',
      values: { field: 'city', characters },
    });
  });

  it('[ADDR-05] [ADDR-10] refuses a space too many', () => {
    expect(cityProblem('New  York')).toEqual({ key: 'text.unseen', values: { field: 'city' } });
  });

  it('[ADDR-04] [ADDR-05] asks for an empty one and stops at 30 characters', () => {
    expect(cityProblem(' ')).toEqual({ key: 'required.city' });
    expect(cityProblem('a'.repeat(30))).toBeUndefined();
    expect(cityProblem('a'.repeat(31))).toEqual({
      key: 'text.long',
      values: { field: 'city', max: 30 },
    });
  });

  it('[ADDR-09] is unable to ship to a P.O. box in the city', () => {
    const unable = { key: 'place.unable', values: { place: 'P.O. Box' } };
    expect(cityProblem('P.O. Box 12')).toEqual(unable);
    expect(cityProblem('Post Office Box')).toEqual(unable);
    expect(billingCityProblem('Post Office Box')).toBeUndefined();
  });
});

describe('zipProblem', () => {
  it('[ADDR-06] accepts exactly five digits', () => {
    fc.assert(
      fc.property(padded(textOf([...'0123456789', 'x', '-'], 1, 8)), (zip) => {
        const fine = /^[0-9]{5}$/.test(zip.replace(/[^0-9x-]/g, ''));
        expect(zipProblem(zip)).toEqual(
          fine ? undefined : { key: 'zip.digits', values: { digits: 5 } },
        );
      }),
    );
  });

  it('[ADDR-06] asks for an empty one and takes no other digits', () => {
    expect(zipProblem('')).toEqual({ key: 'required.zipcode' });
    expect(zipProblem('٧٥٠٢٤')?.key).toBe('zip.digits');
  });
});

describe('shipStateProblem', () => {
  it('[CHK-20] accepts every state but Hawaii and Alaska, in any letter case', () => {
    fc.assert(
      fc.property(
        padded(fc.constantFrom(...states.map(([code]) => code))),
        fc.boolean(),
        (typed, lower) => {
          const value = lower ? typed.toLowerCase() : typed;
          const code = value
            .trim()
            .toUpperCase()
            .replace(/[^A-Z]/g, '');
          expect(billingStateProblem(value)).toBeUndefined();
          expect(shipStateProblem(value)).toEqual(
            ['HI', 'AK'].includes(code)
              ? { key: 'place.unable', values: { place: code } }
              : undefined,
          );
        },
      ),
    );
  });

  it.each(['ZZ', 'Texas', 'PR', 'AP', 'T X'])('[CHK-20] does not know %j', (state) => {
    expect(shipStateProblem(state)).toEqual({ key: 'state.unknown' });
    expect(billingStateProblem(state)).toEqual({ key: 'state.unknown' });
  });

  it('[ADDR-04] asks for an empty one', () => {
    expect(shipStateProblem(' ')).toEqual({ key: 'required.state' });
  });
});
