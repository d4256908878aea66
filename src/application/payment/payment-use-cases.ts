import { makeCompletePayment } from '#application/payment/complete-payment.ts';
import { makeExpirePayment } from '#application/payment/expire-payment.ts';
import { makeExtendPayment } from '#application/payment/extend-payment.ts';
import { makeIgnorePaymentWarning } from '#application/payment/ignore-payment-warning.ts';
import type { OpenCardEntry } from '#application/payment/open-card-entry.ts';
import { makePayWithSavedCard } from '#application/payment/pay-with-saved-card.ts';
import { makeSkipPayment } from '#application/payment/skip-payment.ts';
import { makeStartPayment } from '#application/payment/start-payment.ts';
import { makeWarnPaymentExpiring } from '#application/payment/warn-payment-expiring.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { CardVault } from '#ports/payment/card-vault.ts';
import type { PaymentSessions } from '#ports/payment/payment-sessions.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

export interface PaymentPorts {
  readonly currentCart: CurrentCart;
  readonly currentCheckout: CurrentCheckout;
  readonly paymentSessions: PaymentSessions;
  readonly cardVault: CardVault;
  readonly clock: Clock;
  readonly idGenerator: IdGenerator;
  readonly openCardEntry: OpenCardEntry;
  readonly signInSession: SignInSession;
  readonly telemetry: Telemetry;
}

/** The payment step. */
export const paymentUseCases = (ports: PaymentPorts) => ({
  startPayment: makeStartPayment(
    ports.currentCart,
    ports.currentCheckout,
    ports.paymentSessions,
    ports.cardVault,
    ports.clock,
    ports.idGenerator,
    ports.openCardEntry,
  ),
  extendPayment: makeExtendPayment(
    ports.currentCheckout,
    ports.paymentSessions,
    ports.cardVault,
    ports.clock,
    ports.openCardEntry,
  ),
  ignorePaymentWarning: makeIgnorePaymentWarning(ports.currentCheckout),
  warnPaymentExpiring: makeWarnPaymentExpiring(ports.currentCheckout),
  expirePayment: makeExpirePayment(ports.currentCheckout, ports.openCardEntry),
  payWithSavedCard: makePayWithSavedCard(
    ports.signInSession,
    ports.currentCheckout,
    ports.telemetry,
    ports.clock,
    ports.openCardEntry,
  ),
  completePayment: makeCompletePayment(
    ports.currentCheckout,
    ports.telemetry,
    ports.clock,
    ports.openCardEntry,
  ),
  skipPayment: makeSkipPayment(ports.currentCart, ports.currentCheckout),
});

export type PaymentUseCases = ReturnType<typeof paymentUseCases>;
