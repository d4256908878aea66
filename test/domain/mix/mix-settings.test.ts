import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxPriceIn, countIn, packSizeIn } from '#domain/mix/mix-settings.ts';

describe('the settings of boxes', () => {
  it('[MIX-04] are never other than a whole number of bags and a price in whole cents', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (mixPackSize, mixPrice) => {
        expect(packSizeIn({ mixPackSize })).toBeGreaterThanOrEqual(1);
        expect(Number.isSafeInteger(packSizeIn({ mixPackSize }))).toBe(true);
        const price = boxPriceIn({ mixPrice });
        expect(price === undefined || price >= 0).toBe(true);
      }),
    );
  });

  it('are read as they are written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 99_999 }),
        (n, cents) => {
          expect(packSizeIn({ mixPackSize: String(n) })).toBe(n);
          expect(countIn({ mixMaxPerItem: String(n) }, 'mixMaxPerItem')).toBe(n);
          expect(boxPriceIn({ mixPrice: (cents / 100).toFixed(2) })).toBe(cents);
        },
      ),
    );
  });

  it.each([{}, { mixPrice: '' }, { mixPrice: ' ' }, { mixPrice: 'free' }, { mixPrice: '-1' }])(
    'have no price in %j',
    (settings) => {
      expect(boxPriceIn(settings)).toBeUndefined();
    },
  );
});
