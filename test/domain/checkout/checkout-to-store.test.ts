import { describe, expect, it } from 'vitest';
import { type Checkout, fieldsOf, freshCheckout } from '#domain/checkout/checkout.ts';
import { checkoutToStore } from '#domain/checkout/checkout-to-store.ts';
import type { Cents } from '#domain/money/cents.ts';
import { ada } from '#test/fixtures.ts';

const session = freshCheckout.paymentInfo;
const typed: Checkout = {
  ...freshCheckout,
  shipping: { ...fieldsOf(ada), isUpsAddress: false },
  formStatus: { activeForm: 2, shippingCompleted: true, paymentCompleted: false },
  paymentInfo: {
    ...session,
    transientToken: 'old',
    nameonCard: 'Ada Lovelace',
    expDate: '12/30',
    saveNewCard: true,
    payWithSavedCard: true,
    cardSequence: 2,
  },
  giftCards: [{ cardRef: 'old', last4: '0000', balance: 100 as Cents }],
  quoteId: 'old',
  quotedTotal: 1 as Cents,
  tempUserID: 'old',
  idempotencyKey: 'named',
};
const current: Checkout = {
  ...freshCheckout,
  formStatus: { activeForm: 1, shippingCompleted: true, paymentCompleted: false },
  paymentInfo: { ...session, transientToken: 'now', cardSequence: 9 },
  giftCards: [{ cardRef: 'now', last4: '1111', balance: 200 as Cents }],
  quoteId: 'now',
  quotedTotal: 2 as Cents,
  tempUserID: 'now',
};

describe('what is kept of a checkout', () => {
  it('is what was typed, at the step, quote and token of the checkout at hand', () => {
    expect(checkoutToStore(typed, current)).toEqual({
      ...typed,
      giftCards: current.giftCards,
      formStatus: current.formStatus,
      paymentInfo: { ...typed.paymentInfo, transientToken: 'now' },
      quoteId: 'now',
      quotedTotal: 2,
      tempUserID: 'now',
    });
  });

  it('brings nothing of an old attempt back where there is none', () => {
    const kept = checkoutToStore(typed, freshCheckout);
    for (const gone of ['quoteId', 'quotedTotal', 'tempUserID']) {
      expect(kept).not.toHaveProperty(gone);
    }
    expect(kept.paymentInfo).not.toHaveProperty('transientToken');
  });

  it('takes over which stored card pays, also that none does', () => {
    expect(checkoutToStore(typed, current).paymentInfo.cardSequence).toBe(2);
    const { cardSequence: _, ...paymentInfo } = typed.paymentInfo;
    const kept = checkoutToStore({ ...typed, paymentInfo }, current);
    expect(kept.paymentInfo).not.toHaveProperty('cardSequence');
  });

  it('an attempt may be named before it is begun, not after', () => {
    const keyOf = (mine: Checkout, at: Checkout) => checkoutToStore(mine, at).idempotencyKey;
    expect(keyOf(typed, current)).toBe('named');
    expect(keyOf(typed, { ...current, idempotencyKey: 'begun' })).toBe('begun');
    const paid = { ...typed, formStatus: { ...typed.formStatus, paymentCompleted: true } };
    expect(checkoutToStore(paid, current)).not.toHaveProperty('idempotencyKey');
    expect(keyOf(paid, { ...current, idempotencyKey: 'begun' })).toBe('begun');
  });
});
