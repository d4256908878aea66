import { approvalReturnPath } from '#domain/payment/approval-return.ts';

/** Where a payer is sent back to; of this shop always, whatever a request says (D-CHECKOUT-17). */
export const returnAddresses = (
  shopOrigin: string,
  flow: 'popup' | 'redirect',
  state: string,
): { readonly successUrl: string; readonly cancelUrl: string } => {
  const page = flow === 'popup' ? approvalReturnPath : '/checkout/payment';
  const address = (paypal: 'return' | 'cancel') =>
    `${shopOrigin}${page}?${new URLSearchParams({ paypal, state })}`;
  return { successUrl: address('return'), cancelUrl: address('cancel') };
};
