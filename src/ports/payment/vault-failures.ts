import { Data } from 'effect';

/** The card fields hold something that is no card; `fields` says which (D-CHECKOUT-07). */
export class CardFieldInvalid extends Data.TaggedError('CardFieldInvalid')<{
  readonly number: boolean;
  readonly securityCode: boolean;
}> {}

export class CardExpiryInvalid extends Data.TaggedError('CardExpiryInvalid') {}

/** The vault refused the card; another method may work. */
export class CardRejectedByVault extends Data.TaggedError('CardRejectedByVault') {}

/** The vault did not answer in time; within the session the same fields may be tried again. */
export class VaultTimeout extends Data.TaggedError('VaultTimeout') {}

/** The vault cannot be reached: a new payment session is needed. */
export class VaultUnreachable extends Data.TaggedError('VaultUnreachable') {}

/** The hosted fields are not loaded. */
export class VaultNotReady extends Data.TaggedError('VaultNotReady') {}

/** The payment session names a vault this shop does not trust, or one that refuses this shop. */
export class VaultMisconfigured extends Data.TaggedError('VaultMisconfigured')<{
  readonly reason: string;
}> {}

/** The payment session ran out (not the account session: that is SessionExpired). */
export class PaymentSessionExpired extends Data.TaggedError('PaymentSessionExpired') {}

export type VaultFailure =
  | CardFieldInvalid
  | CardExpiryInvalid
  | CardRejectedByVault
  | VaultTimeout
  | VaultUnreachable
  | VaultNotReady
  | VaultMisconfigured
  | PaymentSessionExpired;
