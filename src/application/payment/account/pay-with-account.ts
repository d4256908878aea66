import { Effect } from 'effect';
import { checkOrder } from '#application/order/check-order.ts';
import { orderableCart } from '#application/order/ready-to-order.ts';
import { approvalEvent } from '#application/payment/account/approval-telemetry.ts';
import {
  type ApprovedPaymentPorts,
  approvedPayment,
} from '#application/payment/account/approved-payment.ts';
import { recordBilling } from '#application/payment/token-taking.ts';
import { accountChosen, withPaymentAccount } from '#domain/checkout/account-payment.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { mayOpenStep } from '#domain/checkout/checkout-steps.ts';
import { enteredBilling, type TypedBilling } from '#domain/checkout/entered-payment.ts';
import { orderDraftOf } from '#domain/order/order-draft.ts';
import {
  accountBegun,
  accountFailed,
  approvalCancelled,
  sessionOpened,
} from '#domain/payment/account/payment-account.ts';
import { isTrustedRedirect } from '#domain/payment/account/redirect-address.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { CartEmpty, QuantityRefused } from '#ports/cart/cart-failures.ts';
import { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { SubmitFailure } from '#ports/order/order-failures.ts';
import type { OrderPlacement } from '#ports/order/order-placement.ts';
import { type ApprovalFailure, RedirectRefused } from '#ports/payment/approval-failures.ts';
import type { Approval, ApprovalWindow } from '#ports/payment/payment-account.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { ShopFailure } from '#ports/shop-failure.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

/** What the payment step hands in for PayPal. */
export interface AccountEntry extends TypedBilling {
  /** Opened in the press itself; a browser allows a window only then. */
  readonly place: ApprovalWindow;
  /** Hears the approval at once, so that its order can be asked for again. */
  readonly onApproved?: (approval: Approval) => void;
  /** Send to the payer's address at PayPal (ADDR-24). */
  readonly validateAddress: boolean;
  /** Keep the account for later orders; ignored for guests. */
  readonly keepAccount: boolean;
}

export type PayingFailure =
  | CallFailure
  | SubmitFailure
  | ApprovalFailure
  | InputRefused
  | StepNotReady
  | CartEmpty
  | QuantityRefused;

/** In the redirect flow it does not end: the page leaves. */
export type PayWithAccount = (entry: AccountEntry) => Effect.Effect<Checkout, PayingFailure>;

export interface AccountPaymentPorts extends ApprovedPaymentPorts {
  readonly orderPlacement: OrderPlacement;
  readonly idGenerator: IdGenerator;
  readonly telemetry: Telemetry;
  readonly shopFacts: { readonly approvalHosts: readonly string[] };
}

/**
 * Prices the order, opens a session at PayPal and leads the payer to its approval page, whose address
 * is checked before anybody leaves (PACC-01 … PACC-05). Nothing is charged before the order is
 * placed. Safe to repeat: a new press is a new session of the same attempt.
 */
export const makePayWithAccount = (ports: AccountPaymentPorts): PayWithAccount => {
  const { currentCart, currentCheckout, orderPlacement, accountPayments, telemetry } = ports;

  const enter = Effect.fnUntraced(function* (entry: AccountEntry) {
    const read = yield* currentCheckout.read;
    if (!mayOpenStep(read, 1)) return yield* new StepNotReady({ missing: 'shipping' });
    const { checkout, billingProblems } = enteredBilling(read, entry);
    recordBilling(telemetry, billingProblems);
    const chosen = withPaymentAccount(accountChosen(checkout, entry.keepAccount), (account) =>
      accountBegun(account, entry.validateAddress),
    );
    yield* currentCheckout.replace(chosen);
    if (hasProblems(billingProblems)) return yield* new InputRefused({ problems: billingProblems });
    return chosen;
  });

  /** The order at the price the shop promises now: a session is opened for exactly that. */
  const priced = Effect.fnUntraced(function* (entered: Checkout) {
    const cart = yield* orderableCart(yield* currentCart.read);
    const tempUserID = entered.tempUserID ?? ports.idGenerator.uuid();
    const named = { ...entered, tempUserID };
    const draft = orderDraftOf(cart, named, tempUserID);
    const checked = yield* checkOrder(orderPlacement, { cart, checkout: named, draft });
    yield* currentCart.replace(checked.cart);
    yield* currentCheckout.replace(checked.checkout);
    return { draft, quoteId: checked.quote.quoteId };
  });

  const opened = Effect.fnUntraced(function* (entry: AccountEntry) {
    const entered = yield* enter(entry);
    const order = yield* priced(entered);
    const { place, validateAddress, keepAccount } = entry;
    const session = yield* accountPayments.openSession({
      ...order,
      flow: place.flow,
      validateAddress,
      keepAccount,
      idempotencyKey: ports.idGenerator.uuid(),
    });
    const isTrusted = isTrustedRedirect(session.paymentRedirectURL, ports.shopFacts.approvalHosts);
    if (!isTrusted) return yield* new RedirectRefused();
    const checkout = withPaymentAccount(yield* currentCheckout.read, (account) =>
      sessionOpened(account, session),
    );
    yield* currentCheckout.replace(checkout);
    return session;
  });

  return Effect.fn('payWithAccount')(function* (entry) {
    const { place, onApproved } = entry;
    const notOpened = settleApproval(ports, 'session');
    const notApproved = settleApproval(ports, 'order');
    const session = yield* Effect.tapError(opened(entry), notOpened);
    const approval = yield* Effect.tapError(place.approve(session), notApproved);
    onApproved?.(approval);
    return yield* Effect.tapError(approvedPayment(ports, approval), notApproved);
  }, closingWindow);
};

/** Whatever happens, the payer's window does not stay. */
const closingWindow = <Value, Failure>(
  work: Effect.Effect<Value, Failure>,
  { place }: AccountEntry,
): Effect.Effect<Value, Failure> =>
  Effect.ensuring(
    work,
    Effect.sync(() => place.close()),
  );

/** The event of a failed try (D-TEL-14), and what its dialog shows; cart and typed data stay. */
export const settleApproval =
  (
    { currentCheckout, telemetry }: Pick<AccountPaymentPorts, 'currentCheckout' | 'telemetry'>,
    asked: 'session' | 'order',
  ) =>
  (failure: ShopFailure): Effect.Effect<void> =>
    Effect.gen(function* () {
      const name = approvalEvent(failure._tag, asked);
      if (name !== undefined) telemetry.record({ kind: 'failure', name, details: {} });
      const isCancelled = failure._tag === 'ApprovalCancelled';
      const read = yield* currentCheckout.read;
      yield* currentCheckout.replace(
        withPaymentAccount(read, isCancelled ? approvalCancelled : accountFailed),
      );
    });
