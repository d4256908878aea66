import type {
  AccountAgreement,
  AccountApproval,
  AccountOrder,
  AccountSession,
} from '#sandbox/payments/ledger/account-entry.ts';
import type { LedgerEntry, Sale } from '#sandbox/payments/ledger/ledger-entry.ts';

/** What the ledger tells of payment accounts, indexed the ways it is asked. */
export interface AccountBook {
  take(entry: LedgerEntry): void;
  clear(): void;
  session(id: string): AccountSession | undefined;
  sessionOf(paymentId: string): AccountSession | undefined;
  /** The latest approval of a session. */
  approval(sessionId: string): AccountApproval | undefined;
  order(id: string): AccountOrder | undefined;
  /** Every sale tried with a session, in order. */
  salesOf(sessionId: string): readonly Sale[];
  /** Undefined also when the consent has ended. */
  agreement(id: string): AccountAgreement | undefined;
  /** Sales nothing has decided or undone yet. */
  pending(): readonly Sale[];
  /** When a session or an order with that merchant transaction id was made, ISO 8601. */
  timesOf(transactionId: string): readonly string[];
}

export const makeAccountBook = (): AccountBook => {
  const sessions = new Map<string, AccountSession>();
  const byPaymentId = new Map<string, AccountSession>();
  const approvals = new Map<string, AccountApproval>();
  const orders = new Map<string, AccountOrder>();
  const sales = new Map<string, Sale[]>();
  const agreements = new Map<string, AccountAgreement>();
  const pending = new Map<string, Sale>();
  const times = new Map<string, string[]>();

  const takeTime = ({ at, transactionId }: AccountSession | AccountOrder): void => {
    if (transactionId === undefined) return;
    times.set(transactionId, [...(times.get(transactionId) ?? []), at]);
  };

  return {
    take: (entry) => {
      switch (entry.kind) {
        case 'account-session':
          sessions.set(entry.id, entry);
          byPaymentId.set(entry.paymentId, entry);
          return takeTime(entry);
        case 'account-approval':
          approvals.set(entry.sessionId, entry);
          return;
        case 'account-order':
          orders.set(entry.id, entry);
          return takeTime(entry);
        case 'account-agreement':
          agreements.set(entry.id, entry);
          return;
        case 'account-agreement-end':
          agreements.delete(entry.agreementId);
          return;
        case 'sale': {
          if (entry.status === 'PENDING') pending.set(entry.id, entry);
          const sessionId = entry.approved?.sessionId;
          if (sessionId !== undefined)
            sales.set(sessionId, [...(sales.get(sessionId) ?? []), entry]);
          return;
        }
        case 'sale-decision':
        case 'void':
          pending.delete(entry.paymentId);
          return;
        default:
      }
    },
    clear: () => {
      for (const index of [sessions, byPaymentId, approvals, orders, sales, agreements]) {
        index.clear();
      }
      pending.clear();
      times.clear();
    },
    session: (id) => sessions.get(id),
    sessionOf: (paymentId) => byPaymentId.get(paymentId),
    approval: (sessionId) => approvals.get(sessionId),
    order: (id) => orders.get(id),
    salesOf: (sessionId) => sales.get(sessionId) ?? [],
    agreement: (id) => agreements.get(id),
    pending: () => [...pending.values()],
    timesOf: (transactionId) => times.get(transactionId) ?? [],
  };
};
