import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimely } from '#domain/session/token-times.ts';

const moment = fc.integer({ min: 1_000_000, max: 4_000_000_000 });
const slack = fc.integer({ min: -300, max: 300 });
const beginnings = ['iat', 'nbf', 'auth_time'] as const;

describe('isTimely', () => {
  it('[TOKEN-016] holds from 300 s before its beginnings to 300 s after its end', () => {
    fc.assert(
      fc.property(moment, slack, fc.nat(86_400), (now, off, life) => {
        const claims = { iat: now + off, exp: now + off + life };
        expect(isTimely(claims, now * 1000)).toBe(true);
        expect(isTimely({ ...claims, nbf: now + 300, auth_time: now - life }, now * 1000)).toBe(
          true,
        );
      }),
    );
  });

  it('[TOKEN-016] does not hold one second later, nor for one beginning one second later', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 301, max: 86_400 }), (now, off) => {
        const usual = { iat: now, exp: now + 3600 };
        expect(isTimely({ ...usual, exp: now - off }, now * 1000)).toBe(false);
        for (const name of beginnings) {
          expect(isTimely({ ...usual, [name]: now + off }, now * 1000)).toBe(false);
        }
      }),
    );
  });

  it('does not hold for a token that says no end or no beginning, or one that is no number', () => {
    expect(isTimely({ iat: 1_000_000 }, 1_000_000_000)).toBe(false);
    expect(isTimely({ exp: 1_000_000 }, 1_000_000_000)).toBe(false);
    for (const name of ['exp', ...beginnings]) {
      const claims = { iat: 1_000_000, exp: 1_000_000, [name]: '1000000' };
      expect(isTimely(claims, 1_000_000_000)).toBe(false);
    }
  });
});
