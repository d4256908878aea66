import { describe, expect, it } from 'vitest';
import { isServed, placeOfZip } from '#domain/shipping/serviceability.ts';
import { parseZipDirectory } from '#domain/shipping/zip-directory.ts';

const zips = parseZipDirectory('10001|New York|NY\n96801|Honolulu|HI\n');

describe('where a parcel can go', () => {
  it('[LIM-02] is a zip that exists in a state that is shipped to', () => {
    expect(isServed(zips, { state: 'NY', zipcode: '10001' })).toBe(true);
    expect(isServed(zips, { state: 'NJ', zipcode: '10001' })).toBe(false);
    expect(isServed(zips, { state: 'HI', zipcode: '96801' })).toBe(false);
    expect(isServed(zips, { state: 'NY', zipcode: '1000' })).toBe(false);
  });

  it('is told by its zip, without a city where the zip is newer than the directory', () => {
    expect(placeOfZip(zips, '10001')).toEqual({ city: 'New York', state: 'NY' });
    expect(placeOfZip(zips, '96801')).toEqual({ city: 'Honolulu', state: 'HI' });
    expect(placeOfZip(zips, '10002')).toStrictEqual({ state: 'NY' });
    expect(placeOfZip(zips, 'x')).toBeUndefined();
  });
});
