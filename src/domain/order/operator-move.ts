import type { OrderState } from '#domain/order/order-machine.ts';
import type { PaymentState } from '#domain/payment/payment-machine.ts';

/** What an operator may do with an order. */
export type OperatorCommand = 'cancel' | 'refund' | 'ship' | 'deliver';

export const operatorCommands = [
  'cancel',
  'refund',
  'ship',
  'deliver',
] as const satisfies readonly OperatorCommand[];

/** An order and its payment as they are written down. */
export interface OrderForOperator {
  readonly order: OrderState;
  /** Absent: nothing was left to pay. */
  readonly payment: PaymentState | undefined;
  /** An operator asked for the money's return before. */
  readonly isReturning: boolean;
  /** Something of the e-gift cards bought with it is spent. */
  readonly hasSpentCards: boolean;
  /** Its payment was undone before any money was taken. */
  readonly isCalledOff: boolean;
}

/** Why an order does not do as commanded. */
export type CommandRefusal =
  | 'not-paid'
  | 'payment-unfinished'
  /** Somebody else asks the gateway about the payment at this moment. */
  | 'payment-busy'
  /** The gateway did not tell whether it called the payment off. */
  | 'gateway-silent'
  | 'shipped'
  | 'not-shipped'
  | 'cancelled'
  | 'gift-cards-spent';

export type OperatorStep =
  /** It is so already: a command may be repeated. */
  | { readonly kind: 'done' }
  | { readonly kind: 'refuse'; readonly because: CommandRefusal }
  | { readonly kind: 'move'; readonly through: readonly OrderState[] }
  /** Nothing is paid yet: the gateway is asked to call the payment off first. */
  | { readonly kind: 'call-off' }
  /** All that was paid goes back, in full and once. */
  | {
      readonly kind: 'give-back';
      /** The states to move through now; the rest follows when the money is back. */
      readonly through: readonly OrderState[];
      /** The gateway has money to give back: an approval to reverse, or a capture to refund. */
      readonly isMoneyDue: boolean;
      /** The goods never left: they go back on the shelf. */
      readonly returnsGoods: boolean;
    };

/** What a command means for an order as it stands. */
export const operatorStep = (file: OrderForOperator, command: OperatorCommand): OperatorStep => {
  switch (file.order) {
    case 'DRAFT':
    case 'VALIDATED':
    case 'PLACING':
    case 'PAYMENT_ACTION_REQUIRED':
    case 'PAYMENT_UNKNOWN':
      return refuse('payment-unfinished');
    case 'PAYMENT_PENDING':
      return givesBack(command) && file.payment === 'PENDING'
        ? { kind: 'call-off' }
        : refuse('payment-unfinished');
    case 'PAYMENT_FAILED':
    case 'EXPIRED':
      return givesBack(command) && file.isCalledOff ? { kind: 'done' } : refuse('not-paid');
    case 'CANCELLED':
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED':
      return givesBack(command) ? { kind: 'done' } : refuse('cancelled');
    case 'IN_REVIEW':
      return givesBack(command) ? giveBack(file) : refuse('payment-unfinished');
    case 'PAID':
    case 'FULFILLING':
      return beforeShipping(file, command);
    case 'SHIPPED':
    case 'DELIVERED':
      return afterShipping(file, command);
  }
};

const givesBack = (command: OperatorCommand): boolean =>
  command === 'cancel' || command === 'refund';

const beforeShipping = (file: OrderForOperator, command: OperatorCommand): OperatorStep => {
  if (givesBack(command)) return giveBack(file);
  if (command === 'deliver') return refuse('not-shipped');
  // Nothing leaves before its money is there.
  if (file.payment !== undefined && file.payment !== 'CAPTURED') {
    return refuse('payment-unfinished');
  }
  return { kind: 'move', through: file.order === 'PAID' ? ['FULFILLING', 'SHIPPED'] : ['SHIPPED'] };
};

const afterShipping = (file: OrderForOperator, command: OperatorCommand): OperatorStep => {
  if (command === 'cancel') return refuse('shipped');
  if (command === 'refund') return file.isReturning ? { kind: 'done' } : giveBack(file);
  if (command === 'deliver' && file.order === 'SHIPPED') {
    return { kind: 'move', through: ['DELIVERED'] };
  }
  return { kind: 'done' };
};

const giveBack = ({ order, payment, hasSpentCards }: OrderForOperator): OperatorStep => {
  if (hasSpentCards) return refuse('gift-cards-spent');
  const isMoneyDue = payment !== undefined;
  const returnsGoods = order !== 'SHIPPED' && order !== 'DELIVERED';
  return {
    kind: 'give-back',
    through: [
      ...(returnsGoods ? (['CANCELLED'] as const) : []),
      ...(isMoneyDue ? [] : (['REFUNDED'] as const)),
    ],
    isMoneyDue,
    returnsGoods,
  };
};

const refuse = (because: CommandRefusal): OperatorStep => ({ kind: 'refuse', because });
