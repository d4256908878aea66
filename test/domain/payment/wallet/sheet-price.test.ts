import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import { sheetPriceOf } from '#domain/payment/wallet/sheet-price.ts';

const cents = fc.integer({ min: 0, max: 5_000_000 }).map((amount) => amount as Cents);
const maybe = fc.option(cents, { nil: undefined });
const amounts = fc.record({
  subTotal: cents,
  shippingCharge: maybe,
  tax: maybe,
  giftCards: cents,
  total: cents,
});

describe('the price in a sheet', () => {
  it('[P-46] its lines add up to its total, whatever coupons and gift cards do (law)', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (given, isSent) => {
        const { lines, total } = sheetPriceOf(given, isSent);
        expect(total).toBe(given.total);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      }),
    );
  });

  it('no line is there twice, and none of nothing but shipping and tax', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (given, isSent) => {
        const kinds = sheetPriceOf(given, isSent).lines.map(({ kind }) => kind);
        expect(new Set(kinds).size).toBe(kinds.length);
        expect(kinds.includes('shipping')).toBe(isSent);
      }),
    );
  });

  it('is pending until shipping and tax are known, and an order by mail never is', () => {
    const given = {
      subTotal: 858 as Cents,
      shippingCharge: undefined,
      tax: undefined,
      total: 858 as Cents,
    };
    expect(sheetPriceOf(given)).toEqual({
      lines: [
        { kind: 'subTotal', amount: 858, isPending: false },
        { kind: 'shipping', amount: 0, isPending: true },
        { kind: 'tax', amount: 0, isPending: true },
      ],
      total: 858,
      isPending: true,
    });
    expect(sheetPriceOf(given, false)).toMatchObject({
      lines: [{ kind: 'subTotal' }],
      isPending: false,
    });
  });

  it('a discount and gift cards lower it', () => {
    const price = sheetPriceOf({
      subTotal: 2000 as Cents,
      shippingCharge: 499 as Cents,
      tax: 51 as Cents,
      giftCards: 1000 as Cents,
      total: 1350 as Cents,
    });
    expect(price.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['subTotal', 2000],
      ['discount', -200],
      ['shipping', 499],
      ['tax', 51],
      ['giftCards', -1000],
    ]);
    expect(price.shipping).toBe(499);
  });
});
