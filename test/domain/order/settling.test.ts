import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import { mayOrderMove, orderStates, shopperFace } from '#domain/order/order-machine.ts';
import { type OrderOnFile, type SettlingStep, settlingStep } from '#domain/order/settling.ts';
import { leavesApproval } from '#domain/payment/decline.ts';
import { mayPaymentMove } from '#domain/payment/payment-machine.ts';
import { decided, ordersOnFile, outcomes } from '#test/arbitraries/payment.ts';

/** The states after a step: what the server writes. */
const written = (file: OrderOnFile, step: SettlingStep): OrderOnFile => ({
  ...file,
  ...('payment' in step && { payment: step.payment }),
  ...('order' in step && step.order !== undefined && { order: step.order }),
});

const placing: OrderOnFile = { order: 'PLACING', payment: 'AUTHORIZING', amount: 100 as Cents };
const unknown: OrderOnFile = { ...placing, order: 'PAYMENT_UNKNOWN', payment: 'UNKNOWN' };
const pending: OrderOnFile = { ...placing, order: 'PAYMENT_PENDING', payment: 'PENDING' };
const asked: OrderOnFile = {
  ...placing,
  order: 'PAYMENT_ACTION_REQUIRED',
  payment: 'AUTHENTICATING',
};

describe('settling an order by the outcome of its payment', () => {
  it('moves along the machines only, from wherever it finds the two', () => {
    fc.assert(
      fc.property(ordersOnFile(), outcomes(), fc.boolean(), (file, outcome, isHealing) => {
        const step = settlingStep(file, outcome, isHealing);
        const next = written(file, step);
        if ('payment' in step) expect(mayPaymentMove(file.payment, next.payment)).toBe(true);
        else expect(next).toEqual(file);
        if (next.order !== file.order) expect(mayOrderMove(file.order, next.order)).toBe(true);
      }),
    );
  });

  it('never refuses an order that is paid, and never pays for one that failed', () => {
    fc.assert(
      fc.property(ordersOnFile(), outcomes(), fc.boolean(), (file, outcome, isHealing) => {
        const next = written(file, settlingStep(file, outcome, isHealing));
        const stood = shopperFace(file.order).payment;
        if (stood === 'PAID' || stood === 'FAILED') expect(next.order).toBe(file.order);
      }),
    );
  });

  it('[P-21] never forgets an approval: it pays the order or goes back', () => {
    fc.assert(
      fc.property(ordersOnFile(), decided(), fc.boolean(), (file, outcome, isHealing) => {
        const step = settlingStep(file, outcome, isHealing);
        const isOpen = ['AUTHORIZING', 'UNKNOWN', 'PENDING'].includes(file.payment);
        if (!isOpen) {
          expect(step).toEqual({ kind: 'repeat' });
          return;
        }
        const holdsMoney = outcome.kind !== 'declined' || leavesApproval(outcome.cause);
        const goesBack =
          step.kind === 'return-approval' || (step.kind === 'refuse' && step.reversalDue);
        expect(step.kind === 'accept' || goesBack).toBe(holdsMoney);
      }),
    );
  });

  it('is done once: the same outcome again changes nothing', () => {
    fc.assert(
      fc.property(ordersOnFile(), outcomes(), fc.boolean(), (file, outcome, isHealing) => {
        const once = written(file, settlingStep(file, outcome, isHealing));
        expect(written(once, settlingStep(once, outcome, isHealing))).toEqual(once);
      }),
    );
  });

  it('stays as it was decided first, whatever is said later', () => {
    fc.assert(
      fc.property(decided(), outcomes(), fc.boolean(), (first, later, isHealing) => {
        for (const file of [placing, unknown, pending]) {
          const settled = written(file, settlingStep(file, first, false));
          expect(written(settled, settlingStep(settled, later, isHealing))).toEqual(settled);
        }
      }),
    );
  });

  it('takes less than was asked for as no payment, and exactly as much as one', () => {
    const approved = (amount: number) => ({ kind: 'approved' as const, amount: amount as Cents });
    expect(settlingStep(placing, approved(99), false)).toEqual({
      kind: 'refuse',
      payment: 'DECLINED',
      order: 'PAYMENT_FAILED',
      cause: 'part-only',
      reversalDue: true,
      isMailed: false,
    });
    for (const amount of [100, 101]) {
      expect(settlingStep(placing, approved(amount), false)).toMatchObject({ order: 'PAID' });
    }
  });

  it('takes the goods out of the cart when the shopper is first told, not again', () => {
    const accepted = { kind: 'accept', payment: 'AUTHORIZED' };
    expect(settlingStep(placing, { kind: 'approved' }, false)).toEqual({
      ...accepted,
      order: 'PAID',
      leavesCart: true,
      isCaptured: false,
    });
    expect(settlingStep(unknown, { kind: 'review' }, true)).toEqual({
      ...accepted,
      order: 'IN_REVIEW',
      leavesCart: false,
      isCaptured: false,
    });
    expect(settlingStep(pending, { kind: 'approved', isCaptured: true }, true)).toEqual({
      ...accepted,
      order: 'PAID',
      leavesCart: false,
      isCaptured: true,
    });
  });

  it('mails a refusal exactly when the shopper has no other way to hear of it', () => {
    const declined = { kind: 'declined', cause: 'funds' } as const;
    const isMailed = (file: OrderOnFile, isHealing: boolean) => {
      const step = settlingStep(file, declined, isHealing);
      return step.kind === 'refuse' && step.isMailed;
    };
    expect(isMailed(placing, false)).toBe(false);
    expect(isMailed(placing, true)).toBe(true);
    expect(isMailed(unknown, true)).toBe(true);
    expect(isMailed({ ...unknown, order: 'CANCELLED' }, true)).toBe(false);
    expect(settlingStep(asked, { kind: 'abandoned' }, true)).toMatchObject({ isMailed: false });
  });

  it('waits for an outcome nobody knows, and holds on to the goods', () => {
    expect(settlingStep(placing, { kind: 'unknown' }, false)).toEqual({
      kind: 'mark-unknown',
      payment: 'UNKNOWN',
      order: 'PAYMENT_UNKNOWN',
    });
    expect(settlingStep(unknown, { kind: 'unknown' }, true)).toEqual({ kind: 'wait' });
    expect(settlingStep(unknown, { kind: 'challenge' }, false)).toEqual({ kind: 'wait' });
  });

  it('[P-45] waits for a sale its payer’s bank decides about, and settles it then', () => {
    expect(settlingStep(placing, { kind: 'pending' }, false)).toEqual({
      kind: 'await',
      payment: 'PENDING',
      order: 'PAYMENT_PENDING',
      leavesCart: true,
    });
    expect(settlingStep(unknown, { kind: 'pending' }, true)).toMatchObject({
      kind: 'await',
      order: 'PAYMENT_PENDING',
      leavesCart: false,
    });
    for (const kind of ['pending', 'unknown', 'challenge'] as const) {
      expect(settlingStep(pending, { kind }, true)).toEqual({ kind: 'wait' });
    }
    expect(settlingStep(pending, { kind: 'declined', cause: 'refused' }, true)).toMatchObject({
      order: 'PAYMENT_FAILED',
      isMailed: true,
    });
    const canceled = { ...pending, order: 'CANCELLED' } as const;
    expect(settlingStep(canceled, { kind: 'approved', isCaptured: true }, true)).toEqual({
      kind: 'return-approval',
      payment: 'AUTHORIZED',
    });
    const late = settlingStep({ ...placing, order: 'CANCELLED' }, { kind: 'pending' }, true);
    expect(late).toEqual({ kind: 'await', payment: 'PENDING', leavesCart: false });
  });

  it('shows the bank’s question as often as it is asked for, until it is answered or left', () => {
    expect(settlingStep(placing, { kind: 'challenge' }, false)).toEqual({
      kind: 'challenge',
      payment: 'AUTHENTICATING',
      order: 'PAYMENT_ACTION_REQUIRED',
    });
    expect(settlingStep(asked, { kind: 'challenge' }, false)).toEqual({ kind: 'show-challenge' });
    expect(settlingStep(asked, { kind: 'abandoned' }, false)).toMatchObject({
      kind: 'refuse',
      order: 'PAYMENT_FAILED',
      cause: 'not-confirmed',
      reversalDue: false,
    });
    expect(settlingStep(placing, { kind: 'abandoned' }, false)).toEqual({ kind: 'tell' });
    expect(settlingStep(asked, { kind: 'approved' }, false)).toEqual({ kind: 'repeat' });
  });

  it('leaves an order that no longer waits alone, and gives back what it does not need', () => {
    for (const order of orderStates) {
      if (['PLACING', 'PAYMENT_UNKNOWN', 'PAYMENT_PENDING'].includes(order)) continue;
      const late = { ...placing, order };
      expect(settlingStep(late, { kind: 'approved' }, true)).toEqual({
        kind: 'return-approval',
        payment: 'AUTHORIZED',
      });
      const refused = settlingStep(late, { kind: 'challenge' }, false);
      expect(refused).toMatchObject({ kind: 'refuse', cause: 'not-confirmed' });
      expect('order' in refused).toBe(order === 'PAYMENT_ACTION_REQUIRED');
      expect(settlingStep(late, { kind: 'unknown' }, false)).toEqual({
        kind: 'mark-unknown',
        payment: 'UNKNOWN',
      });
    }
  });
});
