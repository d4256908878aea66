import { makeKeepOrder } from '#application/order/tracking/keep-order.ts';
import { makeSendOrderCode } from '#application/order/tracking/send-order-code.ts';
import { makeTrackOrder } from '#application/order/tracking/track-order.ts';
import type { OrderTracking } from '#ports/order/order-tracking.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface TrackingPorts {
  readonly orderTracking: OrderTracking;
  readonly signInSession: SignInSession;
  readonly shopperMemory: ShopperMemory;
}

/** Guests' orders: found on any device, and kept in an account. */
export const trackingUseCases = ({
  orderTracking,
  signInSession,
  shopperMemory,
}: TrackingPorts) => ({
  trackOrder: makeTrackOrder(orderTracking),
  sendOrderCode: makeSendOrderCode(orderTracking),
  keepOrder: makeKeepOrder(orderTracking, signInSession, shopperMemory),
});

export type TrackingUseCases = ReturnType<typeof trackingUseCases>;
