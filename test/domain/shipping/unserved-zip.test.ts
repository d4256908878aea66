import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destinationProblems } from '#domain/shipping/address-forms.ts';
import { shipsTo } from '#domain/shipping/states.ts';
import { placeName, refusedZipProblem, unservedZipProblem } from '#domain/shipping/unserved-zip.ts';
import { statesOfPrefix } from '#domain/shipping/zip-prefixes.ts';

const zips = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'));

describe('a zip nothing is sent to', () => {
  it('[CHK-20] is one of a state the shop does not ship to, and no other', () => {
    fc.assert(
      fc.property(zips, (zip) => {
        const [state] = statesOfPrefix(zip.slice(0, 3));
        const isServed = state === undefined || shipsTo(state);
        expect(unservedZipProblem(zip) === undefined).toBe(isServed);
      }),
    );
  });

  it.each([
    ['96813', 'Hawaii'],
    ['96701', 'Hawaii'],
    ['99501', 'Alaska'],
    ['00901', 'Puerto Rico'],
    ['96910', 'Guam'],
    ['09001', 'Armed Forces Europe'],
  ])('[CHK-20] %s is in %s', (zip, where) => {
    expect(unservedZipProblem(zip)).toEqual({ key: 'zip.notServed', values: { zip, where } });
  });

  it('[CHK-20] is refused in a shipping address before anybody is asked', () => {
    const honolulu = {
      firstName: 'Ada',
      lastName: 'Byron',
      address: '1 Aloha Way',
      addressDetails: '',
      city: 'Honolulu',
      state: 'TX',
      zipcode: '96813',
    };
    expect(Object.keys(destinationProblems(honolulu))).toEqual(['zipcode']);
    expect(destinationProblems({ ...honolulu, zipcode: '75024' })).toEqual({});
  });

  it('is named with its city where that is known', () => {
    expect(placeName({ state: 'HI', city: 'Honolulu' })).toBe('Honolulu, Hawaii');
    expect(placeName({ state: 'ak' })).toBe('ak');
    expect(placeName({ state: 'PR', city: 'San Juan' })).toBe('San Juan, Puerto Rico');
  });

  it('what the shop refuses is unknown, elsewhere, or of another state', () => {
    expect(refusedZipProblem('75024', { valid: true, state: 'TX' })).toBeUndefined();
    expect(refusedZipProblem('00000', { valid: false })).toEqual({ key: 'zip.unknown' });
    expect(refusedZipProblem('10001', { valid: false, state: 'NY' })).toEqual({ key: 'zip.state' });
    expect(refusedZipProblem('99501', { valid: false, state: 'AK', city: 'Anchorage' })).toEqual({
      key: 'zip.notServed',
      values: { zip: '99501', where: 'Anchorage, Alaska' },
    });
  });
});
