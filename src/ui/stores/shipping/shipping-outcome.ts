import type { ShippingEntry } from '#application/use-cases.ts';
import type { Address } from '#domain/shipping/address.ts';
import type {
  CallFailure,
  CartEmpty,
  CouponRefused,
  InputRefused,
  ItemsUnavailable,
  QuantityRefused,
} from '#ports/failures.ts';

export type ShippingFailure =
  | CallFailure
  | InputRefused
  | CartEmpty
  | QuantityRefused
  | ItemsUnavailable
  | CouponRefused;

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
