import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assuranceFor } from '#domain/account/assurance.ts';

describe('what is asked for when somebody confirms who they are', () => {
  it('is the usual where nothing was demanded', () => {
    expect(assuranceFor()).toEqual({ maxAge: 300 });
  });

  it('meets every demand, and never takes an older sign-in than usual', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.string({ minLength: 1 }), (maxAge, level) => {
        const asked = assuranceFor({ maxAge, level });
        expect(asked.level).toBe(level);
        expect(asked.maxAge).toBe(Math.min(maxAge, 300));
        expect(assuranceFor({ maxAge })).not.toHaveProperty('level');
        expect(assuranceFor({ level }).maxAge).toBe(300);
      }),
    );
  });
});
