import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxCategories } from '#domain/catalog/tax-category.ts';
import { addCents, type Cents } from '#domain/money/cents.ts';
import {
  type Priceable,
  shippingFor,
  taxableLines,
  taxedPrice,
  untaxedPrice,
} from '#domain/order/quote/pricing.ts';
import { prices } from '#test/arbitraries/money.ts';

const cents = (amount: number) => amount as Cents;
const line = (total: number, taxCategory: Priceable['taxCategory'] = 'snack'): Priceable => ({
  total: cents(total),
  taxCategory,
});
const lines = (): fc.Arbitrary<readonly Priceable[]> =>
  fc.array(fc.record({ total: prices(), taxCategory: fc.constantFrom(...taxCategories) }), {
    maxLength: 6,
  });
const rules = () => fc.record({ freeShippingThreshold: prices(), shippingCharge: prices() });
const coupons = () =>
  fc.option(
    fc.record({
      discount: fc.integer({ min: -100, max: 30_000 }).map(cents),
      freeOrder: fc.boolean(),
    }),
    { nil: undefined },
  );
const sum = (some: readonly Priceable[]) => addCents(...some.map(({ total }) => total));
const goodsOf = (some: readonly Priceable[]) =>
  some.filter(({ taxCategory }) => taxCategory !== 'gift-card');

describe('the price of an order', () => {
  it('[CART-07] is the sum of its parts, in whole cents and never below nothing', () => {
    fc.assert(
      fc.property(lines(), rules(), coupons(), prices(), (some, shipping, coupon, tax) => {
        const price = taxedPrice(untaxedPrice(some, shipping, coupon), tax);
        expect(price.totalAmount).toBe(
          price.subTotal - price.discount + price.shippingCharge + price.tax,
        );
        expect(price.subTotal).toBe(sum(some));
        for (const part of Object.values(price)) {
          expect(Number.isSafeInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('takes no more off than the goods cost, and nothing off gift cards', () => {
    fc.assert(
      fc.property(lines(), rules(), coupons(), (some, shipping, coupon) => {
        const { discount } = untaxedPrice(some, shipping, coupon);
        if (coupon?.freeOrder === true) return;
        expect(discount).toBe(Math.max(0, Math.min(coupon?.discount ?? 0, sum(goodsOf(some)))));
      }),
    );
  });

  it('[CART-11] is nothing for a free order, whatever tax anybody names', () => {
    fc.assert(
      fc.property(lines(), rules(), prices(), (some, shipping, tax) => {
        const free = untaxedPrice(some, shipping, { discount: cents(1), freeOrder: true });
        expect(free).toEqual({ subTotal: sum(some), discount: sum(some), shippingCharge: 0 });
        expect(taxedPrice(free, tax)).toMatchObject({ tax: 0, totalAmount: 0 });
      }),
    );
  });

  it('is taxed on the goods less the discount, and never on gift cards', () => {
    fc.assert(
      fc.property(lines(), rules(), coupons(), (some, shipping, coupon) => {
        const { taxable, discount } = untaxedPrice(some, shipping, coupon);
        if (taxable === undefined) {
          expect(coupon?.freeOrder).toBe(true);
          return;
        }
        expect(addCents(...taxable.map(({ base }) => base))).toBe(sum(goodsOf(some)) - discount);
        expect(taxable.map(({ category }) => category)).toEqual(
          goodsOf(some).map(({ taxCategory }) => taxCategory),
        );
        for (const { base } of taxable) expect(base).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(
      taxableLines([line(300), line(1000, 'gift-card'), line(100, 'candy')], cents(200)),
    ).toEqual([
      { category: 'snack', base: 150 },
      { category: 'candy', base: 50 },
    ]);
  });

  it('has the figures of an order worked out by hand', () => {
    const shipping = { freeShippingThreshold: cents(1500), shippingCharge: cents(499) };
    const untaxed = untaxedPrice([line(1400), line(2500, 'gift-card')], shipping, {
      discount: cents(140),
      freeOrder: false,
    });
    expect(taxedPrice(untaxed, cents(79))).toEqual({
      subTotal: 3900,
      discount: 140,
      shippingCharge: 499,
      tax: 79,
      totalAmount: 4338,
    });
  });
});

describe('the shipping of an order', () => {
  const shipping = { freeShippingThreshold: cents(1500), shippingCharge: cents(499) };

  it('[CART-09] is free from the threshold on, after the discount', () => {
    const flat = { shippingCharge: 499, shippingSku: 'SHIP-FLAT' };
    const free = { shippingCharge: 0, shippingSku: 'SHIP-FREE' };
    expect(shippingFor([line(1499)], cents(0), shipping)).toEqual(flat);
    expect(shippingFor([line(1500)], cents(0), shipping)).toEqual(free);
    expect(shippingFor([line(1600)], cents(100), shipping)).toEqual(free);
    expect(shippingFor([line(1600)], cents(101), shipping)).toEqual(flat);
    expect(shippingFor([line(1499), line(9900, 'gift-card')], cents(0), shipping)).toEqual(flat);
    expect(shippingFor([], cents(0), shipping)).toEqual(flat);
  });

  it('costs nothing where nothing is shipped', () => {
    expect(shippingFor([line(2500, 'gift-card')], cents(0), shipping)).toEqual({
      shippingCharge: 0,
      shippingSku: 'SHIP-NONE',
    });
  });

  it('never grows with what is ordered', () => {
    fc.assert(
      fc.property(lines(), rules(), prices(), (some, given, more) => {
        const charge = (ordered: readonly Priceable[]) =>
          shippingFor(ordered, cents(0), given).shippingCharge;
        if (goodsOf(some).length === 0) return;
        expect(charge([...some, line(more)])).toBeLessThanOrEqual(charge(some));
      }),
    );
  });
});
