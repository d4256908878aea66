import { Effect } from 'effect';
import type { OpenCardEntry } from '#application/payment/open-card-entry.ts';
import { killSession } from '#domain/payment/session/payment-session-steps.ts';
import type { Problems } from '#domain/validation/problem.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { Clock } from '#ports/device/clock.ts';
import { PaymentSessionExpired, VaultNotReady } from '#ports/payment/vault-failures.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

/** Months as the vault takes them; absent for the code of a saved card. */
type Expiry = { readonly month: string; readonly year: string } | undefined;

/**
 * Has the vault make a token from what is typed in the open card fields, while their session lasts.
 * A session that ran out is marked so.
 */
export const takeToken = ({ currentCheckout, clock, open }: TokenParts, expiry: Expiry) => {
  const token = Effect.gen(function* () {
    const opened = open.current();
    if (opened === undefined) return yield* new VaultNotReady();
    if (opened.session.deadline <= clock.now()) return yield* new PaymentSessionExpired();
    const made = yield* opened.entry.tokenize(expiry);
    // The vault's time becomes this machine's, whose clock may be hours off.
    return { ...made, expiresAt: made.expiresAt - opened.session.ahead };
  });
  return Effect.tapError(token, (failure) =>
    failure._tag === 'PaymentSessionExpired' ? markExpired(currentCheckout) : Effect.void,
  );
};

export interface TokenParts {
  readonly currentCheckout: CurrentCheckout;
  readonly clock: Clock;
  readonly open: OpenCardEntry;
}

const markExpired = Effect.fnUntraced(function* (currentCheckout: CurrentCheckout) {
  const checkout = yield* currentCheckout.read;
  const session = killSession(checkout.paymentInfo.session);
  const paymentInfo = { ...checkout.paymentInfo, session };
  yield* currentCheckout.replace({ ...checkout, paymentInfo });
});

/** A refused billing address is told to the people who run the shop, by the names of its fields. */
export const recordBilling = (telemetry: Telemetry, problems: Problems): void => {
  const fields = Object.keys(problems).join(' ');
  if (fields === '') return;
  telemetry.record({
    kind: 'failure',
    name: 'billing_address_validation_failure',
    details: { fields },
  });
};
