import type { Cents } from '#domain/money/cents.ts';
import type { Address, Contact } from '#domain/shipping/address.ts';

/** What a payment asks for. `transactionId` is written down before it is sent. */
export interface Authorization {
  readonly reference: string;
  readonly transactionId: string;
  /** The vault's token; passed on, never stored or logged. */
  readonly transientToken: string;
  /** The challenge that was made for this payment; its outcome is the gateway's to know. */
  readonly authenticationId?: string;
  /** The stored card that pays; the token then carries its security code only. */
  readonly stored?: StoredCard;
  readonly keep?: CardToKeep;
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

/** A card the gateway keeps for a customer of ours; its number is the gateway's alone. */
export interface StoredCard {
  readonly customerId: string;
  readonly instrumentId: string;
}

/** The wish to keep the card of a payment, for a customer of before or a new one. */
export interface CardToKeep {
  readonly customerId?: string;
}

export interface KeptCard extends StoredCard {
  /** The same for the same number. */
  readonly identifierId: string;
}

/** How the gateway decided. A 201 alone is no success: only `approved` is. */
export type Decision =
  | (Approval & { readonly kind: 'approved' })
  | (Approval & { readonly kind: 'review' })
  | { readonly kind: 'declined'; readonly gatewayId?: string; readonly reason: string };

export interface Approval {
  readonly gatewayId: string;
  readonly amount?: Cents;
  /** The card, when it was to be kept. */
  readonly kept?: KeptCard;
}

/** The bank wants to ask its customer first, on a page of its own; nothing is authorised yet. */
export interface Challenge {
  readonly kind: 'challenge';
  readonly authenticationId: string;
  readonly stepUpUrl: string;
  /** Opens that page; for the shopper's browser only. */
  readonly accessToken: string;
}

/** The gateway answered nothing that tells what happened: it may have, it may not have. */
export type Unknown = { readonly kind: 'unknown'; readonly why: string };

/** The gateway understood and did not do it. */
export type Refused = { readonly kind: 'refused'; readonly reason: string };

export type Done = { readonly kind: 'done' };

/** What the gateway remembers of a transaction id. */
export type Found =
  | {
      readonly kind: 'found';
      readonly decision: Decision;
      readonly captured: boolean;
      /** Given back by a reversal or a void. */
      readonly reversed: boolean;
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

/** The payment gateway. No method throws: an answer that says nothing is a value too. */
export interface Gateway {
  /** The capture context as compact JWT. */
  openSession(
    request: ContextRequest,
  ): Promise<{ readonly kind: 'opened'; readonly captureContext: string } | Refused | Unknown>;
  /** The key a capture context is signed with, by its `kid`; `fresh` asks again past any cache. */
  publicKey(
    kid: string,
    fresh?: boolean,
  ): Promise<{ readonly kind: 'key'; readonly jwk: PublicKey } | Refused | Unknown>;
  authorize(authorization: Authorization): Promise<Decision | Challenge | Unknown>;
  capture(
    gatewayId: string,
    transactionId: string,
    amount: Cents,
  ): Promise<Done | Refused | Unknown>;
  reverse(gatewayId: string, transactionId: string, why: string): Promise<Done | Refused | Unknown>;
  /** Gives back whatever was approved under a transaction id whose answer never came. */
  voidByTransactionId(transactionId: string): Promise<Done | Refused | Unknown>;
  findByTransactionId(transactionId: string): Promise<Found>;
  /** Forgets a stored card; one it does not know is forgotten already. */
  forgetCard(card: StoredCard): Promise<Done | Refused | Unknown>;
}
