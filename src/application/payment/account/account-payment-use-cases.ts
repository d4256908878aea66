import {
  type AccountPaymentPorts,
  makePayWithAccount,
} from '#application/payment/account/pay-with-account.ts';
import { makePayWithSavedAccount } from '#application/payment/account/pay-with-saved-account.ts';
import { makeReturnFromApproval } from '#application/payment/account/return-from-approval.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface ApprovalPorts extends AccountPaymentPorts {
  readonly signInSession: SignInSession;
}

/** The payment step by PayPal. */
export const accountPaymentUseCases = (ports: ApprovalPorts) => ({
  payWithAccount: makePayWithAccount(ports),
  returnFromApproval: makeReturnFromApproval(ports),
  payWithSavedAccount: makePayWithSavedAccount(
    ports.signInSession,
    ports.currentCheckout,
    ports.telemetry,
  ),
});
