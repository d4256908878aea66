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
} from '#sandbox/payments/operations/payment-reply.ts';
import { saleReply } from '#sandbox/payments/operations/sale-reply.ts';

export const searchRequest = z.object({ query: z.string().max(200) });

const searchable = /^clientReferenceInformation\.(transactionId|code):"?([\w-]{1,50})"?$/;

/** Names of the applications that do each thing, as the real gateway reports them. */
const applications = {
  authorization: 'ics_auth',
  capture: 'ics_bill',
  reversal: 'ics_auth_reversal',
  refund: 'ics_credit',
  void: 'ics_void',
  review: 'ics_decision',
  sale: 'ics_ap_sale',
  'sale-decision': 'ics_ap_check_status',
} as const;

/** Finds what is in the ledger by the merchant's transaction id or reference code. */
export const searchTransactions = (ledger: Ledger, query: string) => {
  const [, field, value = ''] = searchable.exec(query) ?? [];
  if (field === undefined) {
    throw new GatewayRefusal({
      reason: 'INVALID_DATA',
      message:
        'The sandbox searches by clientReferenceInformation.transactionId:… or clientReferenceInformation.code:… only.',
      details: [{ field: 'query', reason: 'INVALID_DATA' }],
    });
  }
  const found = field === 'code' ? ledger.byReference(value) : ledger.byTransactionId(value);
  return {
    query,
    count: found.length,
    totalCount: found.length,
    _embedded: { transactionSummaries: found.map((entry) => transactionSummary(ledger, entry)) },
  };
};

/** The answer once given, and under `applications` everything done since. */
export const transactionSummary = (ledger: Ledger, entry: Transaction) => {
  if (entry.kind === 'sale') return saleSummary(ledger, entry);
  if (entry.kind !== 'authorization') {
    return { ...followUpReply(entry), applicationInformation: { applications: [doneBy(entry)] } };
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
        ...followUps.map(doneBy),
      ],
    },
  };
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
        ...sold.followUps.map(doneBy),
      ],
    },
  };
};

const doneBy = (entry: FollowUp) => ({
  name: applications[entry.kind],
  status: followUpStatus(entry),
  requestId: entry.id,
  ...(entry.kind === 'void' ? { voidedRequestId: entry.voidedId } : {}),
});
