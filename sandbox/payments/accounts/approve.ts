import type { AccountParts } from '#sandbox/payments/accounts/account-parts.ts';
import { type AccountPerson, accountPerson } from '#sandbox/payments/accounts/account-people.ts';
import { type SessionState, sessionState } from '#sandbox/payments/accounts/account-state.ts';
import { approvedAddress } from '#sandbox/payments/accounts/return-address.ts';
import type { AccountApproval, AccountSession } from '#sandbox/payments/ledger/account-entry.ts';
import { isoTime, newRequestId } from '#sandbox/payments/operations/payment-parts.ts';

/** What a payer finds who opens the page. */
export type Visit =
  | { readonly kind: 'open' | 'ended'; readonly session: AccountSession }
  /** Approved, and perhaps paid: the way back to the shop is left. */
  | {
      readonly kind: 'approved';
      readonly session: AccountSession;
      readonly approval: AccountApproval;
    }
  | { readonly kind: 'unknown' };

type VisitParts = Pick<AccountParts, 'ledger' | 'now'>;

export const visitOf = ({ ledger, now }: VisitParts, paymentId: string): Visit => {
  const session = ledger.accounts.sessionOf(paymentId);
  return session === undefined
    ? { kind: 'unknown' }
    : visitIn(session, sessionState(ledger, session, now()));
};

const visitIn = (session: AccountSession, { status, approval }: SessionState): Visit => {
  switch (status) {
    case 'CREATED':
    case 'PAYER_ACTION_REQUIRED':
      return { kind: 'open', session };
    case 'APPROVED':
    case 'COMPLETED':
    case 'PENDING':
      return approval === undefined
        ? { kind: 'ended', session }
        : { kind: 'approved', session, approval };
    case 'DECLINED':
    case 'FAILED':
      return { kind: 'ended', session };
  }
};

/**
 * Approves for a person, once: pressing again changes nothing, another person is not taken. The
 * address to go back to, or undefined when the page has to say why there is none.
 */
export const approve = async (
  parts: VisitParts,
  paymentId: string,
  name: string,
): Promise<string | undefined> => {
  const person = accountPerson(name);
  const visit = visitOf(parts, paymentId);
  if (person === undefined) return undefined;
  if (visit.kind === 'approved') {
    const isSame = visit.approval.person === name;
    return isSame ? approvedAddress(visit.session, visit.approval) : undefined;
  }
  if (visit.kind !== 'open') return undefined;
  const approval = approvalOf(parts, visit.session, person);
  await parts.ledger.record(approval);
  return approvedAddress(visit.session, approval);
};

const approvalOf = (
  parts: VisitParts,
  session: AccountSession,
  { name, payerId }: AccountPerson,
): AccountApproval => ({
  kind: 'account-approval',
  id: newRequestId(parts),
  at: isoTime(parts),
  sessionId: session.id,
  person: name,
  payerId,
});
