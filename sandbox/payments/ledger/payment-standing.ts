import type { Payment } from '#sandbox/payments/ledger/ledger.ts';
import type { Transaction } from '#sandbox/payments/ledger/ledger-entry.ts';

/** Where a payment stands after everything that was done to it; amounts in cents. */
export interface PaymentStanding {
  /** The issuer still holds money for us. */
  readonly isOpen: boolean;
  readonly isReversed: boolean;
  readonly isVoided: boolean;
  readonly capturedCents: number;
  readonly refundedCents: number;
}

/** What was voided counts as if it had never been; a voided payment takes its captures with it. */
export const standingOf = ({ authorization, followUps }: Payment): PaymentStanding => {
  const voided = new Set(
    followUps.flatMap((entry) => (entry.kind === 'void' ? [entry.voidedId] : [])),
  );
  const sumOf = (kind: Transaction['kind']): number =>
    followUps
      .filter((entry) => entry.kind === kind && !voided.has(entry.id))
      .reduce((sum, entry) => sum + entry.amountCents, 0);
  const isReversed = followUps.some(({ kind }) => kind === 'reversal');
  const isVoided = voided.has(authorization.id);
  return {
    isOpen: authorization.authorizedCents > 0 && !isReversed && !isVoided,
    isReversed,
    isVoided,
    capturedCents: isVoided ? 0 : sumOf('capture'),
    refundedCents: sumOf('refund'),
  };
};
