import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldContents, sameContents, unitsInMix } from '#domain/mix/contents.ts';
import { productIds, tallied } from '#test/arbitraries/cart.ts';

const contents = () =>
  fc.array(fc.record({ productId: productIds(), quantity: fc.nat({ max: 3 }) }), { maxLength: 6 });

describe('foldContents', () => {
  it('[MERGE-03] keeps every unit and names each product once, none of them empty', () => {
    fc.assert(
      fc.property(contents(), (box) => {
        const folded = foldContents(box);
        expect(tallied(folded)).toBe(tallied(box));
        expect(new Set(folded.map((item) => item.productId)).size).toBe(folded.length);
        expect(folded.every((item) => item.quantity > 0)).toBe(true);
        expect(foldContents(folded)).toBe(folded);
      }),
    );
  });
});

describe('sameContents', () => {
  it('[MERGE-03] [MERGE-04] holds exactly when both boxes hold the same units', () => {
    fc.assert(
      fc.property(contents(), contents(), (a, b) => {
        expect(sameContents(a, b)).toBe(tallied(a) === tallied(b));
      }),
    );
  });

  it('[MERGE-03] does not look at the packing order', () => {
    fc.assert(
      fc.property(contents(), (box) => {
        expect(sameContents(box, box.toReversed())).toBe(true);
      }),
    );
  });

  it('[MERGE-03] is not fooled by ids that look like lists', () => {
    const one = [{ productId: 'a",1],["b', quantity: 1 }];
    const two = [
      { productId: 'a', quantity: 1 },
      { productId: 'b', quantity: 1 },
    ];
    expect(sameContents(one, two)).toBe(false);
  });
});

describe('unitsInMix', () => {
  it('counts every unit once, folded or not, in any order', () => {
    fc.assert(
      fc.property(contents(), (box) => {
        const units = box.flatMap(({ quantity }) => Array(quantity).fill(1)).length;
        expect(unitsInMix(box)).toBe(units);
        expect(unitsInMix(foldContents(box.toReversed()))).toBe(units);
      }),
    );
  });

  it('[MIX-05] is 30 for 18 and 12', () => {
    const box = [
      { productId: 'CHP-0101', quantity: 18 },
      { productId: 'POP-0203', quantity: 12 },
    ];
    expect(unitsInMix(box)).toBe(30);
    expect(unitsInMix(box.slice(1))).toBe(12);
  });
});
