import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type AccountParts, accountId } from '#sandbox/payments/accounts/account-parts.ts';
import { type AccountStory, accountPerson } from '#sandbox/payments/accounts/account-people.ts';
import type { SaleRequest } from '#sandbox/payments/accounts/account-request.ts';
import { instrumentDeclined } from '#sandbox/payments/accounts/account-state.ts';
import {
  failByMock,
  type MockCode,
  mockedDecline,
} from '#sandbox/payments/accounts/mock-response.ts';
import { type SaleTerms, termsOf } from '#sandbox/payments/accounts/sale-terms.ts';
import type { Fault } from '#sandbox/payments/gateway/faults.ts';
import type { SoldPayment } from '#sandbox/payments/ledger/ledger.ts';
import type { Sale } from '#sandbox/payments/ledger/ledger-entry.ts';
import { isoTime, newRequestId } from '#sandbox/payments/operations/payment-parts.ts';
import { duplicateRequest } from '#sandbox/payments/operations/request-claims.ts';

/** How long a slow person's sale takes, milliseconds. */
const slowness = 5000;

/** Takes the money of an approved order, or by a lasting consent. */
export const sell = (
  parts: AccountParts,
  request: SaleRequest,
  code: MockCode | undefined,
): Promise<SoldPayment> =>
  parts.claims.claim(request.clientReferenceInformation, { guardsReference: true }, () =>
    parts.faults.suffer('accountSale', async (mode) => {
      failByMock(code);
      if (storyOf(termsOf(parts, request)) === 'slow') {
        await wait(slowness, undefined, { signal: parts.closing });
      }
      // Again, and from here to the entry without an await: two sales cannot both pass.
      const terms = termsOf(parts, request);
      const { transactionId } = request.clientReferenceInformation;
      // A time-out void may have overtaken this request while it was slow.
      if (transactionId !== undefined && parts.ledger.isBlocked(transactionId)) {
        throw duplicateRequest();
      }
      const sale = saleOf(parts, request, terms, decide(parts, terms, { code, mode }));
      await parts.ledger.record(sale);
      return { sale, followUps: [] };
    }),
  );

type SaleDecision = Pick<Sale, 'status' | 'reason' | 'pendingEnd'>;

const storyOf = ({ person }: SaleTerms): AccountStory => accountPerson(person)?.story ?? 'pays';

const decide = (
  { ledger }: AccountParts,
  terms: SaleTerms,
  { code, mode }: { readonly code: MockCode | undefined; readonly mode: Fault['mode'] | undefined },
): SaleDecision => {
  const declined = mockedDecline(code);
  if (declined !== undefined) return { status: 'DECLINED', reason: declined };
  if (code === 'PENDING') return { status: 'PENDING', pendingEnd: 'complete' };
  if (mode === 'review') {
    return { status: 'PENDING', reason: 'PENDING_REVIEW', pendingEnd: 'complete' };
  }
  switch (storyOf(terms)) {
    case 'declined-once': {
      const sessionId = terms.approved?.sessionId;
      const isFirst = sessionId !== undefined && ledger.accounts.salesOf(sessionId).length === 0;
      return isFirst ? { status: 'DECLINED', reason: instrumentDeclined } : { status: 'COMPLETED' };
    }
    case 'pending-pays':
      return { status: 'PENDING', pendingEnd: 'complete' };
    case 'pending-declines':
      return { status: 'PENDING', pendingEnd: 'decline' };
    case 'pays':
    case 'slow':
      return { status: 'COMPLETED' };
  }
};

const saleOf = (
  parts: AccountParts,
  request: SaleRequest,
  terms: SaleTerms,
  decision: SaleDecision,
): Sale => {
  const { code, transactionId } = request.clientReferenceInformation;
  return {
    kind: 'sale',
    id: newRequestId(parts),
    at: isoTime(parts),
    reference: code,
    transactionId,
    amountCents: request.orderInformation.amountDetails.totalAmount,
    ...terms,
    ...decision,
    processorId: accountId(17),
    reconciliationId:
      request.processingInformation.reconciliationId ??
      randomBytes(5).toString('hex').toUpperCase(),
  };
};
