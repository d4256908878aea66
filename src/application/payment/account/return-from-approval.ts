import { Effect } from 'effect';
import { approvedPayment } from '#application/payment/account/approved-payment.ts';
import {
  type AccountPaymentPorts,
  type PayingFailure,
  settleApproval,
} from '#application/payment/account/pay-with-account.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import type { ApprovalReturn } from '#domain/payment/account/approval-return.ts';
import { ApprovalCancelled, ApprovalInvalid } from '#ports/payment/approval-failures.ts';

/** The page after the approval page, in the redirect flow. */
export type ReturnFromApproval = (
  returned: ApprovalReturn,
) => Effect.Effect<Checkout, PayingFailure>;

/**
 * Takes up what the return address says (PACC-04). Nothing in it is believed: the shop's server finds
 * the session by shopper and `state`. Safe to repeat: a refresh, the back button and another tab
 * come to the same order (P-39).
 */
export const makeReturnFromApproval = (ports: AccountPaymentPorts): ReturnFromApproval => {
  const taken = (returned: ApprovalReturn) => {
    switch (returned.is) {
      case 'cancelled':
        return Effect.fail(new ApprovalCancelled());
      case 'invalid':
        return Effect.fail(new ApprovalInvalid({}));
      case 'approved':
        return approvedPayment(ports, returned);
    }
  };
  return Effect.fn('returnFromApproval')(function* (returned) {
    const work: Effect.Effect<Checkout, PayingFailure> = taken(returned);
    return yield* Effect.tapError(work, settleApproval(ports, 'order'));
  });
};
