import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxCategories } from '#domain/catalog/tax-category.ts';
import { addCents, type Cents, zeroCents } from '#domain/money/cents.ts';
import {
  orderTax,
  type StateTaxRates,
  spreadDiscount,
  type TaxableLine,
  wholeRate,
} from '#domain/order/order-tax.ts';

const texas: StateTaxRates = {
  rates: { snack: 0, candy: 6250, 'soft-drink': 6250, merchandise: 6250, 'gift-card': 0 },
  shippingRate: 6250,
};
const line = (category: TaxableLine['category'], base: number): TaxableLine => ({
  category,
  base: base as Cents,
});

describe('orderTax', () => {
  it('taxes each category at its own rate, and shipping where the state does', () => {
    expect(
      orderTax(
        texas,
        [line('snack', 2000), line('candy', 1000), line('merchandise', 2400)],
        cents(499),
      ),
    ).toEqual({
      totalTax: 63 + 150 + 31,
      lines: [
        { category: 'candy', tax: 63 },
        { category: 'merchandise', tax: 150 },
        { category: 'shipping', tax: 31 },
      ],
    });
  });

  it('rounds once a category, not once a line', () => {
    const eight = { ...texas, rates: { ...texas.rates, snack: 4000 } };
    const bags = Array.from({ length: 10 }, () => line('snack', 12));
    // One bag alone rounds to 0 cents, ten together to 5.
    expect(orderTax(eight, bags.slice(1, 2), zeroCents).totalTax).toBe(0);
    expect(orderTax(eight, bags, zeroCents).totalTax).toBe(5);
  });

  it('rounds the half cent up', () => {
    const half = { ...texas, rates: { ...texas.rates, snack: 50_000 } };
    expect(orderTax(half, [line('snack', 3)], zeroCents).totalTax).toBe(2);
  });

  it('is the sum of its lines', () => {
    fc.assert(
      fc.property(states, orders, charges, (rates, order, shipping) => {
        const { totalTax, lines } = orderTax(rates, order, shipping);
        expect(addCents(...lines.map(({ tax }) => tax))).toBe(totalTax);
      }),
    );
  });

  it('lies within half a cent a category of the exact tax', () => {
    fc.assert(
      fc.property(states, orders, charges, (rates, order, shipping) => {
        const exact =
          order.reduce((sum, { category, base }) => sum + base * rates.rates[category], 0) +
          shipping * rates.shippingRate;
        const off = Math.abs(orderTax(rates, order, shipping).totalTax - exact / wholeRate);
        expect(off).toBeLessThanOrEqual((taxCategories.length + 1) / 2);
      }),
    );
  });

  it('does not mind the order of the lines or how they are split', () => {
    fc.assert(
      fc.property(states, orders, charges, (rates, order, shipping) => {
        const pennies = order.flatMap(({ category, base }) => [
          line(category, Math.floor(base / 3)),
          line(category, base - Math.floor(base / 3)),
        ]);
        expect(orderTax(rates, pennies.reverse(), shipping)).toEqual(
          orderTax(rates, order, shipping),
        );
      }),
    );
  });

  it('takes nothing where rates are zero and never more than a whole at the full rate', () => {
    fc.assert(
      fc.property(orders, charges, (order, shipping) => {
        expect(orderTax(flat(0), order, shipping).totalTax).toBe(0);
        const whole = addCents(shipping, ...order.map(({ base }) => base));
        expect(orderTax(flat(wholeRate), order, shipping).totalTax).toBe(whole);
      }),
    );
  });
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
const flat = (rate: number): StateTaxRates => ({
  rates: { snack: rate, candy: rate, 'soft-drink': rate, merchandise: rate, 'gift-card': rate },
  shippingRate: rate,
});
const rate = fc.constantFrom(0, 1225, 4000, 6250, 7250);
const states: fc.Arbitrary<StateTaxRates> = fc.record({
  rates: fc.record({
    snack: rate,
    candy: rate,
    'soft-drink': rate,
    merchandise: rate,
    'gift-card': fc.constant(0),
  }),
  shippingRate: rate,
});
const amounts = fc.oneof(fc.nat({ max: 9 }), fc.nat({ max: 5000 })).map(cents);
const orders = fc.array(fc.record({ category: fc.constantFrom(...taxCategories), base: amounts }), {
  maxLength: 6,
});
const charges = fc.oneof(fc.constant(zeroCents), amounts);
