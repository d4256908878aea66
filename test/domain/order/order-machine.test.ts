import { describe, expect, it } from 'vitest';
import { orderStatuses } from '#domain/order/order.ts';
import {
  failedOrderStates,
  mayOrderMove,
  type OrderState,
  orderStates,
  shopperFace,
} from '#domain/order/order-machine.ts';
import { reachableFrom } from '#test/domain/reachable.ts';

const reachable = (from: OrderState) => reachableFrom(from, orderStates, mayOrderMove);
const nextOf = (from: OrderState) => orderStates.filter((to) => mayOrderMove(from, to));
const leadingTo = (state: OrderState) => orderStates.filter((from) => mayOrderMove(from, state));
const ends = orderStates.filter((state) => nextOf(state).length === 0);

describe('the states of an order', () => {
  it('are all reached from a draft', () => {
    expect([...reachable('DRAFT')].sort()).toEqual([...orderStates].sort());
    expect(orderStates).toHaveLength(16);
  });

  it('all lead to an end, and nothing leaves one', () => {
    expect(ends).toEqual(['PAYMENT_FAILED', 'EXPIRED', 'REFUNDED']);
    for (const state of orderStates) {
      expect([state, ends.some((end) => reachable(state).has(end))]).toEqual([state, true]);
    }
  });

  it('never go back to one they were in, but for the bank’s question and a refund after a refund', () => {
    const turning = orderStates.filter((state) =>
      nextOf(state).some((next) => reachable(next).has(state)),
    );
    expect(turning).toEqual(['PLACING', 'PAYMENT_ACTION_REQUIRED', 'PARTIALLY_REFUNDED']);
  });

  it('never say that a paid order was not paid, whatever happens next', () => {
    const paid = [...reachable('PAID')];
    expect(paid).not.toContain('PAYMENT_FAILED');
    expect(paid).not.toContain('EXPIRED');
    expect(paid).not.toContain('PAYMENT_UNKNOWN');
  });

  it('pay once: no way leads from what failed to what is paid', () => {
    for (const state of ['PAYMENT_FAILED', 'EXPIRED', 'REFUNDED'] as const) {
      expect([...reachable(state)]).toEqual([state]);
    }
    expect([...reachable('CANCELLED')]).toEqual(['CANCELLED', 'REFUNDED']);
  });

  it('ship only what is paid', () => {
    expect(leadingTo('FULFILLING')).toEqual(['PAID']);
    expect(leadingTo('SHIPPED')).toEqual(['FULFILLING']);
    expect(leadingTo('DELIVERED')).toEqual(['SHIPPED']);
    expect(leadingTo('PAID')).toEqual([
      'PLACING',
      'PAYMENT_PENDING',
      'PAYMENT_UNKNOWN',
      'IN_REVIEW',
    ]);
  });

  it('may be called off until they are sent, and run out until they are paid', () => {
    expect(leadingTo('CANCELLED')).toEqual([
      'DRAFT',
      'VALIDATED',
      'PLACING',
      'PAYMENT_ACTION_REQUIRED',
      'PAYMENT_PENDING',
      'IN_REVIEW',
      'PAID',
      'FULFILLING',
    ]);
    const unpaid = ['DRAFT', 'VALIDATED', 'PAYMENT_ACTION_REQUIRED', 'PAYMENT_PENDING'];
    expect(leadingTo('EXPIRED')).toEqual(unpaid);
  });

  it('fail only while they wait for their payment', () => {
    expect(leadingTo('PAYMENT_FAILED')).toEqual([
      'PLACING',
      'PAYMENT_ACTION_REQUIRED',
      'PAYMENT_PENDING',
      'PAYMENT_UNKNOWN',
      'IN_REVIEW',
    ]);
    expect(leadingTo('IN_REVIEW')).toEqual(['PLACING', 'PAYMENT_PENDING', 'PAYMENT_UNKNOWN']);
  });

  it('give money back only where there may be some', () => {
    const paid = ['PAID', 'FULFILLING', 'SHIPPED', 'DELIVERED', 'PARTIALLY_REFUNDED'];
    expect(leadingTo('PARTIALLY_REFUNDED')).toEqual(paid);
    expect([...leadingTo('REFUNDED')].sort()).toEqual([...paid, 'CANCELLED'].sort());
  });

  it('[ORDER-09] have a face for the shopper, one of the known statuses', () => {
    for (const state of orderStates) expect(orderStatuses).toContain(shopperFace(state).status);
    expect(shopperFace('IN_REVIEW')).toEqual({ status: 'SUBMITTED', payment: 'IN_REVIEW' });
    expect(shopperFace('FULFILLING')).toEqual({ status: 'PROCESSING', payment: 'PAID' });
    expect(shopperFace('SHIPPED')).toEqual({ status: 'SHIPPED', payment: 'PAID' });
    expect(shopperFace('CANCELLED')).toEqual({ status: 'CANCELLED', payment: 'REFUNDING' });
    expect(shopperFace('REFUNDED')).toEqual({ status: 'CANCELLED', payment: 'REFUNDED' });
    expect(shopperFace('PARTIALLY_REFUNDED')).toEqual({ status: 'DELIVERED', payment: 'PAID' });
    for (const state of ['PAID', 'DELIVERED'] as const) {
      expect(shopperFace(state).payment).toBe('PAID');
    }
  });

  it('are told to wait for as long as money may still be taken', () => {
    const waiting = orderStates.filter((state) => shopperFace(state).payment === 'CONFIRMING');
    for (const state of waiting) {
      expect(shopperFace(state).status).toBe('SUBMITTED');
      expect(reachable(state).has('PAID')).toBe(true);
    }
    expect(waiting).toHaveLength(5);
    expect(shopperFace('PAYMENT_PENDING')).toEqual({ status: 'SUBMITTED', payment: 'PENDING' });
  });

  it('free their quote when nothing was paid nor will be', () => {
    expect(failedOrderStates).toEqual(['PAYMENT_FAILED', 'EXPIRED']);
    for (const state of failedOrderStates) expect(reachable(state).has('PAID')).toBe(false);
  });
});
