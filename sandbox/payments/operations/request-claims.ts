import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { Ledger } from '#sandbox/payments/ledger/ledger.ts';
import type { Transaction } from '#sandbox/payments/ledger/ledger-entry.ts';
import type { Reference } from '#sandbox/payments/operations/payment-request.ts';

/** A merchant reference may be authorised again after this, milliseconds. */
const referenceWindow = 15 * 60_000;
/** A merchant transaction id stays taken this long, milliseconds. */
const transactionIdWindow = 180 * 24 * 60 * 60_000;

/** Guards against doing one thing twice, whatever the outcome of the first is going to be. */
export interface RequestClaims {
  /** Runs a task while nobody else may use its ids; refuses as a duplicate what was done before. */
  claim<Result>(
    ids: Reference,
    options: { readonly guardsReference: boolean },
    task: () => Promise<Result>,
  ): Promise<Result>;
}

export const makeRequestClaims = (ledger: Ledger, now: () => number): RequestClaims => {
  const inFlight = new Set<string>();

  const wasDone = ({ code, transactionId }: Reference, guardsReference: boolean): boolean => {
    const isRecent = (window: number) => (entry: { readonly at: string }) =>
      Date.parse(entry.at) > now() - window;
    return (
      (transactionId !== undefined &&
        (ledger.isBlocked(transactionId) ||
          ledger.byTransactionId(transactionId).some(isRecent(transactionIdWindow)) ||
          ledger.accounts
            .timesOf(transactionId)
            .some((at) => isRecent(transactionIdWindow)({ at })))) ||
      (guardsReference &&
        ledger.byReference(code).filter(isPayment).some(isRecent(referenceWindow)))
    );
  };

  return {
    claim: async (ids, { guardsReference }, task) => {
      const keys = [
        ...(ids.transactionId === undefined ? [] : [`transaction ${ids.transactionId}`]),
        ...(guardsReference ? [`reference ${ids.code}`] : []),
      ];
      if (wasDone(ids, guardsReference) || keys.some((key) => inFlight.has(key))) {
        throw duplicateRequest();
      }
      for (const key of keys) inFlight.add(key);
      try {
        return await task();
      } finally {
        for (const key of keys) inFlight.delete(key);
      }
    },
  };
};

const isPayment = (entry: Transaction): boolean =>
  entry.kind === 'authorization'
    ? entry.status === 'AUTHORIZED'
    : entry.kind === 'sale' && entry.status !== 'DECLINED';

export const duplicateRequest = (): GatewayRefusal =>
  new GatewayRefusal({
    reason: 'DUPLICATE_REQUEST',
    message: 'The merchantReferenceCode or transactionId of this request has been used before.',
  });
