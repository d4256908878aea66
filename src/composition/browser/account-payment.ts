import {
  type ApprovalPage,
  makeBrowserApproval,
  thisPagesChannel,
} from '#adapters/payments/account/browser-approval.ts';
import { accountPaymentUseCases } from '#application/payment/account/account-payment-use-cases.ts';
import type { Host } from '#composition/host/host.ts';
import { approvalPorts } from '#composition/ports/approval.ts';
import { orderingPorts } from '#composition/ports/ordering.ts';
import { storedCheckoutPorts } from '#composition/ports/stored-checkout.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

/** Paying with PayPal, loaded where the payment step offers it. */
export const openAccountPayment = (host: Host<StorefrontPorts>, page: ApprovalPage) => {
  const { ports } = host.with(storedCheckoutPorts).with(orderingPorts).with(approvalPorts);
  return {
    approvals: makeBrowserApproval(page, thisPagesChannel),
    accountPayment: accountPaymentUseCases(ports),
  };
};
