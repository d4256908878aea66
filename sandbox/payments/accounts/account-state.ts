import { sessionLife } from '#sandbox/payments/accounts/account-parts.ts';
import type {
  AccountApproval,
  AccountOrder,
  AccountSession,
} from '#sandbox/payments/ledger/account-entry.ts';
import type { Ledger } from '#sandbox/payments/ledger/ledger.ts';
import { currentSale } from '#sandbox/payments/ledger/sale-state.ts';

export type SessionStatus =
  | 'CREATED'
  | 'APPROVED'
  /** The funding source was declined: the payer may approve again. */
  | 'PAYER_ACTION_REQUIRED'
  | 'COMPLETED'
  | 'PENDING'
  | 'DECLINED'
  /** Too late, or undone. */
  | 'FAILED';

export interface SessionState {
  readonly status: SessionStatus;
  readonly approval?: AccountApproval | undefined;
}

/** The reason of a declined sale after which another funding source may be tried. */
export const instrumentDeclined = 'INSTRUMENT_DECLINED';

/** One approval makes one sale; only a declined funding source leaves the session open. */
export const sessionState = (
  ledger: Ledger,
  session: AccountSession,
  now: number,
): SessionState => {
  const approval = ledger.accounts.approval(session.id);
  const sales = ledger.accounts.salesOf(session.id);
  const isOver = ({ at }: { readonly at: string }) => now >= Date.parse(at) + sessionLife;
  const ended = sales
    .flatMap(({ id }) => ledger.sold(id) ?? [])
    .map(currentSale)
    .find(({ reason }) => reason !== instrumentDeclined);
  if (ended !== undefined) {
    return { status: ended.isVoided ? 'FAILED' : ended.status, approval };
  }
  if (approval === undefined) return { status: isOver(session) ? 'FAILED' : 'CREATED' };
  if (isOver(approval)) return { status: 'FAILED', approval };
  const isDeclined = sales.some(({ approved }) => approved?.approvalId === approval.id);
  return { status: isDeclined ? 'PAYER_ACTION_REQUIRED' : 'APPROVED', approval };
};

export type OrderStatus =
  | 'CREATED'
  | 'APPROVED'
  | 'VOIDED'
  | 'COMPLETED'
  | 'PENDING'
  | 'PAYER_ACTION_REQUIRED';

/** An order lives as long as the approval of its payer, and until any order of it is sold. */
export const orderStatus = (ledger: Ledger, order: AccountOrder, now: number): OrderStatus => {
  const session = ledger.accounts.session(order.sessionId);
  if (session === undefined) return 'VOIDED';
  const { status, approval } = sessionState(ledger, session, now);
  switch (status) {
    case 'COMPLETED':
    case 'PENDING':
      return isSold(ledger, order) ? status : 'VOIDED';
    case 'APPROVED':
      return approval?.payerId === order.payerId ? status : 'VOIDED';
    case 'PAYER_ACTION_REQUIRED':
      return status;
    default:
      return 'VOIDED';
  }
};

const isSold = (ledger: Ledger, order: AccountOrder): boolean =>
  ledger.accounts
    .salesOf(order.sessionId)
    .some((sale) => sale.approved?.orderRequestId === order.id && sale.status !== 'DECLINED');
