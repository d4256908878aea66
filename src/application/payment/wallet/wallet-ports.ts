import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { CouponCheck } from '#ports/coupon/coupon-check.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { OrderPlacement } from '#ports/order/order-placement.ts';
import type { MerchantSessions } from '#ports/payment/merchant-sessions.ts';
import type { Wallet } from '#ports/payment/wallet.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { OrderLocation } from '#ports/shipping/order-location.ts';
import type { ZipCodes } from '#ports/shipping/zip-codes.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

/** What paying with a wallet needs. */
export interface WalletPorts {
  readonly wallet: Wallet;
  readonly merchantSessions: MerchantSessions;
  readonly currentCart: CurrentCart;
  readonly currentCheckout: CurrentCheckout;
  readonly orderLocation: OrderLocation;
  readonly orderPlacement: OrderPlacement;
  readonly zipCodes: ZipCodes;
  readonly couponCheck: CouponCheck;
  readonly shopperMemory: ShopperMemory;
  readonly telemetry: Telemetry;
  readonly clock: Clock;
  readonly idGenerator: IdGenerator;
}
