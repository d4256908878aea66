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
