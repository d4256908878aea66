import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type OrderForOperator,
  operatorCommands,
  operatorStep,
} from '#domain/order/operator-move.ts';
import { mayOrderMove, orderStates } from '#domain/order/order-machine.ts';
import { paymentStates } from '#domain/payment/payment-machine.ts';

const paid: OrderForOperator = {
  order: 'PAID',
  payment: 'CAPTURED',
  isReturning: false,
  hasSpentCards: false,
  isCalledOff: false,
};
const files = (): fc.Arbitrary<OrderForOperator> =>
  fc.record({
    order: fc.constantFrom(...orderStates),
    payment: fc.option(fc.constantFrom(...paymentStates), { nil: undefined }),
    isReturning: fc.boolean(),
    hasSpentCards: fc.boolean(),
    isCalledOff: fc.boolean(),
  });
const refused = (because: string) => ({ kind: 'refuse', because });

describe('what an operator may do', () => {
  it('moves an order along its edges only', () => {
    fc.assert(
      fc.property(files(), fc.constantFrom(...operatorCommands), (file, command) => {
        const step = operatorStep(file, command);
        if (!('through' in step)) return;
        let now = file.order;
        for (const state of step.through) {
          expect(mayOrderMove(now, state)).toBe(true);
          now = state;
        }
      }),
    );
  });

  it('cancels what was not sent: goods back, money back', () => {
    for (const order of ['PAID', 'FULFILLING', 'IN_REVIEW'] as const) {
      for (const command of ['cancel', 'refund'] as const) {
        expect(operatorStep({ ...paid, order }, command)).toEqual({
          kind: 'give-back',
          through: ['CANCELLED'],
          isMoneyDue: true,
          returnsGoods: true,
        });
      }
    }
  });

  it('refunds what was sent, and leaves the goods where they are', () => {
    for (const order of ['SHIPPED', 'DELIVERED'] as const) {
      expect(operatorStep({ ...paid, order }, 'refund')).toEqual({
        kind: 'give-back',
        through: [],
        isMoneyDue: true,
        returnsGoods: false,
      });
      expect(operatorStep({ ...paid, order }, 'cancel')).toEqual(refused('shipped'));
      const again = { ...paid, order, isReturning: true };
      expect(operatorStep(again, 'refund')).toEqual({ kind: 'done' });
    }
  });

  it('ends at once when nothing was left to pay', () => {
    const free = { ...paid, payment: undefined };
    expect(operatorStep(free, 'cancel')).toMatchObject({
      through: ['CANCELLED', 'REFUNDED'],
      isMoneyDue: false,
    });
    expect(operatorStep({ ...free, order: 'SHIPPED' }, 'refund')).toMatchObject({
      through: ['REFUNDED'],
    });
  });

  it('gives nothing back while somebody has spent its gift cards', () => {
    for (const order of ['PAID', 'SHIPPED'] as const) {
      expect(operatorStep({ ...paid, order, hasSpentCards: true }, 'refund')).toEqual(
        refused('gift-cards-spent'),
      );
    }
  });

  it('may be told twice', () => {
    for (const order of ['CANCELLED', 'REFUNDED'] as const) {
      for (const command of ['cancel', 'refund'] as const) {
        expect(operatorStep({ ...paid, order }, command)).toEqual({ kind: 'done' });
      }
      expect(operatorStep({ ...paid, order }, 'ship')).toEqual(refused('cancelled'));
    }
    expect(operatorStep({ ...paid, order: 'SHIPPED' }, 'ship')).toEqual({ kind: 'done' });
  });

  it('sends nothing before its money is taken', () => {
    const sent = { kind: 'move', through: ['FULFILLING', 'SHIPPED'] };
    expect(operatorStep(paid, 'ship')).toEqual(sent);
    expect(operatorStep({ ...paid, payment: undefined }, 'ship')).toEqual(sent);
    for (const payment of ['AUTHORIZED', 'CAPTURING'] as const) {
      expect(operatorStep({ ...paid, payment }, 'ship')).toEqual(refused('payment-unfinished'));
    }
    expect(operatorStep(paid, 'deliver')).toEqual(refused('not-shipped'));
    expect(operatorStep({ ...paid, order: 'SHIPPED' }, 'deliver')).toEqual({
      kind: 'move',
      through: ['DELIVERED'],
    });
  });

  it('calls off what the payer’s bank has not decided yet, and sends nothing of it', () => {
    const pending = { ...paid, order: 'PAYMENT_PENDING', payment: 'PENDING' } as const;
    for (const command of ['cancel', 'refund'] as const) {
      expect(operatorStep(pending, command)).toEqual({ kind: 'call-off' });
      const decided = { ...pending, payment: 'AUTHORIZED' } as const;
      expect(operatorStep(decided, command)).toEqual(refused('payment-unfinished'));
      const over = { ...paid, order: 'PAYMENT_FAILED', payment: 'DECLINED' } as const;
      expect(operatorStep({ ...over, isCalledOff: true }, command)).toEqual({ kind: 'done' });
      expect(operatorStep(over, command)).toEqual(refused('not-paid'));
    }
    for (const command of ['ship', 'deliver'] as const) {
      expect(operatorStep(pending, command)).toEqual(refused('payment-unfinished'));
      const over = { ...paid, order: 'PAYMENT_FAILED', isCalledOff: true } as const;
      expect(operatorStep(over, command)).toEqual(refused('not-paid'));
    }
  });

  it('leaves unfinished and failed payments to those who settle them', () => {
    for (const command of operatorCommands) {
      expect(operatorStep({ ...paid, order: 'PAYMENT_UNKNOWN' }, command)).toEqual(
        refused('payment-unfinished'),
      );
      expect(operatorStep({ ...paid, order: 'PAYMENT_FAILED' }, command)).toEqual(
        refused('not-paid'),
      );
    }
  });
});
