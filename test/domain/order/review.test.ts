import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayOrderMove, orderStates } from '#domain/order/order-machine.ts';
import { reviewStep } from '#domain/order/review.ts';
import type { PaymentStateAtGateway } from '#domain/payment/outcome.ts';
import { mayPaymentMove, paymentStates } from '#domain/payment/payment-machine.ts';
import { foundStandings, standings } from '#test/arbitraries/payment.ts';

const inReview = { order: 'IN_REVIEW', payment: 'AUTHORIZED' } as const;
const found = (differs: Partial<Extract<PaymentStateAtGateway, { kind: 'found' }>>) =>
  ({
    kind: 'found',
    decided: { kind: 'review' },
    isCaptured: false,
    isReversed: false,
    ...differs,
  }) as const;

describe('the end of a review', () => {
  it('is written down for an order in review only', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStates),
        fc.constantFrom(...paymentStates),
        standings(),
        (order, payment, standing) => {
          const isOver = reviewStep({ order, payment }, standing).kind === 'over';
          expect(isOver).toBe(order !== 'IN_REVIEW' || payment !== 'AUTHORIZED');
        },
      ),
    );
  });

  it('moves along the machines', () => {
    fc.assert(
      fc.property(standings(), (standing) => {
        const step = reviewStep(inReview, standing);
        if ('order' in step) expect(mayOrderMove('IN_REVIEW', step.order)).toBe(true);
        if (step.kind === 'reject' && step.payment !== undefined) {
          expect(mayPaymentMove('AUTHORIZED', step.payment)).toBe(true);
        }
      }),
    );
  });

  it('never pays with money that went back', () => {
    fc.assert(
      fc.property(foundStandings(), (standing) => {
        expect(reviewStep(inReview, { ...standing, isReversed: true })).toEqual({
          kind: 'reject',
          order: 'PAYMENT_FAILED',
          payment: 'REVERSED',
        });
      }),
    );
  });

  it('waits for a decision, and takes a capture for one', () => {
    expect(reviewStep(inReview, found({}))).toEqual({ kind: 'wait' });
    expect(reviewStep(inReview, { kind: 'unknown' })).toEqual({ kind: 'wait' });
    expect(reviewStep(inReview, { kind: 'not-found' })).toEqual({ kind: 'wait' });
    const paid = { kind: 'accept', order: 'PAID' };
    expect(reviewStep(inReview, found({ isCaptured: true }))).toEqual(paid);
    expect(reviewStep(inReview, found({ decided: { kind: 'approved' } }))).toEqual(paid);
  });

  it('leaves the money of a rejected order to be given back', () => {
    const rejected = { decided: { kind: 'declined', cause: 'refused' } } as const;
    expect(reviewStep(inReview, found(rejected))).toEqual({
      kind: 'reject',
      order: 'PAYMENT_FAILED',
    });
  });
});
