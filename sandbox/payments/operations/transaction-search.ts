import * as z from 'zod';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { Ledger } from '#sandbox/payments/ledger/ledger.ts';
import type { Transaction } from '#sandbox/payments/ledger/ledger-entry.ts';
import { isHit, transactionSummary } from '#sandbox/payments/operations/transaction-summary.ts';

export const searchRequest = z.object({
  query: z.string().max(400),
  save: z.boolean().default(false),
  name: z.string().max(100).optional(),
  timezone: z.string().max(60).default('UTC'),
  offset: z.int().min(0).default(0),
  limit: z.int().min(1).max(2500).default(20),
  sort: z.string().max(100).default('submitTimeUtc:asc'),
});
type SearchRequest = z.infer<typeof searchRequest>;

/** The fields the sandbox knows of those the real gateway searches by; its own transaction id is none. */
const term = /^(clientReferenceInformation\.code|id):"?([\w-]{1,50})"?$/;

/** Finds requests by the merchant's reference code or by id; every request is a hit of its own. */
export const searchTransactions = (ledger: Ledger, request: SearchRequest) => {
  const { query, offset, limit, sort } = request;
  const found = new Set(query.split(' OR ').flatMap((one) => hitsOf(ledger, one)));
  const sorted = /^(id|submitTimeUtc):desc/.test(sort) ? [...found].reverse() : [...found];
  const page = sorted.slice(offset, offset + limit);
  return {
    ...request,
    count: page.length,
    totalCount: found.size,
    ...(page.length > 0 && {
      _embedded: { transactionSummaries: page.map((entry) => transactionSummary(ledger, entry)) },
    }),
  };
};

const hitsOf = (ledger: Ledger, text: string): readonly Transaction[] => {
  const [, field, value = ''] = term.exec(text) ?? [];
  if (field === undefined) {
    throw new GatewayRefusal({
      reason: 'INVALID_DATA',
      message:
        'The sandbox searches by clientReferenceInformation.code:… and id:… only, joined by OR.',
      details: [{ field: 'query', reason: 'INVALID_DATA' }],
    });
  }
  const entries = field === 'id' ? [ledger.transaction(value)] : ledger.byReference(value);
  return entries.flatMap((entry) => (entry !== undefined && isHit(entry) ? [entry] : []));
};
