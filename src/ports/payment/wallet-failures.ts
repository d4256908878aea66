import { Data } from 'effect';

/** The shopper closed the wallet's sheet; it paid nothing. */
export class WalletCancelled extends Data.TaggedError('WalletCancelled') {}

/** The wallet cannot be used here, or its sheet did not open. */
export class WalletNotOpened extends Data.TaggedError('WalletNotOpened')<{
  readonly reason: string;
}> {}

/** The wallet's owner did not vouch for the shop, so its sheet closed. */
export class MerchantNotValidated extends Data.TaggedError('MerchantNotValidated') {}

export type WalletFailure = WalletCancelled | WalletNotOpened | MerchantNotValidated;
