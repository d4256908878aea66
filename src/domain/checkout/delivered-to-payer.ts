import type { Checkout } from '#domain/checkout/checkout.ts';
import { withBillingCopied } from '#domain/checkout/checkout-steps.ts';
import { addressFields } from '#domain/checkout/entered-shipping.ts';
import type { Address } from '#domain/shipping/address.ts';
import { destinationProblems } from '#domain/shipping/address-forms.ts';
import { hasProblems, type Problems } from '#domain/validation/problem.ts';

/** ADDR-24: the payer's address in place of the typed one; its problems, if the shop's rules refuse it. */
export const deliveredToPayer = (
  checkout: Checkout,
  address: Address,
): { readonly checkout: Checkout; readonly problems: Problems } => {
  const problems = destinationProblems(address);
  if (hasProblems(problems)) return { checkout, problems };
  const shipping = { ...addressFields(address, {}), isUpsAddress: false };
  return { checkout: withBillingCopied({ ...checkout, shipping }), problems };
};
