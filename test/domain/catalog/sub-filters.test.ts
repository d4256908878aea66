import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withinSubFilterLimit } from '#domain/catalog/sub-filters.ts';

const options = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('withinSubFilterLimit', () => {
  it('[BROWSE-09] [LIM-03] shows ten of eleven and the rest behind "show more"; of ten all', () => {
    expect(withinSubFilterLimit(options(11))).toEqual({ shown: options(10), more: [10] });
    expect(withinSubFilterLimit(options(10))).toEqual({ shown: options(10), more: [] });
  });

  it('[BROWSE-09] loses none and changes no order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (all) => {
        const { shown, more } = withinSubFilterLimit(all);
        expect([...shown, ...more]).toEqual(all);
        expect(shown.length).toBeLessThanOrEqual(10);
      }),
    );
  });
});
