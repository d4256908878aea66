import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RefusalCode, refusalCodes } from '#adapters/http/wire/refusal-codes.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { MixId } from '#domain/mix/mix-id.ts';
import type { Cents } from '#domain/money/cents.ts';
import { refusalTable, written } from '#server/api/refusal-table.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';

const order = {
  orderId: 'CC-1',
  status: 'ORDERED',
  payment: 'PAID',
  totalAmount: 1250 as Cents,
} as const;
const quote = {
  quoteId: 'q',
  subTotal: 1000 as Cents,
  discount: 0 as Cents,
  shippingCharge: 250 as Cents,
  tax: 0 as Cents,
  totalAmount: 1250 as Cents,
  amountDue: 1250 as Cents,
  expiresAt: 1,
};

/** One of every code that needs facts; the rest is the same each time. */
const examples: Partial<Record<RefusalCode, Refusal>> = {
  NOT_FOUND: refuse('NOT_FOUND', { what: 'order' }),
  TOO_MANY_ATTEMPTS: refuse('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 9 }),
  SIGN_IN_UNAVAILABLE: refuse('SIGN_IN_UNAVAILABLE', { silent: 'directory' }),
  RESET_QUESTION_ASKED: refuse('RESET_QUESTION_ASKED', { address: 'https://org.example/ask' }),
  PASSWORD_REFUSED: refuse('PASSWORD_REFUSED', { field: 'newPassword' }),
  MIX_ITEMS_GONE: refuse('MIX_ITEMS_GONE', { productIds: ['P'] }),
  MIX_CHANGED: refuse('MIX_CHANGED', {
    current: {
      id: 'MIX-1' as MixId,
      name: 'Mine',
      contents: [{ productId: 'P' as ProductId, quantity: 1 }],
      nonSku: 'N',
      version: 2,
    },
  }),
  COUPON_REFUSED: refuse('COUPON_REFUSED', { couponName: 'X', reason: 'minimum' }),
  REVIEW_NOT_OPEN: refuse('REVIEW_NOT_OPEN', { because: 'not-delivered' }),
  GIFT_CARD_CHANGED: refuse('GIFT_CARD_CHANGED', {
    giftCards: [{ cardRef: 'ref-1', balance: 100 as Cents }],
  }),
  PRICE_CHANGED: refuse('PRICE_CHANGED', { oldTotal: 1300 as Cents, quote }),
  STOCK_CHANGED: refuse('STOCK_CHANGED', {
    unavailable: [{ productId: 'P', title: 'P', requested: 2, available: 1 }],
  }),
  ADDRESS_NOT_SERVICEABLE: refuse('ADDRESS_NOT_SERVICEABLE', { field: 'zipcode' }),
  ORDER_TOO_LARGE: refuse('ORDER_TOO_LARGE', { bound: 'value', most: 100, wanted: 200 }),
  GOODS_ON_HOLD: refuse('GOODS_ON_HOLD', { retryAfterSeconds: 60 }),
  IDEMPOTENCY_KEY_REUSED: refuse('IDEMPOTENCY_KEY_REUSED', { first: { outcome: 'placed', order } }),
  ALREADY_ORDERED: refuse('ALREADY_ORDERED', { order }),
  ORDER_COMMAND_REFUSED: refuse('ORDER_COMMAND_REFUSED', { because: 'payment-unfinished' }),
  ORDER_IN_PROGRESS: refuse('ORDER_IN_PROGRESS', { retryAfterSeconds: 2 }),
  PAYMENT_ACTION_REQUIRED: refuse('PAYMENT_ACTION_REQUIRED', {
    orderId: 'CC-1',
    stepUpUrl: 'https://bank.example/ask',
    accessToken: 'token',
  }),
  CARD_DECLINED: refuse('CARD_DECLINED', { group: 'funds', mayRetrySameCard: false }),
};
const exampleOf = (code: RefusalCode): Refusal =>
  examples[code] ?? ({ _tag: 'Refusal', code, facts: {} } as Refusal);

describe('the table of refusals', () => {
  it('has a row for every code of the wire, and no other', () => {
    expect(Object.keys(refusalTable).sort()).toEqual([...refusalCodes].sort());
  });

  it.each(refusalCodes)('%s has a status of a failure and words in both languages', (code) => {
    const { status, words } = written(exampleOf(code));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(words['en-us']).toMatch(/\S.*\S/);
    expect(words.es).toMatch(/\S.*\S/);
    expect(words.es).not.toBe(words['en-us']);
    expect(`${words['en-us']} ${words.es}`).not.toContain('undefined');
  });

  it.each(refusalCodes)('%s can be stored: it says the same read back', (code) => {
    const refusal = exampleOf(code);
    const readBack = JSON.parse(JSON.stringify(refusal)) as Refusal;
    expect(written(readBack)).toEqual(written(refusal));
  });

  it('never gives a typed coupon back with the marks of a page', () => {
    fc.assert(
      fc.property(fc.string(), (couponName) => {
        const { data } = written(refuse('COUPON_REFUSED', { couponName, reason: 'unknown' }));
        expect(JSON.stringify(data[0])).not.toMatch(/[<>&'`]/);
      }),
    );
  });
});
