import type { Cents } from '#domain/money/cents.ts';
import type { GatewayWord, PaymentOnFile } from '#domain/order/healing.ts';
import type { OrderState } from '#domain/order/order-machine.ts';
import { mayPaymentMove, type PaymentState } from '#domain/payment/payment-machine.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import {
  type PaymentFacts,
  type PaymentRow,
  setPaymentState,
} from '#server/data/payment/payments.ts';
import { followUpIds } from '#server/order/settlement/follow-up-ids.ts';
import type { Found, RequestNames, Taken, Unanswered } from '#server/parties/gateway.ts';

/** The stored state, and the gateway's last answer. */
export interface Round {
  readonly payment: PaymentRow;
  readonly order: OrderState;
  /** The order's name at the gateway. */
  readonly reference: string;
  readonly word: GatewayWord;
  /** The gateway's last answer about the transaction. */
  readonly found?: Found;
  /** Why the gateway refused the last request. */
  readonly refusal?: string;
}

/** As the rules see it. */
export const onFile = ({ payment, order }: Pick<Round, 'payment' | 'order'>): PaymentOnFile => ({
  state: payment.state,
  isSale: isSale(payment),
  order,
  reversalDue: payment.reversal_due,
  refundDue: payment.refund_due,
  isNamed: payment.gateway_id !== null,
  isTakenNamed: takenOf(payment) !== undefined,
  createdAt: sentAt(payment).getTime(),
  nextLookAt: payment.next_check_at.getTime(),
  checks: payment.checks,
  wasDelivered: payment.reason?.startsWith('HTTP 5') === true,
  isReported: payment.needs_operator,
});

/** After the bank's question the request was sent again. */
const sentAt = ({ authentication_id: asked, state, created_at, updated_at }: PaymentRow): Date =>
  asked !== null && (state === 'AUTHORIZING' || state === 'UNKNOWN') ? updated_at : created_at;

/** A sale took the money at once: there is nothing to reverse, only to void. */
export const isSale = ({ method }: PaymentRow): boolean =>
  method === 'payment-account' || method === 'saved-account';

/** The payment's last request: after the bank's question it was sent again, under another id. */
export const lastRequest = ({ payment, reference }: Round): RequestNames => {
  const { transaction_id: id, authentication_id: asked } = payment;
  return { reference, transactionId: asked === null ? id : followUpIds(id).answered };
};

export const unanswered = ({ payment }: Round): Unanswered => ({
  kind: isSale(payment) ? 'sale' : 'authorization',
  amount: payment.amount as Cents,
});

/** What is refunded, as far as the gateway's name for it is known. */
export const takenOf = (payment: PaymentRow): Taken | undefined => {
  const { gateway_id: saleId, capture_id: captureId } = payment;
  if (isSale(payment)) return saleId === null ? undefined : { by: 'sale', id: saleId };
  return captureId === null ? undefined : { by: 'capture', id: captureId };
};

/** False when another process changed the payment first. */
export const move = (
  { db, clock }: ShopParts,
  { order_id, state }: PaymentRow,
  to: PaymentState,
  reason: string,
  facts: PaymentFacts = {},
): Promise<boolean> => {
  if (!mayPaymentMove(state, to)) throw new Error(`payment ${state} to ${to}`);
  const step = { actor: 'healing' as const, reason, at: new Date(clock.now()) };
  return db
    .transaction()
    .execute((changes) => setPaymentState(changes, order_id, state, to, step, facts));
};
