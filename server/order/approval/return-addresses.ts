import type { Language } from '#domain/locale/language.ts';
import { approvalReturnPath } from '#domain/payment/account/approval-return.ts';

interface Approval {
  readonly flow: 'popup' | 'redirect';
  readonly state: string;
  readonly language: Language;
}

/** Where a payer is sent back to; of this shop always, whatever a request says (D-CHECKOUT-17). */
export const returnAddresses = (
  shopOrigin: string,
  { flow, state, language }: Approval,
): { readonly successUrl: string; readonly cancelUrl: string } => {
  const page = flow === 'popup' ? approvalReturnPath : '/checkout/payment';
  const lang = flow === 'popup' && language === 'es' ? { lang: 'es-us' } : {};
  const address = (paypal: 'return' | 'cancel') =>
    `${shopOrigin}${page}?${new URLSearchParams({ paypal, state, ...lang })}`;
  return { successUrl: address('return'), cancelUrl: address('cancel') };
};
