import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesPostOfficeBox, poBoxProblem } from '#domain/shipping/po-box.ts';
import { lookAlikes } from '#domain/validation/look-alikes.ts';

const separators = ['', ' ', '  ', '.', '. ', '-', '/', '\t', '\u00A0', '\u200B', '_', ','];

/** Pieces of every variant; between two pieces stands any separator. */
const variants: readonly (readonly string[])[] = [
  ['p', 'o', 'box'],
  ['p', 'o', 'b'],
  ['p', 'o', 'bx'],
  ['post', 'office', 'box'],
  ['post', 'box'],
  ['postal', 'box'],
  ['po', 'box'],
];

/** A stranger's letter for a Latin one, chosen by the number. */
const disguised = (text: string, pick: number): string =>
  Array.from(text, (letter, index) => {
    const alike: Readonly<Record<string, readonly string[]>> = {
      p: ['p', 'P', 'р', 'Ρ', 'Ｐ'],
      o: ['o', 'O', 'о', 'Ο', '0', 'ó', 'ｏ'],
      b: ['b', 'B', 'В', 'ℬ'],
      x: ['x', 'X', 'х', 'Χ'],
    };
    const choices = alike[letter] ?? [letter, letter.toUpperCase()];
    return choices[(pick + index * 7) % choices.length] ?? letter;
  }).join('');

describe('namesPostOfficeBox', () => {
  it('[ADDR-08] no letter that only looks like a Latin one hides a box', () => {
    for (const [alike, letter] of Object.entries(lookAlikes)) {
      expect(letter).toMatch(/^[a-z]$/);
      const plain = ['post office box', 'postal box'].find((text) => text.includes(letter)) ?? '';
      expect([alike, namesPostOfficeBox(plain.replace(letter, alike))]).toEqual([alike, true]);
    }
  });

  it('[ADDR-07] [ADDR-08] finds every variant, separator, letter case and look-alike', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...variants),
        fc.array(fc.constantFrom(...separators), { minLength: 2, maxLength: 2 }),
        fc.nat({ max: 1000 }),
        fc.constantFrom('', '12 Main St ', '#4, '),
        fc.constantFrom('', ' 12', ' #44', '9', '.', ' Elm'),
        (pieces, joints, pick, before, after) => {
          const written = pieces
            .map((piece, index) => (index === 0 ? '' : joints[index - 1]) + disguised(piece, pick))
            .join('');
          expect(namesPostOfficeBox(before + written + after), before + written + after).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    'PO Box 12',
    'P.O. Box 12',
    'P O Box 12',
    'P. O. BOX12',
    'p.o.b. 55',
    'Post Office Box 9',
    'PostOffice Box 9',
    'POBOX 77',
    'P-O-Box 3',
    'Post Box 4',
    'Postal Box 4',
    'P.O. Drawer 8',
    'POB 12',
    'po bx 9',
    '12 Main St P.O. Box 9',
    'P.O.Box#44',
    'P\u200BO\u00ADBox 3',
    'РО Вох 3',
  ])('[ADDR-08] finds %j', (line) => {
    expect(namesPostOfficeBox(line)).toBe(true);
  });

  it.each([
    '',
    'Box 12',
    'PO 12',
    'Apartado Postal 12',
    'Poblano Boxwood',
    '12 PO Boxwood Ln',
    '123 Boxwood Ln',
    '12 Post Office Rd',
    '77 Pobst Ave',
    '500 Box Elder St',
    '1 Polk Box Ct',
    '9 Depot Box Rd',
    '45 Poboxa Way',
    '8 Post Oak Blvd',
    '3 Poe Box Hill Rd',
    '100 Postal Way',
    '2 Pobre Dr',
    '1 Drawer Ln',
    "7 P O'Brien Blvd",
    '7 Po Boy Ln',
    '5 Hippo Box Ln',
    '5 Lamppost Box Rd',
  ])('[ADDR-08] leaves %j alone', (line) => {
    expect(namesPostOfficeBox(line)).toBe(false);
  });

  it('[ADDR-07] asks for another shipping address', () => {
    expect(poBoxProblem('PO Box 1')).toEqual({
      key: 'address.poBox',
      values: { type: 'shipping' },
    });
    expect(poBoxProblem('1 Elm St')).toBeUndefined();
  });
});
