import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lookUpZip,
  parseZipDirectory,
  type ZipDirectory,
  zipLiesIn,
} from '#domain/shipping/zip-directory.ts';
import { zipLines, zipText } from '#sandbox/geo/zip-lines.ts';

const directory = parseZipDirectory(zipText());

describe('lookUpZip', () => {
  it('knows the city and state of a listed zip', () => {
    expect(lookUpZip(directory, '75024')).toEqual({ status: 'known', city: 'Plano', state: 'TX' });
    expect(lookUpZip(directory, '94110')).toEqual({
      status: 'known',
      city: 'San Francisco',
      state: 'CA',
    });
  });

  it('places a zip newer than the directory in its state', () => {
    expect(lookUpZip(directory, '75072')).toEqual({ status: 'known-state', state: 'TX' });
  });

  it('does not know a zip whose first three digits are not in use', () => {
    expect(lookUpZip(directory, '00000')).toEqual({ status: 'unknown' });
    expect(lookUpZip(directory, '21399')).toEqual({ status: 'unknown' });
  });

  it('[ADDR-06] knows nothing that is not exactly five digits', () => {
    for (const zip of ['', '7502', '750244', ' 75024', '75024 ', '75O24', '+7502', '7502.']) {
      expect(lookUpZip(directory, zip)).toEqual({ status: 'unknown' });
    }
  });

  it('finds exactly what the lines say', () => {
    const entry = fc.tuple(
      fc.integer({ min: 0, max: 30 }).map((number) => `${number}`.padStart(5, '7500')),
      fc.constantFrom('Plano', 'Reno'),
      fc.constantFrom('TX', 'NV'),
    );
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ([zip]) => zip }), entry, (entries, [zip]) => {
        const written = parseZipDirectory(entries.map((parts) => parts.join('|')).join('\n'));
        const [, city, state] = entries.find(([listed]) => listed === zip) ?? [];
        const expected =
          city === undefined
            ? { status: 'known-state', state: 'TX' }
            : { status: 'known', city, state };
        expect(lookUpZip(written, zip)).toEqual(expected);
      }),
    );
  });
});

describe('parseZipDirectory', () => {
  it('reads the same directory from lines in any order, among notes', () => {
    const lines = zipLines().filter((_, index) => index % 2000 === 0);
    const sorted = parseZipDirectory(lines.join('\n'));
    fc.assert(
      fc.property(fc.shuffledSubarray([...lines], { minLength: lines.length }), (shuffled) => {
        const read = parseZipDirectory(['# a note', ...shuffled, ''].join('\r\n'));
        expect(findings(read, lines)).toEqual(findings(sorted, lines));
        expect([...read.zips]).toEqual([...sorted.zips]);
      }),
      { numRuns: 20 },
    );
  });

  it('passes over what is no line of zip, city and state', () => {
    const lines = [
      '175024|Plano|TX',
      '7502|Plano|TX',
      '75024|Plano|TXX',
      '75024||TX',
      'x75024|Plano|TX',
    ];
    expect(parseZipDirectory(lines.join('\n'))).toMatchObject({ places: [] });
    const twice = parseZipDirectory('75024|Plano|TX\n75025|Plano|TX  \n75026|Plano|OK');
    expect(twice.places).toEqual([
      { city: 'Plano', state: 'TX' },
      { city: 'Plano', state: 'OK' },
    ]);
  });

  it('lets the last of two lines for one zip count', () => {
    const read = parseZipDirectory('75024|Old Town|TX\n75024|Plano|TX');
    expect(lookUpZip(read, '75024')).toEqual({ status: 'known', city: 'Plano', state: 'TX' });
  });
});

describe('zipLiesIn', () => {
  it('reads the state in any letter case', () => {
    expect(zipLiesIn(directory, '75024', ' tx ')).toBe(true);
    expect(zipLiesIn(directory, '75024', 'NV')).toBe(false);
    for (const zip of ['00000', '7502', '']) expect(zipLiesIn(directory, zip, 'TX')).toBe(false);
  });

  it('lets an unlisted zip lie in any state that shares its prefix', () => {
    expect(zipLiesIn(directory, '83499', 'ID')).toBe(true);
    expect(zipLiesIn(directory, '83499', 'WY')).toBe(true);
    expect(zipLiesIn(directory, '83499', 'UT')).toBe(false);
  });

  it('holds a listed zip to its own state, shared prefix or not', () => {
    expect(zipLiesIn(directory, '83414', 'WY')).toBe(true);
    expect(zipLiesIn(directory, '83414', 'ID')).toBe(false);
  });
});

const findings = (read: ZipDirectory, lines: readonly string[]) =>
  lines.map((line) => lookUpZip(read, line.slice(0, 5)));
