import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carryOver, holdTheSame } from '#domain/cart/carry-over.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import {
  bundle,
  carts,
  filledCarts,
  mix,
  product,
  sells,
  wildCarts,
} from '#test/arbitraries/cart.ts';

/** Units by what is sold, counted independently of the code under test. */
const unitsOf = (lines: readonly CartLine[]): Map<string, number> => {
  const units = new Map<string, number>();
  for (const line of lines) {
    const key = sells(line);
    if (line.quantity > 0) units.set(key, (units.get(key) ?? 0) + line.quantity);
  }
  return units;
};
const law = (
  check: (
    base: readonly CartLine[],
    mine: readonly CartLine[],
    theirs: readonly CartLine[],
  ) => void,
) => fc.assert(fc.property(wildCarts(), wildCarts(), wildCarts(), check));

describe('carts that grew apart (D-CART-23)', () => {
  it('[STORE-10] keep every unit either side put in, and give up what either took out', () => {
    law((base, mine, theirs) => {
      const [before, here, there] = [base, mine, theirs].map(unitsOf);
      const result = unitsOf(carryOver(base, mine, theirs));
      const keys = new Set([...(here?.keys() ?? []), ...(there?.keys() ?? []), ...result.keys()]);
      for (const key of keys) {
        const expected = (there?.get(key) ?? 0) + (here?.get(key) ?? 0) - (before?.get(key) ?? 0);
        expect([key, result.get(key) ?? 0]).toEqual([key, Math.max(0, expected)]);
      }
    });
  });

  it('never hold two lines of the same thing, none of quantity 0, no id twice', () => {
    fc.assert(
      fc.property(carts(), carts(), carts(), (base, mine, theirs) => {
        const result = carryOver(base, mine, theirs);
        expect(new Set(result.map(sells)).size).toBe(result.length);
        expect(result.every(({ quantity }) => quantity > 0)).toBe(true);
        expect(new Set(result.map(({ id }) => id)).size).toBe(result.length);
      }),
    );
  });

  it('hold the same whichever side carries its changes to the other', () => {
    law((base, mine, theirs) => {
      const [one, other] = [carryOver(base, mine, theirs), carryOver(base, theirs, mine)];
      expect(unitsOf(one)).toEqual(unitsOf(other));
    });
  });

  it('are theirs, whole, when nothing changed here', () => {
    fc.assert(
      fc.property(carts(), filledCarts(), (base, theirs) => {
        expect(carryOver(base, base, theirs)).toEqual(theirs);
      }),
    );
  });

  it('hold what is held here when nothing changed there', () => {
    fc.assert(
      fc.property(carts(), filledCarts(), (base, mine) => {
        expect(holdTheSame(carryOver(base, mine, base), mine)).toBe(true);
      }),
    );
  });

  it('a box that is new here gives way with its number, and keeps the name it was given', () => {
    const theirs = [mix('MYOMP-30-1', { 'CHP-0101': 30 })];
    const mine = [mix('MYOMP-30-1', { 'POP-0203': 30 }), product('CHP-0101', 2)];
    expect(carryOver([], mine, theirs).map(({ id }) => id)).toEqual([
      'MYOMP-30-1',
      'MYOMP-30-2',
      'CHP-0101',
    ]);
    const renamed = theirs.map((line) => ({ ...line, title: 'Game night' }));
    expect(carryOver(theirs, renamed, theirs)[0]?.title).toBe('Game night');
    expect(holdTheSame(theirs, renamed)).toBe(false);
  });

  it('a box that lost its name here keeps the one it has there', () => {
    const box = mix('MYOMP-30-1', { 'CHP-0101': 30 });
    const { title: _, ...nameless } = box;
    expect(carryOver([box], [nameless], [box])).toEqual([box]);
  });

  it('boxes that are new here never share a number, even if they did before', () => {
    const boxes = [mix('MYOMP-30-1', { 'CHP-0101': 30 }), mix('MYOMP-30-1', { 'POP-0203': 30 })];
    expect(carryOver([], boxes, []).map(({ id, productId }) => [id, productId])).toEqual([
      ['MYOMP-30-1', 'MYOMP-30-1'],
      ['MYOMP-30-2', 'MYOMP-30-2'],
    ]);
  });
});

describe('holding the same', () => {
  it('asks what is sold and how many, not in which order, at which price or with which picture', () => {
    const cart = [product('CHP-0101', 2), bundle('VP-0007', { 'CHP-0101': 6 })];
    expect(holdTheSame(cart, cart.toReversed())).toBe(true);
    expect(holdTheSame(cart, [product('CHP-0101', 2, 999), ...cart.slice(1)])).toBe(true);
    expect(holdTheSame(cart, [...cart, product('POP-0203', 0)])).toBe(true);
    expect(holdTheSame(cart, cart.slice(1))).toBe(false);
    expect(holdTheSame(cart.slice(0, 1), [product('POP-0203', 2)])).toBe(false);
    expect(holdTheSame([product('CHP-0101', 3), ...cart.slice(1)], cart)).toBe(false);
  });
});
