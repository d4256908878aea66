import type { AccountRefusal } from '#ports/account/account-failures.ts';
import type {
  CartEmpty,
  LineNotFound,
  MergeWaits,
  QuantityRefused,
} from '#ports/cart/cart-failures.ts';
import type {
  ProductNotFound,
  ProductUnavailable,
  ReviewNotOpen,
} from '#ports/catalog/product-failures.ts';
import type { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import type { GiftCardEmpty, GiftCardUnknown } from '#ports/gift/gift-card-failures.ts';
import type { MixItemsGone, SavedMixFailure } from '#ports/mix/mix-failures.ts';
import type { EmailDoubted } from '#ports/notice/email-doubted.ts';
import type { ProductAvailable } from '#ports/notice/product-available.ts';
import type {
  OrderCodeNeeded,
  OrderCodeWrong,
  OrderNotFound,
  SubmitFailure,
} from '#ports/order/order-failures.ts';
import type { ApprovalFailure } from '#ports/payment/approval-failures.ts';
import type { BankUnanswered, ExtensionLimitReached } from '#ports/payment/payment-failures.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';
import type { WalletFailure } from '#ports/payment/wallet-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { SignInRefusal } from '#ports/sign-in/sign-in-failures.ts';

/** Every failure a use case can end with; the message bundles have words for each tag. */
export type ShopFailure =
  | CallFailure
  | SubmitFailure
  | SignInRefusal
  | AccountRefusal
  | VaultFailure
  | WalletFailure
  | LineNotFound
  | MergeWaits
  | ProductNotFound
  | ProductUnavailable
  | ProductAvailable
  | ReviewNotOpen
  | EmailDoubted
  | GiftCardUnknown
  | GiftCardEmpty
  | MixItemsGone
  | SavedMixFailure
  | QuantityRefused
  | CartEmpty
  | StepNotReady
  | OrderNotFound
  | OrderCodeNeeded
  | OrderCodeWrong
  | BankUnanswered
  | ExtensionLimitReached
  | ApprovalFailure;

export type FailureTag = ShopFailure['_tag'];
