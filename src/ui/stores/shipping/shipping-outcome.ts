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

/** Forms of the address the carrier knows; without a match there is only what was typed. */
export interface AddressChoice {
  readonly candidates: readonly Address[];
  readonly matched: boolean;
}

/** What the shopper made of that choice. */
export interface ChosenAddress {
  readonly address?: Address;
  readonly how: NonNullable<ShippingEntry['addressChoice']>;
}
