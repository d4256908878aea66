import type { AccountUseCases } from '#application/account/account-use-cases.ts';
import type { AccountCartUseCases } from '#application/cart/account-cart-use-cases.ts';
import type { CartUseCases } from '#application/cart/cart-use-cases.ts';
import type { CatalogUseCases } from '#application/catalog/catalog-use-cases.ts';
import type { CheckoutUseCases } from '#application/checkout/checkout-use-cases.ts';
import type { ContentUseCases } from '#application/content/content-use-cases.ts';
import type { CouponUseCases } from '#application/coupon/coupon-use-cases.ts';
import type { GiftUseCases } from '#application/gift/gift-use-cases.ts';
import type { ShopperUseCases } from '#application/identity/shopper-use-cases.ts';
import type { SignInUseCases } from '#application/identity/sign-in-use-cases.ts';
import type { MixUseCases } from '#application/mix/mix-use-cases.ts';
import type { NewsUseCases } from '#application/news/news-use-cases.ts';
import type { OrderUseCases } from '#application/order/order-use-cases.ts';
import type { PaymentUseCases } from '#application/payment/payment-use-cases.ts';
import type { SearchUseCases } from '#application/search/search-use-cases.ts';
import type { SecurityUseCases } from '#application/security/security-use-cases.ts';
import type { SelfServiceUseCases } from '#application/self-service/self-service-use-cases.ts';
import type { SessionUseCases } from '#application/session/session-use-cases.ts';
import type { ShippingUseCases } from '#application/shipping/shipping-use-cases.ts';
import type { VisitUseCases } from '#application/visit/visit-use-cases.ts';

/** Everything screens and terminals can ask of the shop, one use case a name. */
export type UseCases = SessionUseCases &
  ShopperUseCases &
  SignInUseCases &
  CartUseCases &
  AccountCartUseCases &
  CatalogUseCases &
  ShippingUseCases &
  NewsUseCases &
  VisitUseCases &
  ContentUseCases &
  MixUseCases &
  CouponUseCases &
  GiftUseCases &
  SearchUseCases &
  CheckoutUseCases &
  PaymentUseCases &
  OrderUseCases &
  AccountUseCases &
  SelfServiceUseCases &
  SecurityUseCases;
