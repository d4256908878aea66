import type { AccountUseCases } from '#application/account/account-use-cases.ts';
import { makeCompleteShipping } from '#application/checkout/complete-shipping.ts';
import { makeKeepCheckout } from '#application/checkout/keep-checkout.ts';
import { makeReadBuyer } from '#application/checkout/read-buyer.ts';
import { makeReadCheckout } from '#application/checkout/read-checkout.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { OrderDesk } from '#ports/order/order-desk.ts';
import type { ZipDesk } from '#ports/shipping/zip-desk.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

export interface CheckoutPorts {
  readonly currentCheckout: CurrentCheckout;
  readonly currentCart: CurrentCart;
  readonly zipDesk: ZipDesk;
  readonly orderDesk: OrderDesk;
  readonly telemetry: Telemetry;
  readonly idGenerator: IdGenerator;
  readonly signInSession: SignInSession;
  readonly clock: Clock;
}

/** The checkout, who buys, and the shipping step. */
export const checkoutUseCases = (
  ports: CheckoutPorts,
  { refreshCustomer }: Pick<AccountUseCases, 'refreshCustomer'>,
) => ({
  readCheckout: makeReadCheckout(ports.currentCheckout),
  keepCheckout: makeKeepCheckout(ports.currentCheckout),
  readBuyer: makeReadBuyer(ports.signInSession, ports.clock, refreshCustomer),
  completeShipping: makeCompleteShipping(
    ports.currentCart,
    ports.currentCheckout,
    ports.zipDesk,
    ports.orderDesk,
    ports.telemetry,
    ports.idGenerator,
  ),
});

export type CheckoutUseCases = ReturnType<typeof checkoutUseCases>;
