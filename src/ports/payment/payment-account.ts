import type { Effect } from 'effect';
import type { ApprovalReturn } from '#domain/payment/account/approval-return.ts';
import type { AccountSession } from '#domain/payment/account/payment-account.ts';
import type { ApprovalCancelled, ApprovalInvalid } from '#ports/payment/approval-failures.ts';

export type Approval = Extract<ApprovalReturn, { readonly is: 'approved' }>;

/** Where payers approve at PayPal: a window of their own, this page, or a named person of a sandbox. */
export interface ApprovalPlace {
  /** In the press itself, before anything is waited for: only then may a window open. */
  open(): ApprovalWindow;
}

export interface ApprovalWindow {
  /** `redirect`: this page leaves, and nobody is here when the payer comes back. */
  readonly flow: 'popup' | 'redirect';
  /** Leads the payer to the approval page, whose address was checked, and waits for the answer. */
  approve(
    session: Pick<AccountSession, 'paymentRedirectURL' | 'paymentId'>,
  ): Effect.Effect<Approval, ApprovalCancelled | ApprovalInvalid>;
  /** The payer is not needed any more. Safe to repeat. */
  close(): void;
}
