import { Effect } from 'effect';
import type { OpenCardEntry } from '#application/payment/open-card-entry.ts';
import type { PaymentEntry, UseCases } from '#application/use-cases.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { mayOpenStep, paymentCompleted } from '#domain/checkout/checkout-steps.ts';
import { enteredPayment } from '#domain/checkout/entered-payment.ts';
import { killSession } from '#domain/payment/payment-session-steps.ts';
import { readExpiry } from '#domain/validation/card-expiry.ts';
import { hasProblems } from '#domain/validation/forms.ts';
import type { Clock } from '#ports/clock.ts';
import type { CurrentCheckout } from '#ports/current-checkout.ts';
import {
  CardExpiryInvalid,
  InputRefused,
  PaymentSessionExpired,
  StepNotReady,
  VaultNotReady,
} from '#ports/failures.ts';
import type { Telemetry } from '#ports/telemetry.ts';

/** A card is good to the end of its month wherever on earth that is: twelve hours behind UTC. */
const lastTimeZone = 12 * 60 * 60 * 1000;

/**
 * Checks name, expiry and billing address, then has the vault make a token (PAY-04). The shop never
 * sees the card number. Safe to repeat: a later token replaces the one before.
 */
export const makeCompletePayment = (
  currentCheckout: CurrentCheckout,
  telemetry: Telemetry,
  clock: Clock,
  open: OpenCardEntry,
): UseCases['completePayment'] => {
  const enter = Effect.fnUntraced(function* (checkout: Checkout, entry: PaymentEntry) {
    const today = new Date(clock.now() - lastTimeZone).toISOString().slice(0, 10);
    const entered = enteredPayment(checkout, entry, today);
    yield* currentCheckout.replace(entered.checkout);
    if (hasProblems(entered.billingProblems)) {
      telemetry.record({
        kind: 'failure',
        name: 'billing_address_validation_failure',
        details: { fields: Object.keys(entered.billingProblems).join(' ') },
      });
    }
    const problems = { ...entered.billingProblems, ...entered.cardProblems };
    return hasProblems(problems) ? yield* new InputRefused({ problems }) : entered.checkout;
  });

  const markExpired = Effect.gen(function* () {
    const checkout = yield* currentCheckout.read;
    const session = killSession(checkout.paymentInfo.session);
    yield* currentCheckout.replace({
      ...checkout,
      paymentInfo: { ...checkout.paymentInfo, session },
    });
  });

  const tokenize = Effect.fnUntraced(function* (typedExpiry: string) {
    const { opened } = open;
    const expiry = readExpiry(typedExpiry);
    if (opened === undefined) return yield* new VaultNotReady();
    if (expiry === undefined) return yield* new CardExpiryInvalid();
    if (opened.session.deadline <= clock.now()) return yield* new PaymentSessionExpired();
    const month = String(expiry.month).padStart(2, '0');
    const token = yield* opened.entry.tokenize({ month, year: String(expiry.year) });
    // The vault's time becomes this machine's, whose clock may be hours off.
    return { ...token, expiresAt: token.expiresAt - opened.session.ahead };
  });

  return Effect.fn('completePayment')(function* (entry) {
    const before = yield* currentCheckout.read;
    if (!mayOpenStep(before, 1)) return yield* new StepNotReady({ missing: 'shipping' });
    const entered = yield* enter(before, entry);
    const token = yield* Effect.tapError(tokenize(entry.expiry), (failure) =>
      failure._tag === 'PaymentSessionExpired' ? markExpired : Effect.void,
    );
    const completed = paymentCompleted(entered, token, {
      cardType: token.brand,
      cardNumberMask: `**** ${token.last4}`,
      cardNumberValid: true,
      cvvNumberValid: true,
    });
    yield* currentCheckout.replace(completed);
    return completed;
  });
};
