import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxCategories } from '#domain/catalog/tax-category.ts';
import { addCents, type Cents, zeroCents } from '#domain/money/cents.ts';
import { spreadDiscount, type TaxableLine } from '#domain/order/order-tax.ts';

const line = (category: TaxableLine['category'], base: number): TaxableLine => ({
  category,
  base: base as Cents,
});

describe('spreadDiscount', () => {
  it('shares a discount in proportion', () => {
    expect(spreadDiscount([line('snack', 300), line('candy', 100)], cents(40))).toEqual([
      line('snack', 270),
      line('candy', 90),
    ]);
  });

  it('takes exactly the discount, or all there is', () => {
    fc.assert(
      fc.property(orders, charges, (order, discount) => {
        const before = addCents(...order.map(({ base }) => base));
        const after = addCents(...spreadDiscount(order, discount).map(({ base }) => base));
        expect(after).toBe(Math.max(0, before - discount));
      }),
    );
  });

  it('leaves no line below zero and makes none dearer', () => {
    fc.assert(
      fc.property(orders, charges, (order, discount) => {
        spreadDiscount(order, discount).forEach(({ base }, index) => {
          expect(base).toBeGreaterThanOrEqual(0);
          expect(base).toBeLessThanOrEqual(order[index]?.base ?? -1);
        });
      }),
    );
  });

  it('leaves free goods free, and all as it is without a discount', () => {
    const free = [line('snack', 0), line('candy', 0)];
    expect(spreadDiscount(free, cents(5))).toEqual(free);
    const some = [line('snack', 3)];
    for (const none of [0, -5]) expect(spreadDiscount(some, cents(none))).toEqual(some);
  });

  it('shares to within a cent of the exact part', () => {
    fc.assert(
      fc.property(orders, charges, (order, discount) => {
        const sum = addCents(...order.map(({ base }) => base));
        spreadDiscount(order, discount).forEach(({ base }, index) => {
          const was = order[index]?.base ?? 0;
          const exact = sum === 0 ? 0 : (Math.min(discount, sum) * was) / sum;
          expect(Math.abs(was - base - exact)).toBeLessThan(1);
        });
      }),
    );
  });
});

const cents = (value: number): Cents => value as Cents;
const amounts = fc.oneof(fc.nat({ max: 9 }), fc.nat({ max: 5000 })).map(cents);
const orders = fc.array(fc.record({ category: fc.constantFrom(...taxCategories), base: amounts }), {
  maxLength: 6,
});
const charges = fc.oneof(fc.constant(zeroCents), amounts);
