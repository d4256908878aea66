import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Checkout, freshCheckout } from '#domain/checkout/checkout.ts';
import { withoutSecrets } from '#domain/checkout/checkout-secrets.ts';
import { type CheckoutStage, stageOf } from '#domain/checkout/checkout-stage.ts';
import { mayOpenStep, resetPayment } from '#domain/checkout/checkout-steps.ts';
import type { Cents } from '#domain/money/cents.ts';
import { withoutAttempt } from '#domain/order/quoted-cart.ts';
import { anyCheckouts, dues, moments } from '#test/arbitraries/checkout.ts';

const due = 1408 as Cents;
const facts = fc.record({ due: dues, now: moments });

/** How far each stage is; one that is missing here does not compile. */
const progress: Readonly<Record<CheckoutStage['is'], number>> = {
  'needs-shipping': 0,
  'needs-payment': 1,
  'ready-for-review': 2,
  placing: 2,
};
const far = (checkout: Checkout, at: Parameters<typeof stageOf>[1]): number =>
  progress[stageOf(checkout, at).is];

const paid: Checkout = {
  ...freshCheckout,
  paymentInfo: {
    ...freshCheckout.paymentInfo,
    transientToken: 'token-1',
    decryptedCardToken: { jti: 'jti', expiresAt: 900_000, brand: 'Visa', last4: '1111' },
  },
  formStatus: { activeForm: 2, shippingCompleted: true, paymentCompleted: true },
};

describe('the stage of a checkout', () => {
  it('[CHK-01] is one of the four, whatever is stored', () => {
    fc.assert(
      fc.property(anyCheckouts, facts, (checkout, at) => {
        expect(Object.keys(progress)).toContain(stageOf(checkout, at).is);
      }),
    );
  });

  it('[CHK-01] is never further than the steps that may open, but for an order that costs nothing', () => {
    fc.assert(
      fc.property(anyCheckouts, facts, (checkout, at) => {
        const stage = far(checkout, at);
        if (stage >= 1) expect(mayOpenStep(checkout, 1)).toBe(true);
        if (stage >= 2) expect(at.due === 0 || mayOpenStep(checkout, 2)).toBe(true);
      }),
    );
  });

  it('[ORDER-10] is placing exactly when it would be ready and an attempt has a key', () => {
    fc.assert(
      fc.property(anyCheckouts, moments, (checkout, now) => {
        const stage = stageOf(checkout, { due, now });
        const [early, later] = [0, now].map((at) =>
          stageOf(withoutAttempt(checkout), { due, now: at }),
        );
        const { idempotencyKey } = checkout;
        if (idempotencyKey === undefined) expect(stage).toEqual(later);
        else if (stage.is === 'placing') expect(stage.idempotencyKey).toBe(idempotencyKey);
        if (stage.is === 'ready-for-review') expect(idempotencyKey).toBeUndefined();
        if (early?.is === 'ready-for-review' && idempotencyKey !== undefined) {
          expect(stage.is).toBe('placing');
        }
      }),
    );
  });

  it('[PAY-10] [CHK-10] forgetting the secrets, or the payment, never brings it further', () => {
    fc.assert(
      fc.property(anyCheckouts, facts, (checkout, at) => {
        expect(far(withoutSecrets(checkout), at)).toBeLessThanOrEqual(far(checkout, at));
        expect(far(resetPayment(checkout), at)).toBeLessThanOrEqual(far(checkout, at));
      }),
    );
  });

  it('[COUPON-06] an order that costs nothing never needs a payment', () => {
    fc.assert(
      fc.property(anyCheckouts, moments, (checkout, now) => {
        const stage = stageOf(checkout, { due: 0 as Cents, now });
        expect(stage.is).not.toBe('needs-payment');
        if ('payment' in stage) expect(stage.payment).toEqual({ kind: 'nothing-to-pay' });
      }),
    );
  });

  it.each([
    ['good for half a minute', 870_000, 'ready-for-review'],
    ['good for less', 870_001, 'needs-payment'],
  ])('[P-34] with a token %s', (_, now, is) => {
    expect(stageOf(paid, { due, now })).toMatchObject({
      is,
      ...(is === 'needs-payment' && { because: 'ran-out', method: { kind: 'new-card' } }),
    });
  });

  it('[P-34] goes on with what was sent, however old its token is', () => {
    const sent = { ...paid, idempotencyKey: 'key-1' };
    expect(stageOf(sent, { due, now: 9_000_000 })).toMatchObject({
      is: 'placing',
      idempotencyKey: 'key-1',
      payment: { given: { transientToken: 'token-1' } },
    });
  });

  it('[CHK-09] begins with shipping, then asks for a payment that was not given', () => {
    expect(stageOf(freshCheckout, { due, now: 0 })).toEqual({ is: 'needs-shipping' });
    expect(stageOf(resetPayment(paid), { due, now: 0 })).toMatchObject({
      is: 'needs-payment',
      because: 'not-given',
    });
    const untold = { ...paid, formStatus: { ...paid.formStatus, paymentCompleted: false } };
    expect(stageOf(untold, { due, now: 0 })).toMatchObject({ because: 'not-given' });
  });
});
