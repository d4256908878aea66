import { Effect } from 'effect';
import type { OpenCardEntry } from '#application/payment/open-card-entry.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import {
  type PaymentSession,
  paymentSessionTiming,
} from '#domain/payment/session/payment-session.ts';
import { extendSession } from '#domain/payment/session/payment-session-steps.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { CardEntry, CardVault } from '#ports/payment/card-vault.ts';
import { ExtensionLimitReached } from '#ports/payment/payment-failures.ts';
import type { PaymentSessions } from '#ports/payment/payment-sessions.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';

/** A new capture context and a new card entry; name and expiry stay, card number and code do not. */
export type ExtendPayment = () => Effect.Effect<
  { readonly session: PaymentSession; readonly entry: CardEntry; readonly checkout: Checkout },
  CallFailure | VaultFailure | StepNotReady | TooManyAttempts | ExtensionLimitReached
>;

/**
 * A new capture context for the running session (PAY-15): new fields, so number and code must be
 * typed again; name and expiry stay. A token already made keeps its own 15 minutes.
 */
export const makeExtendPayment = (
  currentCheckout: CurrentCheckout,
  sessions: PaymentSessions,
  vault: CardVault,
  clock: Clock,
  open: OpenCardEntry,
): ExtendPayment =>
  Effect.fn('extendPayment')(function* () {
    const opened = open.current();
    const { tempUserID, paymentInfo } = yield* currentCheckout.read;
    const extend = paymentInfo.session.paymentSessionId;
    if (opened === undefined || tempUserID === undefined || extend === undefined) {
      return yield* new StepNotReady({ missing: 'payment' });
    }
    if (paymentInfo.session.extensions >= paymentSessionTiming.maxExtensions) {
      return yield* new ExtensionLimitReached();
    }
    const { amountCents } = opened;
    const session = yield* sessions.open({ tempUserID, amountCents, extend });
    const entry = yield* vault.open(session);
    open.become({ session, entry, amountCents });
    const now = yield* currentCheckout.read;
    const extended: Checkout = {
      ...now,
      paymentInfo: {
        ...now.paymentInfo,
        captureContextData: session.captureContext,
        session: extendSession(now.paymentInfo.session, session, clock.now()),
      },
    };
    yield* currentCheckout.replace(extended);
    return { session, entry, checkout: extended };
  });
