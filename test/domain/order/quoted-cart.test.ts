import { describe, expect, it } from 'vitest';
import { type Checkout, fieldsOf, freshCheckout } from '#domain/checkout/checkout.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Quote } from '#domain/order/order.ts';
import { orderDraftOf } from '#domain/order/order-draft.ts';
import {
  quotedCart,
  undeliverable,
  withoutAttempt,
  withoutKnownAttempt,
  withQuote,
  withToldAttempt,
} from '#domain/order/quoted-cart.ts';
import { mix, product } from '#test/arbitraries/cart.ts';
import { couponOf } from '#test/domain/coupon/coupons.ts';
import { ada } from '#test/fixtures.ts';

const quote: Quote = {
  quoteId: 'q',
  subTotal: 1000 as Cents,
  discount: 0 as Cents,
  shippingCharge: 499 as Cents,
  tax: 60 as Cents,
  totalAmount: 1559 as Cents,
  amountDue: 1559 as Cents,
  expiresAt: 1,
};

describe('quotedCart', () => {
  it('has the quote’s charge and tax, and the new prices', () => {
    const change = { productId: 'A', title: '', oldPrice: 349 as Cents, newPrice: 500 as Cents };
    const cart = quotedCart({ lines: [product('A', 2), product('B', 1)] }, quote, [change]);
    expect(cart.lines.map(({ unitPrice }) => unitPrice)).toEqual([500, 349]);
    expect(cart.shipping).toMatchObject({ shippingCharge: 499, freeShippingThreshold: 1500 });
    expect(cart.tax).toEqual({ totalTax: 60, lines: [] });
    expect(cart.shipping?.shippingSku).toBe('');
    expect(cart).not.toHaveProperty('coupon');
  });

  it('keeps how it is shipped and what ships for nothing, and takes off what the quote takes off', () => {
    const coupon = couponOf(100);
    const shipping = {
      shippingSku: 'SHIP',
      shippingCharge: 1 as Cents,
      freeShippingThreshold: 2000 as Cents,
    };
    const cart = quotedCart(
      { lines: [], coupon, shipping },
      { ...quote, discount: 80 as Cents },
      [],
    );
    expect(cart.coupon).toEqual({ ...coupon, discount: 80 });
    expect(cart.shipping).toEqual({ ...shipping, shippingCharge: 499 });
  });

  it('keeps the lines of a tax that is still right', () => {
    const tax = { totalTax: 60 as Cents, lines: [{ category: 'snack', tax: 60 as Cents }] };
    expect(quotedCart({ lines: [], tax }, quote, []).tax).toBe(tax);
  });
});

describe('an attempt', () => {
  it('holds on to a quote, and ends without its key', () => {
    const checkout = withQuote({ ...freshCheckout, idempotencyKey: 'k' }, quote);
    expect(checkout).toMatchObject({ quoteId: 'q', quotedTotal: 1559, idempotencyKey: 'k' });
    expect(withoutAttempt(checkout)).not.toHaveProperty('idempotencyKey');
    expect(withoutAttempt(checkout)).toMatchObject({ quoteId: 'q', quotedTotal: 1559 });
  });

  it('that nobody knows the end of keeps its key; one the shopper was told of gives way', () => {
    const open = withQuote({ ...freshCheckout, idempotencyKey: 'k' }, quote);
    expect(withoutKnownAttempt(open)).toBe(open);
    const told = withToldAttempt(open);
    expect(told).not.toHaveProperty('quoteId');
    expect(told).toMatchObject({ idempotencyKey: 'k', quotedTotal: 1559 });
    expect(withoutKnownAttempt(told)).not.toHaveProperty('idempotencyKey');
    expect(withoutKnownAttempt(told)).toMatchObject({ quotedTotal: 1559 });
  });
});

describe('undeliverable', () => {
  it('[CHK-21] names refused items, those inside a mix too', () => {
    const lines = [product('A', 2), mix('MYOMP-30-1', { B: 30 })];
    const availability = [
      { productId: 'A', available: true },
      { productId: 'B', available: false },
    ];
    expect(undeliverable(lines, availability)).toEqual([
      { productId: 'B', title: 'B', requested: 30, available: 0 },
    ]);
    const named = [product('A', 2), { ...product('B', 3), title: 'Popcorn' }];
    expect(undeliverable(named, availability)).toEqual([
      { productId: 'B', title: 'Popcorn', requested: 3, available: 0 },
    ]);
  });
});

describe('orderDraftOf', () => {
  it('leaves out removed lines, takes billing from shipping, and empty extras away', () => {
    const draft = orderDraftOf(
      { lines: [product('A', 0), product('B', 1)] },
      freshCheckout,
      'guest',
    );
    expect(draft.lines.products.map(({ productId }) => productId)).toEqual(['B']);
    expect(draft.billing).toEqual(draft.shipping);
    expect(draft).not.toHaveProperty('giftMessage');
    expect(draft).not.toHaveProperty('couponName');
    expect(draft).not.toHaveProperty('giftOrder');
    expect(draft.tempUserID).toBe('guest');
  });

  it('[ORDER-01] says who orders, where to, what is taken off, and what the gift says', () => {
    const checkout: Checkout = {
      ...freshCheckout,
      contactInfo: { email: { value: 'a@b.co' }, phoneNumber: { value: '2145550100' } },
      shipping: { ...fieldsOf(ada), isUpsAddress: true },
      billing: fieldsOf({ ...ada, city: 'Dallas' }),
      billingSameShippingFlag: false,
      giftCard: { ...freshCheckout.giftCard, giftOrder: true, giftMessage: { value: 'Enjoy!' } },
    };
    const coupon = couponOf(100, { couponName: 'SAVE1' });
    expect(orderDraftOf({ lines: [], coupon }, checkout, 'guest')).toEqual({
      lines: { products: [], multipack: [], bundle: [] },
      contact: { email: 'a@b.co', phoneNumber: '2145550100' },
      shipping: ada,
      billing: { ...ada, city: 'Dallas' },
      tempUserID: 'guest',
      couponName: 'SAVE1',
      giftOrder: true,
      giftMessage: 'Enjoy!',
    });
  });
});
