import { expect, it } from 'vitest';
import { addressMatch } from '#domain/shipping/address-match.ts';
import type { ZipVerdict } from '#domain/shipping/zip-verdict.ts';

const standing = (valid: boolean, addressVerdict?: NonNullable<ZipVerdict['addressVerdict']>) =>
  addressMatch({
    valid,
    upsValidatedAddresses: [],
    ...(addressVerdict !== undefined && { addressVerdict }),
  });

it('[ADDR-22] [ADDR-23] a check that ended decides what the shopper is asked, whatever of the zip', () => {
  for (const valid of [true, false]) {
    expect(standing(valid, 'valid')).toBe('confirmed');
    expect(standing(valid, 'unavailable')).toBe('unchecked');
    expect(standing(valid, 'corrected')).toBe('choose');
    expect(standing(valid, 'ambiguous')).toBe('choose');
    expect(standing(valid, 'no-match')).toBe('no-match');
  }
});

it('[ADDR-23] where only the zip was looked at, it decides alone', () => {
  expect([standing(true), standing(false)]).toEqual(['unchecked', 'no-match']);
});
