import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStreetLine, readUnit, writeStreetLine } from '#domain/shipping/street-line.ts';

const postal = (line: string): string => writeStreetLine(readStreetLine(line));

describe('readStreetLine', () => {
  it.each([
    ['123 Main Street', '123 MAIN ST'],
    ['  12   north main st.  ', '12 N MAIN ST'],
    ['500 Park Avenue South', '500 PARK AVE S'],
    ['1 Northwest Parkway', '1 NORTHWEST PKWY'],
    ['7 North Street', '7 NORTH ST'],
    ['99 Avenue C', '99 AVENUE C'],
    ['45 Saint Johns Road Apartment 4', '45 SAINT JOHNS RD APT 4'],
    ['45 Oak Ln, Suite 200', '45 OAK LN STE 200'],
    ['45 Oak Ln #7', '45 OAK LN # 7'],
    ['45 Oak Ln Apt #7', '45 OAK LN APT 7'],
    ['100 Unit Street', '100 UNIT ST'],
    ['3 Broadway', '3 BROADWAY'],
    ['12', '12'],
    ['12 N.Main St', '12 N MAIN ST'],
    ['12 North', '12 NORTH'],
    ['12 North Main', '12 NORTH MAIN'],
    ['12 North Main Street North', '12 N MAIN ST N'],
    ['12 Southwest Park Place', '12 SW PARK PL'],
    ['8 Elm St Unit E', '8 ELM ST UNIT E'],
    ['8 Elm St Unit K', '8 ELM ST UNIT K'],
    ['8 Elm St Floor', '8 ELM ST FLOOR'],
    ['8 Elm St Apartment # K', '8 ELM ST APT K'],
    ['8 Elm St ## 9', '8 ELM ST # 9'],
    ['5 Floor Road', '5 FLOOR RD'],
  ])('writes %j as %j', (entered, written) => {
    expect(postal(entered)).toBe(written);
  });

  it('tells a house number from a numbered street', () => {
    expect(readStreetLine('5th Avenue').houseNumber).toBe('');
    expect(readStreetLine('12-34 5th Avenue').houseNumber).toBe('12-34');
    expect(readStreetLine('N6W23001 Bluemound Rd').houseNumber).toBe('N6W23001');
  });

  it('sees whether a suffix is missing', () => {
    expect(readStreetLine('12 Main').hasSuffix).toBe(false);
    expect(readStreetLine('12 Main St').hasSuffix).toBe(true);
    expect(readStreetLine('12 Broadway').hasSuffix).toBe(true);
    expect(readStreetLine('12 County Highway 6').hasSuffix).toBe(true);
  });

  it('takes a unit apart only where a door stands behind it', () => {
    const unitOf = (line: string) => readStreetLine(line).unit;
    expect(unitOf('8 Elm St Suite 9')).toBe('STE 9');
    expect(unitOf('8 Elm St # 9')).toBe('# 9');
    expect(unitOf('8 Elm St Unit B2')).toBe('UNIT B2');
    expect(readStreetLine('12').houseNumber).toBe('');
    for (const line of [
      '8 Elm St',
      '8 Elm St Unit Main',
      '8 Unit St',
      'Unit 4',
      '8 Elm St Lot',
      '8 Elm St Unit E',
    ]) {
      expect([line, unitOf(line)]).toEqual([line, '']);
    }
  });

  it('knows the streets that need no suffix', () => {
    const streets = 'Boardwalk Broadway Bowery Esplanade Embarcadero Kingshighway'.split(' ');
    for (const street of streets) {
      expect([street, readStreetLine(`12 ${street}`).hasSuffix]).toEqual([street, true]);
    }
  });

  it('numbered streets have no house number, numbers with letters are one', () => {
    for (const street of ['1st Ave', '2nd Ave', '3rd Ave', '4th Ave', '21ST ST']) {
      expect([street, readStreetLine(street).houseNumber]).toEqual([street, '']);
    }
    for (const number of ['12A', '5TH1', 'A5TH', '1/2']) {
      expect(readStreetLine(`${number} Oak St`).houseNumber).toBe(number);
    }
  });

  it('settles: what it wrote, it reads as the same', () => {
    fc.assert(
      fc.property(streetTexts, (text) => {
        const written = postal(text);
        expect(postal(written)).toBe(written);
      }),
    );
  });

  it('is deaf to letter case, spacing and full stops', () => {
    fc.assert(
      fc.property(streetTexts, (text) => {
        expect(postal(text.toLowerCase().replaceAll(' ', '.  '))).toBe(postal(text));
      }),
    );
  });
});

describe('readUnit', () => {
  it('shortens what stands before the door', () => {
    expect(readUnit('Apartment #4b')).toBe('APT 4B');
    expect(readUnit('floor 3, suite 12')).toBe('FL 3 STE 12');
    expect(readUnit('')).toBe('');
  });
});

const word = fc.constantFrom(
  ...['12', '5TH', 'MAIN', 'OAK', 'NORTH', 'SE', 'SOUTHWEST', 'STREET', 'AVE', 'PARK', 'LANE'],
  ...['APARTMENT', 'UNIT', '#', '4', 'B', 'FLOOR', 'BROADWAY', 'HIGHWAY'],
);
const streetTexts = fc.array(word, { maxLength: 7 }).map((words) => words.join(' '));
