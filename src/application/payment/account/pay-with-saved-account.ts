import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import { recordBilling } from '#application/payment/token-taking.ts';
import { savedAccountCompleted } from '#domain/checkout/account-payment.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { mayOpenStep } from '#domain/checkout/checkout-steps.ts';
import { enteredBilling, type TypedBilling } from '#domain/checkout/entered-payment.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import { PaymentAccountGone } from '#ports/payment/approval-failures.ts';
import type { NotSignedIn } from '#ports/session/call-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export interface SavedAccountEntry extends TypedBilling {
  readonly paymentAccountId: string;
}

/** The customer agreed to it with an earlier order: no page, no window. */
export type PayWithSavedAccount = (
  entry: SavedAccountEntry,
) => Effect.Effect<Checkout, InputRefused | NotSignedIn | PaymentAccountGone | StepNotReady>;

/**
 * Chooses a PayPal account that the customer keeps. Only their own, as this device knows them; the
 * shop checks again. Safe to repeat.
 */
export const makePayWithSavedAccount = (
  session: SignInSession,
  currentCheckout: CurrentCheckout,
  telemetry: Telemetry,
): PayWithSavedAccount =>
  Effect.fn('payWithSavedAccount')(function* ({ paymentAccountId, ...billing }) {
    const { paymentAccounts = [] } = yield* signedIn(session);
    const before = yield* currentCheckout.read;
    if (!mayOpenStep(before, 1)) return yield* new StepNotReady({ missing: 'shipping' });
    if (!paymentAccounts.some((kept) => kept.paymentAccountId === paymentAccountId)) {
      return yield* new PaymentAccountGone();
    }
    const { checkout, billingProblems: problems } = enteredBilling(before, billing);
    recordBilling(telemetry, problems);
    yield* currentCheckout.replace(checkout);
    if (hasProblems(problems)) return yield* new InputRefused({ problems });
    const completed = savedAccountCompleted(checkout, paymentAccountId);
    yield* currentCheckout.replace(completed);
    return completed;
  });
