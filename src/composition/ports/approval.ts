import { makeHttpAccountPayments } from '#adapters/http/payment/http-account-payments.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

/** What PayPal's approvals ask of the storefront. */
export const approvalPorts = {
  accountPayments: ({ storefront: { http, place } }: StorefrontPorts) =>
    makeHttpAccountPayments(http, place),
};
