import type { Cents } from '#domain/money/cents.ts';
import type { GivenAccount, GivenWallet } from '#domain/payment/given-payment.ts';
import type { CardToken, PaymentInfo } from '#domain/payment/payment-info.ts';

/** What the vault made of the card fields: the shop is paid with it, and it lives for minutes. */
export interface GivenCard extends Omit<CardToken, 'jti'> {
  /** The payment session the token was made in. */
  readonly paymentSessionId?: string;
}

/**
 * With what an order is paid. `given` is what the shop takes the money with; absent, the shopper
 * chose the method and did not give it yet, or it was forgotten with the page (D-CHECKOUT-08).
 *
 * Another method is one more member here. Whatever switches over `kind` does not compile before it
 * knows the new one.
 */
export type PaymentMethod =
  /** A coupon or gift cards pay for everything (COUPON-06, D-CART-11, D-GIFT-06). */
  | { readonly kind: 'nothing-to-pay' }
  | {
      readonly kind: 'new-card';
      readonly nameOnCard: string;
      /** Keep it for the account (PAY-08); a guest's wish is ignored (D-CHECKOUT-20). */
      readonly saveNewCard: boolean;
      readonly given?: GivenCard;
    }
  | {
      readonly kind: 'saved-card';
      readonly cardSequence: number;
      /** Of its security code alone (PAY-23, D-PAY-05). */
      readonly given?: GivenCard;
    }
  | { readonly kind: 'apple-pay'; readonly given?: GivenWallet }
  | {
      /** PayPal, approved on its own page (PACC-01). */
      readonly kind: 'payment-account';
      readonly keepAccount: boolean;
      readonly given?: GivenAccount;
    }
  /** PayPal without its page: the customer agreed to it with an earlier order (PACC-15). */
  | { readonly kind: 'saved-account'; readonly paymentAccountId: string };

export type PaymentKind = PaymentMethod['kind'];

type Given<Method> = Method extends { readonly given?: infer What }
  ? Method & { readonly given: What }
  : Method;

/** A payment an order can be sent with. */
export type GivenPayment = Given<PaymentMethod>;

/** `due`: what gift cards leave to pay; undefined while the cart has no total. */
export const paymentMethodOf = (payment: PaymentInfo, due: Cents | undefined): PaymentMethod => {
  if (due === 0) return { kind: 'nothing-to-pay' };
  const { method, wallet, account, keepAccount = false, paymentAccountId } = payment;
  if (method === 'apple-pay') return { kind: method, ...(wallet && { given: wallet }) };
  if (method === 'payment-account') {
    return { kind: method, keepAccount, ...(account && { given: account }) };
  }
  if (method === 'saved-account' && paymentAccountId !== undefined) {
    return { kind: method, paymentAccountId };
  }
  const { payWithSavedCard, cardSequence, nameonCard: nameOnCard, saveNewCard } = payment;
  const given = givenCard(payment);
  return payWithSavedCard && cardSequence !== undefined
    ? { kind: 'saved-card', cardSequence, ...given }
    : { kind: 'new-card', nameOnCard, saveNewCard, ...given };
};

/** The same when it was given; undefined when the payment step has to be done first. */
export const givenPaymentOf = (
  payment: PaymentInfo,
  due: Cents | undefined,
): GivenPayment | undefined => {
  const method = paymentMethodOf(payment, due);
  return isGiven(method) ? method : undefined;
};

/** An order approved at PayPal is sent with both of its names, or not at all (PACC-13). */
export const hasOrderIds = (payment: GivenPayment): boolean =>
  payment.kind !== 'payment-account' ||
  (payment.given.orderId !== '' && payment.given.orderRequestId !== '');

const isGiven = (method: PaymentMethod): method is GivenPayment => {
  switch (method.kind) {
    case 'nothing-to-pay':
    case 'saved-account':
      return true;
    case 'new-card':
    case 'saved-card':
    case 'apple-pay':
    case 'payment-account':
      return method.given !== undefined;
  }
};

const givenCard = (payment: PaymentInfo): { readonly given?: GivenCard } => {
  const { transientToken, decryptedCardToken: masked, session } = payment;
  if (transientToken === undefined || masked === undefined) return {};
  const { paymentSessionId } = session;
  const { expiresAt, brand, last4 } = masked;
  const inSession = paymentSessionId === undefined ? {} : { paymentSessionId };
  return { given: { transientToken, expiresAt, brand, last4, ...inSession } };
};
