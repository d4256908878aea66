import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demandOf } from '#domain/cart/lines/demand.ts';
import { bundle, mix, product, wildCarts } from '#test/arbitraries/cart.ts';

describe('demandOf', () => {
  it('[CHK-22] counts loose items, mixes and bundles together', () => {
    const demand = demandOf([
      product('CHP-0101', 2),
      mix('MYOMP-30-1', { 'CHP-0101': 18, 'POP-0203': 12 }, 3),
      bundle('VP-0007', { 'CHP-0101': 6 }, 2),
    ]);
    expect(demand).toEqual([
      { productId: 'CHP-0101', quantity: 2 + 54 + 12 },
      { productId: 'POP-0203', quantity: 36 },
    ]);
  });

  it('[CHK-22] of two carts is the sum of both', () => {
    const tally = (lines: Parameters<typeof demandOf>[0]) =>
      new Map(demandOf(lines).map((item) => [item.productId, item.quantity]));
    fc.assert(
      fc.property(wildCarts(), wildCarts(), (one, other) => {
        const [a, b, both] = [tally(one), tally(other), tally([...one, ...other])];
        for (const id of new Set([...a.keys(), ...b.keys(), ...both.keys()])) {
          expect(both.get(id)).toBe((a.get(id) ?? 0) + (b.get(id) ?? 0));
        }
      }),
    );
  });

  it('[CHK-22] names every product once and only what is wanted', () => {
    fc.assert(
      fc.property(wildCarts(), (lines) => {
        const demand = demandOf(lines);
        expect(new Set(demand.map((item) => item.productId)).size).toBe(demand.length);
        expect(demand.every((item) => item.quantity > 0)).toBe(true);
      }),
    );
  });
});
