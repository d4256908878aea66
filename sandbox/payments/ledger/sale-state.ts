import type { SoldPayment } from '#sandbox/payments/ledger/ledger.ts';
import type { Sale } from '#sandbox/payments/ledger/ledger-entry.ts';

/** The state of a sale after all its operations; amounts in cents. */
export interface CurrentSale {
  readonly status: Sale['status'];
  readonly reason?: string | undefined;
  readonly isVoided: boolean;
  readonly capturedCents: number;
  readonly refundedCents: number;
}

/** A pending sale ends by its decision; a voided one never happened; voided refunds do not count. */
export const currentSale = ({ sale, followUps }: SoldPayment): CurrentSale => {
  const voided = new Set(
    followUps.flatMap((entry) => (entry.kind === 'void' ? [entry.voidedId] : [])),
  );
  const isVoided = voided.has(sale.id);
  const { status, reason } = decidedStatus({ sale, followUps });
  return {
    status,
    reason,
    isVoided,
    capturedCents: status === 'COMPLETED' && !isVoided ? sale.amountCents : 0,
    refundedCents: followUps
      .filter((entry) => entry.kind === 'refund' && !voided.has(entry.id))
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
};

/** PayPal's word for a pending payment that its bank did not pay. */
const refusedLater = 'TRANSACTION_REFUSED';

const decidedStatus = ({
  sale,
  followUps,
}: SoldPayment): Pick<CurrentSale, 'status' | 'reason'> => {
  const decided = followUps.find((entry) => entry.kind === 'sale-decision');
  if (decided === undefined) return { status: sale.status, reason: sale.reason };
  return decided.decision === 'complete'
    ? { status: 'COMPLETED' }
    : { status: 'DECLINED', reason: refusedLater };
};
