import { Effect } from 'effect';
import type { OpenCardEntry, OpenedEntry } from '#application/payment/open-card-entry.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { mayOpenStep } from '#domain/checkout/checkout-steps.ts';
import { amountDueOf } from '#domain/checkout/checkout-tender.ts';
import type { PaymentSession } from '#domain/payment/session/payment-session.ts';
import { startSession } from '#domain/payment/session/payment-session-steps.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { CardEntry, CardVault } from '#ports/payment/card-vault.ts';
import type { ExtensionLimitReached } from '#ports/payment/payment-failures.ts';
import type { PaymentSessions } from '#ports/payment/payment-sessions.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';

export type StartPayment = () => Effect.Effect<
  { readonly session: PaymentSession; readonly entry: CardEntry; readonly checkout: Checkout },
  CallFailure | VaultFailure | StepNotReady | TooManyAttempts | ExtensionLimitReached
>;

/**
 * Opens a payment session and its card fields (PAY-03, PAY-11). Safe to repeat: a session that is
 * still good for this amount is given back, so a screen drawn twice asks the shop once.
 */
export const makeStartPayment = (
  currentCart: CurrentCart,
  currentCheckout: CurrentCheckout,
  sessions: PaymentSessions,
  vault: CardVault,
  clock: Clock,
  ids: IdGenerator,
  open: OpenCardEntry,
): StartPayment =>
  Effect.fn('startPayment')(function* () {
    const checkout = yield* currentCheckout.read;
    if (!mayOpenStep(checkout, 1)) return yield* new StepNotReady({ missing: 'shipping' });
    const amountCents = amountDueOf(yield* currentCart.read, checkout) ?? 0;
    const opened = open.current();
    if (isStillGood(opened, checkout, { amountCents, now: clock.now() })) {
      return { session: opened.session, entry: opened.entry, checkout };
    }

    const tempUserID = checkout.tempUserID ?? ids.uuid();
    const session = yield* sessions.open({ tempUserID, amountCents });
    const entry = yield* vault.open(session);
    open.become({ session, entry, amountCents });
    const now = yield* currentCheckout.read;
    const started: Checkout = {
      ...now,
      tempUserID,
      paymentInfo: {
        ...now.paymentInfo,
        captureContextData: session.captureContext,
        session: startSession(session),
      },
    };
    yield* currentCheckout.replace(started);
    return { session, entry, checkout: started };
  });

const isStillGood = (
  opened: OpenedEntry | undefined,
  { paymentInfo: { session } }: Checkout,
  { amountCents, now }: { readonly amountCents: number; readonly now: number },
): opened is OpenedEntry =>
  opened !== undefined &&
  opened.amountCents === amountCents &&
  opened.session.paymentSessionId === session.paymentSessionId &&
  opened.session.deadline > now &&
  !session.isExpired &&
  !session.reloadPayment;
