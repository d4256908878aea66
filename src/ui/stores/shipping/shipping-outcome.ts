import type { ShippingEntry } from '#application/checkout/complete-shipping.ts';
import type { Address } from '#domain/shipping/address.ts';
import type { CartEmpty, QuantityRefused } from '#ports/cart/cart-failures.ts';
import type { DraftRefusal, ItemsUnavailable, QuoteMissing } from '#ports/order/order-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';

export type ShippingFailure =
  | CallFailure
  | InputRefused
  | CartEmpty
  | QuantityRefused
  | ItemsUnavailable
  | DraftRefusal
  | QuoteMissing;

/** Forms of the address that the carrier knows; empty when it knows none. */
export interface AddressChoice {
  readonly candidates: readonly Address[];
  readonly matched: boolean;
}

/** The shopper's choice. */
export interface ChosenAddress {
  readonly address?: Address;
  readonly how: NonNullable<ShippingEntry['addressChoice']>;
}
