import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedRatio } from '#domain/money/rounded-ratio.ts';

describe('roundedRatio', () => {
  it('[CART-23] is never further than half a hundredth from the true ratio', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (part, whole) => {
        const hundredths = BigInt(Math.round(roundedRatio(part, whole) * 100));
        const distance = hundredths * BigInt(whole) - BigInt(part) * 100n;
        expect((distance < 0n ? -distance : distance) * 2n <= BigInt(whole)).toBe(true);
      }),
    );
  });

  it('[CART-23] treats a part and its negative alike', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 9999 }), (part, whole) => {
        expect(roundedRatio(-part, whole) + roundedRatio(part, whole)).toBe(0);
      }),
    );
  });

  it.each([
    [1, 200, 0.01],
    [-1, 200, -0.01],
    [1, 201, 0],
    [-1, 201, 0],
    [2, 3, 0.67],
    [200, 1, 200],
  ])('[CART-23] gives %d / %d as %d', (part, whole, ratio) => {
    expect(Object.is(roundedRatio(part, whole), ratio)).toBe(true);
  });
});
