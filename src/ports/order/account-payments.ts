import type { Effect } from 'effect';
import type { OrderDraft, Quote } from '#domain/order/order.ts';
import type { AccountOrder, AccountSession } from '#domain/payment/account/payment-account.ts';
import type { Address } from '#domain/shipping/address.ts';
import type { SubmitFailure } from '#ports/order/order-failures.ts';
import type {
  AccountDetailsFailed,
  AccountSessionFailed,
  RedirectRefused,
} from '#ports/payment/approval-failures.ts';
import type { Approval } from '#ports/payment/payment-account.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export interface AccountSessionRequest {
  readonly quoteId: string;
  readonly draft: OrderDraft;
  readonly flow: 'popup' | 'redirect';
  readonly validateAddress: boolean;
  readonly keepAccount: boolean;
  readonly idempotencyKey: string;
}

/** What the payer approved, at today's price. */
export interface ApprovedOrder extends AccountOrder {
  readonly merchantReferenceCode: string;
  readonly paymentSessionRequestId: string;
  readonly payer: { readonly email: string };
  /** The payer's address, where the session asked for it (ADDR-24). */
  readonly shippingAddress?: Address;
  readonly quote: Quote;
  /** Unix ms: the approval is good until then. */
  readonly expiresAt: number;
}

/** Sessions and orders at PayPal, as the shop asks for them. */
export interface AccountPayments {
  /** Safe to repeat: one key is one session. */
  openSession(
    request: AccountSessionRequest,
  ): Effect.Effect<
    AccountSession,
    CallFailure | SubmitFailure | AccountSessionFailed | RedirectRefused
  >;
  /** Charges nothing. Safe to repeat: a refresh, the back button and another tab get the same order. */
  order(
    approval: Omit<Approval, 'is'>,
    draft: OrderDraft,
  ): Effect.Effect<ApprovedOrder, CallFailure | SubmitFailure | AccountDetailsFailed>;
}
