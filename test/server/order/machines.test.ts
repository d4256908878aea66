import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from '#domain/order/order.ts';
import { mayOrderMove, orderStates, shopperFace } from '#domain/order/order-machine.ts';
import { normalOrderId } from '#domain/order/tracking/order-number.ts';
import { leavesApproval } from '#domain/payment/decline.ts';
import { mayPaymentMove, paymentStates } from '#domain/payment/payment-machine.ts';
import { declineTexts } from '#server/api/refusals/payment-refusals.ts';
import { actorOf, fingerprintOf } from '#server/base/host/fingerprint.ts';
import { newOrderId, newReference, newTransactionId } from '#server/base/host/order-names.ts';
import { causeOf, declineFor } from '#server/payment/decline.ts';

describe('the states of orders and payments', () => {
  it('never leave where money was refused or given back', () => {
    for (const state of orderStates) {
      expect(mayOrderMove('PAYMENT_FAILED', state)).toBe(false);
      expect(mayOrderMove(state, state) && state !== 'PARTIALLY_REFUNDED').toBe(false);
    }
    for (const state of paymentStates) expect(mayPaymentMove('REVERSED', state)).toBe(false);
  });

  it('take money only after an approval', () => {
    const before = paymentStates.filter((state) => mayPaymentMove(state, 'CAPTURED'));
    expect(before).toEqual(['CAPTURING']);
    expect(paymentStates.filter((state) => mayPaymentMove(state, 'CAPTURING'))).toEqual([
      'AUTHORIZED',
    ]);
    expect(orderStates.filter((state) => mayOrderMove(state, 'FULFILLING'))).toEqual(['PAID']);
  });

  it('[ORDER-09] have a face for the shopper, one of the known statuses', () => {
    for (const state of orderStates) {
      expect(orderStatuses).toContain(shopperFace(state).status);
    }
  });
});

describe('names of orders', () => {
  it('are read however they are typed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
        const orderId = newOrderId(() => bytes);
        expect(orderId).toMatch(/^CC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
        const typed = orderId.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
        expect(normalOrderId(typed)).toBe(orderId);
        expect(normalOrderId(orderId)).toBe(orderId);
      }),
    );
  });

  it('differ, and sort by time where they are references', () => {
    expect(new Set(Array.from({ length: 1000 }, () => newOrderId())).size).toBe(1000);
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 40 }), fc.integer({ min: 1, max: 2 ** 40 }), (now, later) => {
        const early = newReference(now);
        expect(early).toMatch(/^CRN-[0-9A-HJKMNP-TV-Z]{26}$/);
        expect(newReference(now + later).slice(0, 14) > early.slice(0, 14)).toBe(true);
      }),
    );
  });

  it('leave room for the letter of a capture or a reversal within 30 characters', () => {
    expect(newTransactionId()).toMatch(/^[0-9A-Z]{26}$/);
  });
});

describe('what a decline is called', () => {
  it('[P-19] tells a thief nothing an honest shopper is not told', () => {
    const plain = declineFor('PROCESSOR_DECLINED');
    for (const reason of ['STOLEN_LOST_CARD', 'BLACKLISTED_CUSTOMER', 'OFAC_WATCHLIST_MATCH']) {
      expect(declineFor(reason)).toEqual(plain);
    }
    expect(declineTexts.funds).toEqual(declineTexts.declined);
  });

  it('is generic for reasons nobody has heard of', () => {
    fc.assert(
      fc.property(fc.string(), (reason) => {
        expect(declineTexts[declineFor(reason).group]['en-us']).not.toBe('');
      }),
    );
    expect(declineFor('toString').group).toBe('declined');
  });

  it('[P-21] asks for a reversal where the issuer had approved', () => {
    const needsReversal = (reason: string) => leavesApproval(causeOf(reason));
    expect(['AVS_FAILED', 'CV_FAILED', 'PARTIAL_AUTHORIZED'].every(needsReversal)).toBe(true);
    expect(['PROCESSOR_DECLINED', 'INSUFFICIENT_FUND'].some(needsReversal)).toBe(false);
  });
});

describe('fingerprints', () => {
  it('are equal for equal values in any order of keys, and differ for others', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(fingerprintOf(turned)).toBe(fingerprintOf(value));
        expect(fingerprintOf({ ...value, extra: 1 })).not.toBe(
          fingerprintOf({ ...value, extra: 2 }),
        );
      }),
    );
  });

  it('hide the shopper’s secret id', () => {
    const id = '6f1b1c52-0f4e-4b57-9e6a-9c6f0a5b1c11';
    expect(actorOf(id)).toBe(actorOf(id.toUpperCase()));
    expect(actorOf(id)).not.toContain(id.slice(0, 8));
  });
});
