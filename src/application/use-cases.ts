import { type AccountPorts, accountUseCases } from '#application/account/account-use-cases.ts';
import {
  type AccountCartPorts,
  accountCartUseCases,
} from '#application/cart/account-cart-use-cases.ts';
import { type CartPorts, cartUseCases } from '#application/cart/cart-use-cases.ts';
import {
  type CartExtraPorts,
  cartExtraUseCases,
} from '#application/cart/extras/cart-extra-use-cases.ts';
import { type CatalogPorts, catalogUseCases } from '#application/catalog/catalog-use-cases.ts';
import { type ReviewPorts, reviewUseCases } from '#application/catalog/reviews/review-use-cases.ts';
import { type VisitPorts, visitUseCases } from '#application/catalog/viewed/visit-use-cases.ts';
import { type CheckoutPorts, checkoutUseCases } from '#application/checkout/checkout-use-cases.ts';
import type { ObstaclePorts } from '#application/checkout/obstacles/list-obstacles.ts';
import { obstacleUseCases } from '#application/checkout/obstacles/obstacle-use-cases.ts';
import { type ContentPorts, contentUseCases } from '#application/content/content-use-cases.ts';
import {
  type NewsletterPorts,
  newsletterUseCases,
} from '#application/content/newsletter/newsletter-use-cases.ts';
import { type CouponPorts, couponUseCases } from '#application/coupon/coupon-use-cases.ts';
import { type GiftPorts, giftUseCases } from '#application/gift/gift-use-cases.ts';
import { type MixPorts, mixUseCases } from '#application/mix/mix-use-cases.ts';
import { type OrderPorts, orderUseCases } from '#application/order/order-use-cases.ts';
import {
  type TrackingPorts,
  trackingUseCases,
} from '#application/order/tracking/tracking-use-cases.ts';
import {
  type ApprovalPorts,
  accountPaymentUseCases,
} from '#application/payment/account/account-payment-use-cases.ts';
import { type PaymentPorts, paymentUseCases } from '#application/payment/payment-use-cases.ts';
import type { WalletPorts } from '#application/payment/wallet/wallet-ports.ts';
import { walletUseCases } from '#application/payment/wallet/wallet-use-cases.ts';
import { type SearchPorts, searchUseCases } from '#application/search/search-use-cases.ts';
import { type SessionPorts, sessionUseCases } from '#application/session/session-use-cases.ts';
import {
  type DeliveryPorts,
  deliveryUseCases,
} from '#application/shipping/delivery/delivery-use-cases.ts';
import { type ShippingPorts, shippingUseCases } from '#application/shipping/shipping-use-cases.ts';
import {
  type SecurityPorts,
  securityUseCases,
} from '#application/sign-in/security/security-use-cases.ts';
import {
  type SelfServicePorts,
  selfServiceUseCases,
} from '#application/sign-in/self-service/self-service-use-cases.ts';
import { type ShopperPorts, shopperUseCases } from '#application/sign-in/shopper-use-cases.ts';
import { type SignInPorts, signInUseCases } from '#application/sign-in/sign-in-use-cases.ts';
import { type WelcomePorts, welcomeUseCases } from '#application/welcome/welcome-back.ts';

/** What every context together needs. */
export type UseCasePorts = AccountPorts &
  ApprovalPorts &
  AccountCartPorts &
  CartExtraPorts &
  CartPorts &
  CatalogPorts &
  CheckoutPorts &
  ContentPorts &
  CouponPorts &
  DeliveryPorts &
  GiftPorts &
  ShopperPorts &
  SignInPorts &
  MixPorts &
  NewsletterPorts &
  ObstaclePorts &
  OrderPorts &
  PaymentPorts &
  ReviewPorts &
  SearchPorts &
  SecurityPorts &
  SelfServicePorts &
  SessionPorts &
  ShippingPorts &
  TrackingPorts &
  VisitPorts &
  WalletPorts &
  WelcomePorts;

/** Every use case, by context. Names are unique across contexts, too. */
export const makeUseCases = (ports: UseCasePorts) => {
  const signIn = signInUseCases(ports);
  const account = accountUseCases(ports, signIn);
  return {
    account,
    accountCart: accountCartUseCases(ports),
    cart: cartUseCases(ports),
    cartExtras: cartExtraUseCases(ports),
    catalog: catalogUseCases(ports),
    checkout: checkoutUseCases(ports),
    content: contentUseCases(ports),
    coupon: couponUseCases(ports),
    delivery: deliveryUseCases(ports),
    gift: giftUseCases(ports),
    shopper: shopperUseCases(ports),
    signIn,
    mix: mixUseCases(ports),
    newsletter: newsletterUseCases(ports),
    obstacles: obstacleUseCases(ports),
    order: orderUseCases(ports),
    payment: paymentUseCases(ports),
    accountPayment: accountPaymentUseCases(ports),
    reviews: reviewUseCases(ports),
    search: searchUseCases(ports),
    security: securityUseCases(ports, signIn),
    selfService: selfServiceUseCases(ports),
    session: sessionUseCases(ports),
    shipping: shippingUseCases(ports),
    tracking: trackingUseCases(ports),
    visit: visitUseCases(ports),
    wallet: walletUseCases(ports),
    welcome: welcomeUseCases(ports),
  };
};

/** Everything screens and terminals can ask of the shop. */
export type UseCases = ReturnType<typeof makeUseCases>;
