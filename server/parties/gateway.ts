import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Address, Contact } from '#domain/shipping/address.ts';

/** What a request about an order's money is called. */
export interface RequestNames {
  /** The order's: every request about its payment has it, and is found by it. */
  readonly reference: string;
  /** The request's own: the gateway takes it once, and undoes by it what it did not answer. */
  readonly transactionId: string;
}

export interface Authorization extends RequestNames {
  readonly means: PaymentMeans;
  readonly amount: Cents;
  readonly billing: Address;
  readonly shipping: Address;
  readonly contact: Contact;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly unitPrice: Cents;
    readonly total: Cents;
  }[];
}

/** With what is paid. Passed on, never stored or logged. */
export type PaymentMeans = CardMeans | WalletMeans | AccountMeans | SavedAccountMeans;

export interface CardMeans {
  readonly method: 'card';
  readonly transientToken: string;
  /** The challenge made for this payment; the gateway knows its outcome. */
  readonly authenticationId?: string;
  /** The saved card that pays; the token then contains its security code only. */
  readonly stored?: StoredCard;
  readonly keep?: CardToKeep;
}

/** Apple Pay's token, base64 of its JSON; only the gateway can decrypt it. */
export interface WalletMeans {
  readonly method: 'apple-pay';
  readonly paymentData: string;
}

/** An order that its payer approved at PayPal. */
export interface AccountMeans {
  readonly method: 'payment-account';
  readonly orderRequestId: string;
  readonly payerId: string;
  /** The session whose payer lets the shop keep the account; absent: it is not kept. */
  readonly keepOf?: string;
}

/** A PayPal account kept by an earlier order; its payer is not asked. */
export interface SavedAccountMeans {
  readonly method: 'saved-account';
  readonly agreementId: string;
}

/** What a payer is asked to approve, and where they are sent back to. */
export interface AccountSessionRequest
  extends Pick<Authorization, 'reference' | 'amount' | 'lines'> {
  /** Absent: nothing is shipped. */
  readonly shipping?: Address;
  readonly language: Language;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Asks the payer to let the shop keep the account. */
  readonly keep: boolean;
}

export interface OpenedAccountSession {
  readonly kind: 'opened';
  readonly sessionId: string;
  readonly paymentId: string;
  /** Of the approval page; not checked yet. */
  readonly redirectUrl: string;
}

/** How a session stands, and who approved it. */
export interface AccountStatus {
  readonly kind: 'standing';
  readonly isApproved: boolean;
  readonly payer?: AccountPayer;
}

export interface AccountPayer {
  readonly payerId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly shipping?: Address;
}

/** The approved session as an order that can be sold. */
export interface AccountOrderRequest extends Pick<Authorization, 'reference' | 'amount'> {
  readonly sessionId: string;
  readonly payerId: string;
}

export interface CreatedAccountOrder {
  readonly kind: 'created';
  readonly orderId: string;
  readonly orderRequestId: string;
}

/** A card that the gateway stores for a customer of the shop; only the gateway has its number. */
export interface StoredCard {
  readonly customerId: string;
  readonly instrumentId: string;
}

/** A request to save the card of a payment, for a known customer or a new one. */
export interface CardToKeep {
  readonly customerId?: string;
}

export interface GatewayCard extends StoredCard {
  /** Equal for the same card number. */
  readonly identifierId: string;
}

/** How the gateway decided. A 201 alone is no success: only `approved` is. */
export type Decision =
  | (Approval & { readonly kind: 'approved' })
  | (Approval & { readonly kind: 'review' })
  /** A sale its payer's bank has not decided yet. */
  | (Consent & { readonly kind: 'pending'; readonly gatewayId: string })
  | (Consent & {
      readonly kind: 'declined';
      readonly gatewayId?: string;
      readonly reason: string;
    });

interface Consent {
  /** The payment account the gateway keeps, if that was requested. */
  readonly savedAccount?: SavedAccount;
}

export interface Approval extends Consent {
  readonly gatewayId: string;
  readonly amount?: Cents;
  /** The saved card, if saving was requested. */
  readonly kept?: GatewayCard;
  /** The money was taken with the approval: a sale. */
  readonly captured?: boolean;
}

/** A payment account that pays later orders without its page. */
export interface SavedAccount {
  readonly agreementId: string;
}

/** The bank must ask its customer first, on its own page; nothing is authorised yet. */
export interface Challenge {
  readonly kind: 'challenge';
  readonly authenticationId: string;
  readonly stepUpUrl: string;
  /** Opens that page; for the shopper's browser only. */
  readonly accessToken: string;
}

/** The gateway gave no answer that tells the outcome: the payment may or may not have happened. */
export type Unknown = Consent & { readonly kind: 'unknown'; readonly why: string };

/** The gateway refused the request. */
export type Refused = { readonly kind: 'refused'; readonly reason: string };
export type Done = { readonly kind: 'done' };

/** The money is taken; the id may be missing, then a search tells it. */
export type Captured = Done & { readonly captureId?: string };

/** A request whose answer was lost. */
export type Unanswered = { readonly kind: 'authorization' | 'sale'; readonly amount: Cents };

/** What is refunded: a capture made by its own call, or a sale. */
export interface Taken {
  readonly by: 'capture' | 'sale';
  readonly id: string;
}

/** What the gateway knows about a transaction id. */
export type Found =
  | {
      readonly kind: 'found';
      readonly decision: Decision;
      readonly captured: boolean;
      /** Undone by a reversal or a void. */
      readonly reversed: boolean;
      /** Of the capture, if it was one of its own. */
      readonly captureId?: string;
      /** Given back since; 0 when the amount is not told. */
      readonly refunded?: Cents;
    }
  | { readonly kind: 'not-found' }
  | Unknown;

export interface PublicKey {
  readonly kty: string;
  readonly n: string;
  readonly e: string;
}

export interface ContextRequest {
  readonly targetOrigins: readonly string[];
  readonly networks: readonly string[];
}

/** The payment gateway. No method throws: an answer without an outcome is a value too. */
export interface Gateway {
  /** The capture context as compact JWT. */
  openSession(
    request: ContextRequest,
  ): Promise<{ readonly kind: 'opened'; readonly captureContext: string } | Refused | Unknown>;
  /** The key that signs capture contexts, by its `kid`; `fresh` bypasses the cache. */
  publicKey(
    kid: string,
    fresh?: boolean,
  ): Promise<{ readonly kind: 'key'; readonly jwk: PublicKey } | Refused | Unknown>;
  authorize(authorization: Authorization): Promise<Decision | Challenge | Unknown>;
  capture(
    gatewayId: string,
    names: RequestNames,
    amount: Cents,
  ): Promise<Captured | Refused | Unknown>;
  reverse(
    gatewayId: string,
    names: RequestNames,
    wish: { readonly amount?: Cents; readonly why: string },
  ): Promise<Done | Refused | Unknown>;
  /** Gives back what was taken, in full; its id makes a repeated one the same one. */
  refund(taken: Taken, names: RequestNames, amount: Cents): Promise<Done | Refused | Unknown>;
  /** Undoes a sale that its payer's bank has not decided yet; refused when it has. */
  cancelSale(saleId: string, names: RequestNames): Promise<Done | Refused | Unknown>;
  undo(names: RequestNames, what: Unanswered): Promise<Done | Refused | Unknown>;
  /** How the payment of an order stands, with what was done to it since. */
  findPayment(names: RequestNames): Promise<Found>;
  /** Deletes a saved card; deleting an unknown one is a success. */
  forgetCard(card: StoredCard): Promise<Done | Refused | Unknown>;
  openAccountSession(
    request: AccountSessionRequest,
  ): Promise<OpenedAccountSession | Refused | Unknown>;
  accountStatus(sessionId: string, reference: string): Promise<AccountStatus | Refused | Unknown>;
  /** Repeating makes another order of the same approval; only one can be sold. */
  createAccountOrder(wish: AccountOrderRequest): Promise<CreatedAccountOrder | Refused | Unknown>;
  /** Ends the payer's consent; ending an unknown one is a success. */
  forgetAccount(agreementId: string): Promise<Done | Refused | Unknown>;
}
