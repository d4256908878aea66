import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import {
  type OrderSize,
  orderExcess,
  sizeOfOrder,
  usualOrderBounds,
} from '#domain/order/order-bounds.ts';

const sizes = (): fc.Arbitrary<OrderSize> =>
  fc.record({
    lines: fc.nat({ max: 4 }),
    units: fc.nat({ max: 4 }),
    value: fc.nat({ max: 4 }).map((cents) => cents as Cents),
  });
const names = ['lines', 'units', 'value'] as const;

describe('the bounds of an order', () => {
  it('hold exactly when nothing of it is beyond them', () => {
    fc.assert(
      fc.property(sizes(), sizes(), (size, bounds) => {
        const fits = names.every((name) => size[name] <= bounds[name]);
        expect(orderExcess(size, bounds) === undefined).toBe(fits);
      }),
    );
  });

  it('name what is beyond them, how much it is and how much it may be', () => {
    fc.assert(
      fc.property(sizes(), sizes(), (size, bounds) => {
        const excess = orderExcess(size, bounds);
        if (excess === undefined) return;
        expect(excess).toMatchObject({ most: bounds[excess.bound], wanted: size[excess.bound] });
        expect(excess.wanted).toBeGreaterThan(excess.most);
      }),
    );
  });

  it('are not got round by ordering more', () => {
    fc.assert(
      fc.property(sizes(), sizes(), fc.constantFrom(...names), (size, bounds, name) => {
        const bigger = { ...size, [name]: size[name] + 1 };
        if (orderExcess(size, bounds)) expect(orderExcess(bigger, bounds)).toBeDefined();
      }),
    );
  });

  it('count lines, everything taken off the shelf, and what the goods cost', () => {
    const total = (cents: number) => ({ total: cents as Cents });
    const demand = new Map([
      ['CHP-0001', 30],
      ['CHP-0002', 12],
    ]);
    expect(sizeOfOrder([total(100), total(250)], demand)).toEqual({
      lines: 2,
      units: 42,
      value: 350,
    });
    expect(sizeOfOrder([], new Map())).toEqual({ lines: 0, units: 0, value: 0 });
  });

  it('[LIM-12] leave room for the longest line of packs, and not for a shelf', () => {
    const packs = { lines: 1, units: 99 * 31, value: (99 * 2899) as Cents };
    expect(orderExcess(packs, usualOrderBounds)).toBeUndefined();
    const shelf = { lines: 500, units: 37_396, value: 15_757_700 as Cents };
    expect(orderExcess(shelf, usualOrderBounds)).toMatchObject({ bound: 'lines' });
    expect(orderExcess({ ...shelf, lines: 1 }, usualOrderBounds)).toMatchObject({ bound: 'units' });
    expect(orderExcess({ ...shelf, lines: 1, units: 1 }, usualOrderBounds)).toMatchObject({
      bound: 'value',
    });
  });
});
