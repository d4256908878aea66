import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateItems } from '#domain/cart/lines/estimate-items.ts';
import { filledCarts } from '#test/arbitraries/cart.ts';

describe('estimateItems', () => {
  it('has every line as often as it is sold, and what is inside boxes for nothing', () => {
    fc.assert(
      fc.property(filledCarts(), (lines) => {
        const items = estimateItems(lines);
        const sold = lines.filter(({ quantity }) => quantity > 0);
        const units = (all: readonly { readonly quantity: number }[]) =>
          all.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(units(items)).toBe(units(sold));
        const inside = sold.flatMap((line) =>
          line.kind === 'mix' ? line.contents : line.kind === 'bundle' ? line.products : [],
        );
        const ids = new Set(items.map(({ productId }) => productId));
        expect(ids.size).toBe(items.length);
        expect([...ids].sort()).toEqual(
          [...new Set([...sold, ...inside].map(({ productId }) => productId as string))].sort(),
        );
      }),
    );
  });
});
