import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import type { OpenCardEntry } from '#application/payment/open-card-entry.ts';
import { recordBilling, takeToken } from '#application/payment/token-taking.ts';
import { isExpired } from '#domain/account/saved-card.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { mayOpenStep, paymentCompleted } from '#domain/checkout/checkout-steps.ts';
import { enteredBilling, type TypedBilling } from '#domain/checkout/entered-payment.ts';
import { choosePaymentCard } from '#domain/payment/card-removal.ts';
import { cardInfoOf, tokenOfSaved, withSavedCards } from '#domain/payment/saved-cards.ts';
import { cardDay } from '#domain/validation/card-expiry.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import type { Clock } from '#ports/device/clock.ts';
import { SavedCardGone } from '#ports/payment/payment-failures.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';
import type { NotSignedIn } from '#ports/session/call-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

/** … and of a card of the account. */
export interface SavedCardEntry extends TypedBilling {
  readonly cardSequence: number;
}

/** The vault's fields hold the security code of the card, nothing else. */
export type PayWithSavedCard = (
  entry: SavedCardEntry,
) => Effect.Effect<
  Checkout,
  InputRefused | NotSignedIn | SavedCardGone | StepNotReady | VaultFailure
>;

/**
 * Chooses a card of the account and has the vault make a token of its security code (PAY-23). Only
 * the account's own cards, as this device knows them, and none that ran out; the shop checks again.
 * Safe to repeat.
 */
export const makePayWithSavedCard = (
  session: SignInSession,
  currentCheckout: CurrentCheckout,
  telemetry: Telemetry,
  clock: Clock,
  open: OpenCardEntry,
): PayWithSavedCard =>
  Effect.fn('payWithSavedCard')(function* ({ cardSequence: sequence, ...billing }) {
    const { paymentCards: cards } = yield* signedIn(session);
    const before = yield* currentCheckout.read;
    if (!mayOpenStep(before, 1)) return yield* new StepNotReady({ missing: 'shipping' });
    const card = cards.find((kept) => kept.sequence === sequence);
    if (card === undefined) return yield* new SavedCardGone({ sequence });

    const { checkout, billingProblems } = enteredBilling(before, billing);
    const today = cardDay(clock.now());
    const listed = withSavedCards(checkout.paymentInfo, cards, { today, suggests: false });
    const paymentInfo = { ...choosePaymentCard(listed, sequence), saveNewCard: false };
    const entered = { ...checkout, paymentInfo };
    yield* currentCheckout.replace(entered);
    recordBilling(telemetry, billingProblems);
    const problems = {
      ...billingProblems,
      ...(isExpired(card, today) && { expiry: { key: 'expiry.past' } as const }),
    };
    if (hasProblems(problems)) return yield* new InputRefused({ problems });

    const token = yield* takeToken({ currentCheckout, clock, open }, undefined);
    const code = open.current()?.entry.state().securityCode;
    const info = { ...cardInfoOf(card), cvvNumberValid: code?.valid === true };
    const completed = paymentCompleted(entered, tokenOfSaved(token, card), info);
    yield* currentCheckout.replace(completed);
    return completed;
  });
