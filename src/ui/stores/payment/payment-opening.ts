import type { Checkout } from '#domain/checkout/checkout.ts';
import { paymentSessionTiming } from '#domain/payment/session/payment-session.ts';
import type { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import type { CardEntry } from '#ports/payment/card-vault.ts';
import type { ExtensionLimitReached } from '#ports/payment/payment-failures.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';

export type OpeningFailure =
  | CallFailure
  | VaultFailure
  | StepNotReady
  | TooManyAttempts
  | ExtensionLimitReached;

/** A payment session with its card fields. */
export interface Opened {
  readonly entry: CardEntry;
  readonly checkout: Checkout;
}

/** What the screen passes to the store. */
export interface Surroundings {
  readonly now: () => number;
  readonly visible: () => boolean;
  readonly checkoutChanged: (checkout: Checkout) => void;
}

/** The smallest mark at or above the time left; only marks are announced, not every second. */
export const markPassed = (millisecondsLeft: number): number | undefined =>
  [...paymentSessionTiming.announceAt]
    .sort((a, b) => a - b)
    .find((mark) => millisecondsLeft <= mark);
