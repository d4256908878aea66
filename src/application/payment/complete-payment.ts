import { Effect } from 'effect';
import type { OpenCardEntry } from '#application/payment/open-card-entry.ts';
import { recordBilling, takeToken } from '#application/payment/token-taking.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { mayOpenStep, paymentCompleted } from '#domain/checkout/checkout-steps.ts';
import { enteredPayment, type TypedPayment } from '#domain/checkout/entered-payment.ts';
import { cardDay, readExpiry } from '#domain/validation/card-expiry.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';
import { CardExpiryInvalid, VaultNotReady } from '#ports/payment/vault-failures.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

/** What the payment step hands in of a new card. */
export type PaymentEntry = TypedPayment;

export type CompletePayment = (
  entry: PaymentEntry,
) => Effect.Effect<Checkout, InputRefused | StepNotReady | VaultFailure>;

/**
 * Checks name, expiry and billing address of a new card, then has the vault make a token (PAY-04).
 * The shop never sees the card number. Safe to repeat: a later token replaces the one before.
 */
export const makeCompletePayment = (
  currentCheckout: CurrentCheckout,
  telemetry: Telemetry,
  clock: Clock,
  open: OpenCardEntry,
): CompletePayment => {
  const enter = Effect.fnUntraced(function* (checkout: Checkout, entry: PaymentEntry) {
    const entered = enteredPayment(checkout, entry, cardDay(clock.now()));
    yield* currentCheckout.replace(entered.checkout);
    recordBilling(telemetry, entered.billingProblems);
    const problems = { ...entered.billingProblems, ...entered.cardProblems };
    return hasProblems(problems) ? yield* new InputRefused({ problems }) : entered.checkout;
  });

  const tokenize = Effect.fnUntraced(function* (typedExpiry: string) {
    const expiry = readExpiry(typedExpiry);
    if (open.current() === undefined) return yield* new VaultNotReady();
    if (expiry === undefined) return yield* new CardExpiryInvalid();
    const month = String(expiry.month).padStart(2, '0');
    const year = String(expiry.year);
    return yield* takeToken({ currentCheckout, clock, open }, { month, year });
  });

  return Effect.fn('completePayment')(function* (entry) {
    const before = yield* currentCheckout.read;
    if (!mayOpenStep(before, 1)) return yield* new StepNotReady({ missing: 'shipping' });
    const entered = yield* enter(before, entry);
    const token = yield* tokenize(entry.expiry);
    const fields = open.current()?.entry.state();
    const completed = paymentCompleted(entered, token, {
      cardType: token.brand,
      cardNumberMask: `**** ${token.last4}`,
      // As the vault's own fields said: the shop never sees what was typed (PAY-06).
      cardNumberValid: fields?.number.valid === true,
      cvvNumberValid: fields?.securityCode.valid === true,
    });
    yield* currentCheckout.replace(completed);
    return completed;
  });
};
