import * as z from 'zod';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { Ledger } from '#sandbox/payments/ledger/ledger.ts';
import type { FollowUp, Transaction } from '#sandbox/payments/ledger/ledger-entry.ts';
import { statusOf } from '#sandbox/payments/ledger/payment-standing.ts';
import {
  authorizationReply,
  followUpReply,
  followUpStatus,
} from '#sandbox/payments/operations/payment-reply.ts';

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
  if (entry.kind !== 'authorization') {
    return { ...followUpReply(entry), applicationInformation: { applications: [doneBy(entry)] } };
  }
  const followUps = ledger.payment(entry.id)?.followUps ?? [];
  const standing = statusOf({ authorization: entry, followUps });
  const isRefused = standing.status === 'DECLINED';
  return {
    ...authorizationReply({ ...entry, ...standing }),
    applicationInformation: {
      rCode: isRefused ? '0' : '1',
      rFlag: standing.reason ?? 'SOK',
      applications: [
        { name: applications.authorization, status: standing.status, requestId: entry.id },
        ...followUps.map(doneBy),
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
