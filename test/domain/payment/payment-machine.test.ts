import { describe, expect, it } from 'vitest';
import {
  mayPaymentMove,
  type PaymentState,
  paymentStates,
  unansweredPaymentStates,
} from '#domain/payment/payment-machine.ts';
import { reachableFrom } from '#test/domain/reachable.ts';

const reachable = (from: PaymentState) => reachableFrom(from, paymentStates, mayPaymentMove);
const nextOf = (from: PaymentState) => paymentStates.filter((to) => mayPaymentMove(from, to));
const leadingTo = (to: PaymentState) => paymentStates.filter((from) => mayPaymentMove(from, to));
const ends = paymentStates.filter((state) => nextOf(state).length === 0);

describe('the states of a payment', () => {
  it('are all reached from the first', () => {
    expect([...reachable('CREATED')].sort()).toEqual([...paymentStates].sort());
    expect(paymentStates).toHaveLength(12);
  });

  it('all lead to an end, and nothing leaves one', () => {
    expect(ends).toEqual(['REVERSED', 'REFUNDED']);
    for (const state of paymentStates) {
      expect([state, ends.some((end) => reachable(state).has(end))]).toEqual([state, true]);
    }
  });

  it('take money only after an approval', () => {
    expect(leadingTo('CAPTURED')).toEqual(['CAPTURING']);
    expect(leadingTo('CAPTURING')).toEqual(['AUTHORIZED']);
    expect(leadingTo('AUTHORIZED')).toEqual(['AUTHORIZING', 'UNKNOWN', 'PENDING', 'CAPTURING']);
  });

  it('never take money again once it was given back or refused', () => {
    for (const state of ['DECLINED', 'REVERSED', 'REFUNDED', 'PARTIALLY_REFUNDED'] as const) {
      expect(reachable(state).has('CAPTURED')).toBe(false);
    }
  });

  it('give an approval back before it is captured, and a refund after', () => {
    expect(leadingTo('REVERSED')).toEqual(['UNKNOWN', 'AUTHORIZED', 'CAPTURING', 'DECLINED']);
    expect(leadingTo('REFUNDED')).toEqual(['CAPTURED', 'PARTIALLY_REFUNDED']);
    expect(leadingTo('PARTIALLY_REFUNDED')).toEqual(['CAPTURED', 'PARTIALLY_REFUNDED']);
  });

  it('never forget an approval: what is approved is captured or given back', () => {
    expect(nextOf('AUTHORIZED')).toEqual(['CAPTURING', 'REVERSED']);
    expect(nextOf('CAPTURING')).toEqual(['AUTHORIZED', 'CAPTURED', 'REVERSED']);
  });

  it('ask the bank’s customer before an answer, and again for the money after it', () => {
    expect(leadingTo('AUTHENTICATING')).toEqual(['AUTHORIZING']);
    expect(nextOf('AUTHENTICATING')).toEqual(['AUTHORIZING', 'DECLINED']);
    expect(nextOf('AUTHORIZING')).toEqual([
      'AUTHENTICATING',
      'UNKNOWN',
      'PENDING',
      'AUTHORIZED',
      'DECLINED',
    ]);
    expect(nextOf('UNKNOWN')).toEqual(['PENDING', 'AUTHORIZED', 'DECLINED', 'REVERSED']);
  });

  it('[P-45] wait for the payer’s bank, and then it is approved or declined', () => {
    expect(leadingTo('PENDING')).toEqual(['AUTHORIZING', 'UNKNOWN']);
    expect(nextOf('PENDING')).toEqual(['AUTHORIZED', 'DECLINED']);
  });

  it('know which of them wait for the gateway’s word', () => {
    expect(unansweredPaymentStates).toEqual(['AUTHORIZING', 'UNKNOWN', 'PENDING', 'CAPTURING']);
  });
});
