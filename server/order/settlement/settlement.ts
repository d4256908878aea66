import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { mayOrderMove, type OrderState } from '#domain/order/order-machine.ts';
import { mayPaymentMove, type PaymentState } from '#domain/payment/payment-machine.ts';
import { promiseMail } from '#server/data/mail/outbox.ts';
import { type OrderRow, type Step, setOrderState } from '#server/data/order/orders.ts';
import {
  type PaymentFacts,
  type PaymentRow,
  setPaymentState,
} from '#server/data/payment/payments.ts';
import type { MailKind } from '#server/data/tables/mail-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** An order and its payment inside the transaction that settles them. */
export interface Settlement {
  readonly changes: Kysely<Tables>;
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly step: Step;
}

/** The mail goes out with the transaction, or not at all. */
export const promise = (
  { changes, order, step }: Pick<Settlement, 'changes' | 'order' | 'step'>,
  kind: MailKind,
): Promise<void> =>
  promiseMail(changes, { mailId: randomUUID(), orderId: order.order_id, kind }, step.at);

/** Moves along the machine's edges only. */
export const movePayment = async (
  { changes, payment, step }: Settlement,
  to: PaymentState,
  facts: PaymentFacts,
): Promise<void> => {
  const { order_id, state } = payment;
  if (!mayPaymentMove(state, to)) throw new Error(`payment ${state} to ${to}`);
  if (!(await setPaymentState(changes, order_id, state, to, step, facts))) {
    throw new Error(`payment is not ${state} any more`);
  }
};

export const moveOrder = async (
  { changes, order, step }: Pick<Settlement, 'changes' | 'order' | 'step'>,
  to: OrderState,
): Promise<void> => {
  const { order_id, state } = order;
  if (!mayOrderMove(state, to)) throw new Error(`order ${state} to ${to}`);
  if (!(await setOrderState(changes, order_id, state, to, step))) {
    throw new Error(`order is not ${state} any more`);
  }
};
