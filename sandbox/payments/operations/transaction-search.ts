import * as z from 'zod';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { Ledger } from '#sandbox/payments/ledger/ledger.ts';
import type { FollowUp, Sale, Transaction } from '#sandbox/payments/ledger/ledger-entry.ts';
import { statusOf } from '#sandbox/payments/ledger/payment-state.ts';
import { currentSale } from '#sandbox/payments/ledger/sale-state.ts';
import {
  authorizationReply,
  followUpReply,
  followUpStatus,
  wireAmount,
} from '#sandbox/payments/operations/payment-reply.ts';
import { saleReply } from '#sandbox/payments/operations/sale-reply.ts';

export const searchRequest = z.object({ query: z.string().max(400) });

/** One value, or several: `field:(one OR another)`. */
const searchable =
  /^clientReferenceInformation\.(transactionId|code):(?:"?([\w-]{1,50})"?|\(([\w-]{1,50}(?: OR [\w-]{1,50}){0,9})\))$/;

/** Names of the applications that do each thing, as the real gateway reports them. */
const applications = {
  authorization: 'ics_auth',
  capture: 'ics_bill',
  reversal: 'ics_auth_reversal',
  refund: 'ics_credit',
  'sale-refund': 'ics_ap_refund',
  void: 'ics_void',
  cancel: 'ics_ap_cancel',
  review: 'ics_decision',
  sale: 'ics_ap_sale',
  'sale-decision': 'ics_ap_check_status',
} as const;

/**
 * Finds what is in the ledger by the merchant's transaction id or reference code. Everything the
 * merchant asked for is a hit of its own, found by the ids it was sent with.
 */
export const searchTransactions = (ledger: Ledger, query: string) => {
  const [, field, value = '', values = value] = searchable.exec(query) ?? [];
  if (field === undefined) {
    throw new GatewayRefusal({
      reason: 'INVALID_DATA',
      message:
        'The sandbox searches by clientReferenceInformation.transactionId:… or clientReferenceInformation.code:… only.',
      details: [{ field: 'query', reason: 'INVALID_DATA' }],
    });
  }
  const found = new Set(
    values
      .split(' OR ')
      .flatMap((one) =>
        field === 'code' ? ledger.byReference(one) : byTransactionId(ledger, one),
      ),
  );
  return {
    query,
    count: found.size,
    totalCount: found.size,
    _embedded: {
      transactionSummaries: [...found].map((entry) => transactionSummary(ledger, entry)),
    },
  };
};

/** A time-out void is found by the id of what it undid, as it was asked for by that id. */
const byTransactionId = (ledger: Ledger, transactionId: string): readonly Transaction[] => {
  const found = ledger.byTransactionId(transactionId);
  const followUps = found.flatMap((entry) => followUpsOf(ledger, entry));
  const isTimeoutVoid = (entry: FollowUp): boolean =>
    entry.kind === 'void' &&
    entry.transactionId === undefined &&
    found.some(({ id }) => id === entry.voidedId);
  return [...found, ...followUps.filter(isTimeoutVoid)];
};

const followUpsOf = (ledger: Ledger, entry: Transaction): readonly FollowUp[] => {
  const id = 'paymentId' in entry ? entry.paymentId : entry.id;
  return (ledger.payment(id) ?? ledger.sold(id))?.followUps ?? [];
};

/** The answer once given, and under `applications` what the same request did. */
export const transactionSummary = (ledger: Ledger, entry: Transaction) => {
  if (entry.kind === 'sale') return saleSummary(ledger, entry);
  if (entry.kind !== 'authorization') {
    return followUpSummary(ledger, entry);
  }
  const followUps = ledger.payment(entry.id)?.followUps ?? [];
  const now = statusOf({ authorization: entry, followUps });
  const isRefused = now.status === 'DECLINED';
  return {
    ...authorizationReply({ ...entry, ...now }),
    applicationInformation: {
      rCode: isRefused ? '0' : '1',
      rFlag: now.reason ?? 'SOK',
      applications: [
        { name: applications.authorization, status: now.status, requestId: entry.id },
        ...followUps.filter(isPartOfFirst).map((one) => doneBy(one, applications[one.kind])),
      ],
    },
  };
};

/** Not asked for by a request of its own: a sale's capture, and what somebody else decided. */
const isPartOfFirst = (entry: FollowUp): boolean =>
  entry.kind === 'review' ||
  entry.kind === 'sale-decision' ||
  (entry.kind === 'capture' && entry.isWithApproval === true);

const followUpSummary = (ledger: Ledger, entry: FollowUp) => {
  const name = applications[ledger.sold(entry.paymentId) ? ofSale(entry) : entry.kind];
  return {
    ...followUpReply(entry),
    orderInformation: {
      amountDetails: { totalAmount: wireAmount(entry.amountCents), currency: 'USD' },
    },
    applicationInformation: { rCode: '1', rFlag: 'SOK', applications: [doneBy(entry, name)] },
  };
};

/** What is done with a sale by its id has names of its own; a time-out void has not. */
const ofSale = (entry: FollowUp): keyof typeof applications => {
  if (entry.kind === 'refund') return 'sale-refund';
  const isCancelled = entry.kind === 'void' && entry.voidedId === entry.paymentId;
  return isCancelled && entry.transactionId !== undefined ? 'cancel' : entry.kind;
};

const saleSummary = (ledger: Ledger, sale: Sale) => {
  const sold = ledger.sold(sale.id) ?? { sale, followUps: [] };
  const now = currentSale(sold);
  return {
    ...saleReply(sold),
    // As with cards, what was undone since is told by its own line only.
    status: now.status,
    applicationInformation: {
      rCode: now.status === 'DECLINED' ? '0' : '1',
      rFlag: now.reason ?? 'SOK',
      applications: [
        { name: applications.sale, status: now.status, requestId: sale.id },
        ...sold.followUps.filter(isPartOfFirst).map((one) => doneBy(one, applications[one.kind])),
      ],
    },
  };
};

const doneBy = (entry: FollowUp, name: string) => ({
  name,
  rCode: '1',
  rFlag: 'SOK',
  status: followUpStatus(entry),
  requestId: entry.id,
  ...(entry.kind === 'void' ? { voidedRequestId: entry.voidedId } : {}),
});
