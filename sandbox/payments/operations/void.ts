import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { FollowUp, Transaction } from '#sandbox/payments/ledger/ledger-entry.ts';
import { currentPayment } from '#sandbox/payments/ledger/payment-state.ts';
import { currentSale } from '#sandbox/payments/ledger/sale-state.ts';
import {
  notPossible,
  requirePayment,
  reverseNow,
  unknownPayment,
} from '#sandbox/payments/operations/follow-ups.ts';
import {
  isoTime,
  newRequestId,
  type PaymentParts,
} from '#sandbox/payments/operations/payment-parts.ts';
import type { Reference } from '#sandbox/payments/operations/payment-request.ts';

interface VoidById {
  readonly id: string;
  readonly ids: Reference;
  /** Asked as for a sale of a payment account, by an action of its own. */
  readonly cancels: boolean;
}

/** Voids a payment, a pending sale, a capture or a refund: it then counts as never made. */
export const voidTransaction = (parts: PaymentParts, request: VoidById): Promise<FollowUp> =>
  parts.claims.claim(request.ids, { guardsReference: false }, () =>
    parts.faults.suffer('void', () => {
      const transaction = parts.ledger.transaction(request.id);
      if (transaction === undefined) throw unknownPayment();
      if (request.cancels !== (transaction.kind === 'sale')) throw wrongAction();
      // What was paid is refunded; only the void of a lost answer undoes it (docs/payments.md).
      const sold = parts.ledger.sold(transaction.id);
      if (sold && currentSale(sold).status !== 'PENDING') throw notPossible('NOT_VOIDABLE');
      return recordVoid(parts, transaction, request.ids);
    }),
  );

const wrongAction = (): GatewayRefusal =>
  new GatewayRefusal({
    reason: 'INVALID_DATA',
    message: 'A sale of a payment account is undone by AP_CANCEL, and nothing else is.',
    details: [{ field: 'processingInformation.actionList', reason: 'INVALID_DATA' }],
  });

interface LostRequest {
  readonly code?: string | undefined;
  readonly transactionId: string;
}

/** Voids what a lost answer was about, by the merchant's transaction id of it. */
export const voidByTransactionId = (parts: PaymentParts, ids: LostRequest): Promise<FollowUp> =>
  parts.faults.suffer('void', async () => {
    const lost = await requireLost(parts, ids, ({ kind }) => kind !== 'void');
    // The void takes no transaction id of its own: the id goes on meaning what it undid.
    return recordVoid(parts, lost, { code: ids.code ?? lost.reference });
  });

/** Reverses an approval whose answer was lost; for the whole of it, as with its id. */
export const reverseByTransactionId = (
  parts: PaymentParts,
  { amountCents, ...ids }: LostRequest & { readonly amountCents: number },
): Promise<FollowUp> =>
  parts.faults.suffer('reversal', async () => {
    const lost = await requireLost(parts, ids, ({ kind }) => kind === 'authorization');
    return reverseNow(parts, {
      paymentId: lost.id,
      ids: { code: ids.code ?? lost.reference },
      amountCents,
    });
  });

/**
 * What has not arrived yet is refused when it does: the id is blocked, and that is on the disk
 * before "not known" is answered. So after this no money can move under that id. (The real gateway
 * promises no such thing.)
 */
const requireLost = async (
  parts: PaymentParts,
  { transactionId }: LostRequest,
  isMeant: (entry: Transaction) => boolean,
): Promise<Transaction> => {
  const lost = parts.ledger.byTransactionId(transactionId).find(isMeant);
  if (lost !== undefined) return lost;
  await parts.ledger.record({ kind: 'block', at: isoTime(parts), transactionId });
  throw new GatewayRefusal({
    reason: 'INVALID_DATA',
    message: 'Declined - One or more fields in the request contains invalid data',
  });
};

const recordVoid = async (
  parts: PaymentParts,
  transaction: Transaction,
  ids: Reference,
): Promise<FollowUp> => {
  const paymentId = 'paymentId' in transaction ? transaction.paymentId : transaction.id;
  const { isOpen, refundedCents, followUps } = voidable(parts, paymentId);
  const isUndone = followUps.some(
    (entry) => entry.kind === 'void' && entry.voidedId === transaction.id,
  );
  const isVoidable =
    !isUndone && (transaction.kind === 'refund' || (isOpen && refundedCents === 0));
  if (!isVoidable) throw notPossible('NOT_VOIDABLE');

  const entry: FollowUp = {
    kind: 'void',
    id: newRequestId(parts),
    at: isoTime(parts),
    reference: ids.code,
    transactionId: ids.transactionId,
    paymentId,
    voidedId: transaction.id,
    amountCents:
      transaction.kind === 'authorization' ? transaction.authorizedCents : transaction.amountCents,
  };
  await parts.ledger.record(entry);
  return entry;
};

/** A sale whose answer was lost can be undone while it is pending and once it is paid. */
const voidable = (parts: PaymentParts, paymentId: string) => {
  const sold = parts.ledger.sold(paymentId);
  if (sold === undefined) {
    const payment = requirePayment(parts, paymentId);
    return { ...currentPayment(payment), followUps: payment.followUps };
  }
  const sale = currentSale(sold);
  const isOpen = !sale.isVoided && sale.status !== 'DECLINED';
  return { ...sale, isOpen, followUps: sold.followUps };
};
