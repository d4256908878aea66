import * as z from 'zod';
import { type AccountEntry, accountEntries } from '#sandbox/payments/ledger/account-entry.ts';

const shared = {
  /** Request id, 22 digits. */
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** The merchant's reference code. */
  reference: z.string(),
  /** The merchant's own unique id, by which lost answers are looked up. */
  transactionId: z.string().optional(),
  amountCents: z.int(),
};
const followUp = { ...shared, paymentId: z.string() };

const authorization = z.object({
  ...shared,
  kind: z.literal('authorization'),
  status: z.enum(['AUTHORIZED', 'PARTIAL_AUTHORIZED', 'AUTHORIZED_PENDING_REVIEW', 'DECLINED']),
  reason: z.string().optional(),
  /** What the issuer holds for us; 0 when declined. */
  authorizedCents: z.int(),
  card: z.object({ type: z.string(), brand: z.string(), maskedNumber: z.string() }),
  avs: z.string(),
  cvn: z.string(),
  responseCode: z.string(),
  approvalCode: z.string().optional(),
  reconciliationId: z.string(),
  /** Id of the wallet's token that paid; no second payment is made with it. */
  walletTransactionId: z.string().optional(),
});

/** Takes what was approved, by a call of its own or, in a sale, with the approval. */
const capture = z.object({
  ...followUp,
  kind: z.literal('capture'),
  isWithApproval: z.boolean().optional(),
});

const refund = z.object({
  ...followUp,
  kind: z.literal('refund'),
  /** The capture that is given back; absent for a sale. */
  captureId: z.string().optional(),
});

const void_ = z.object({
  ...followUp,
  kind: z.literal('void'),
  /** The authorisation, capture or refund that is undone. */
  voidedId: z.string(),
});

/** A person looked at a payment that was held for review. */
const review = z.object({
  ...followUp,
  kind: z.literal('review'),
  decision: z.enum(['accept', 'reject']),
});

/** A sale from a payment account (PayPal): approved and captured in one step, or pending. */
const sale = z.object({
  ...shared,
  kind: z.literal('sale'),
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED']),
  reason: z.string().optional(),
  person: z.string(),
  payerId: z.string(),
  /** What was sold: an approved order of a session, or nothing but a lasting consent. */
  approved: z
    .object({ sessionId: z.string(), approvalId: z.string(), orderRequestId: z.string() })
    .optional(),
  agreementId: z.string().optional(),
  /** How a pending sale ends when nobody decides. */
  pendingEnd: z.enum(['complete', 'decline']).optional(),
  /** PayPal's own id of the sale. */
  processorId: z.string(),
  reconciliationId: z.string(),
});

/** A pending sale came to its end. */
const saleDecision = z.object({
  ...followUp,
  kind: z.literal('sale-decision'),
  decision: z.enum(['complete', 'decline']),
});

/** A time-out void of something that has not arrived; when it does, it is refused. */
const block = z.object({
  kind: z.literal('block'),
  at: z.string(),
  transactionId: z.string(),
});

/** One line of the ledger: what happened, with nothing a card could be used with. */
export const ledgerEntry = z.discriminatedUnion('kind', [
  authorization,
  capture,
  z.object({ ...followUp, kind: z.literal('reversal') }),
  void_,
  review,
  refund,
  sale,
  saleDecision,
  block,
  ...accountEntries,
]);

export type LedgerEntry = z.infer<typeof ledgerEntry>;
export type Authorization = z.infer<typeof authorization>;
export type Sale = z.infer<typeof sale>;
export type Transaction = Exclude<LedgerEntry, { kind: 'block' } | AccountEntry>;
export type FollowUp = Exclude<Transaction, { kind: 'authorization' | 'sale' }>;
