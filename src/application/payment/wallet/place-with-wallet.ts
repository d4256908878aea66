import { Effect } from 'effect';
import type { ShippingEntry } from '#application/checkout/complete-shipping.ts';
import { unsentOutcome } from '#application/order/placing-outcome.ts';
import type { ApprovedOutcome } from '#application/payment/wallet/approved-outcome.ts';
import type { WalletOrder } from '#application/payment/wallet/wallet-order.ts';
import { onlyGiftCards } from '#domain/cart/lines/gift-lines.ts';
import { amountDueOf } from '#domain/checkout/checkout-tender.ts';
import { withWallet } from '#domain/checkout/wallet-checkout.ts';
import type { Cents } from '#domain/money/cents.ts';
import { deliveryOf } from '#domain/payment/wallet/wallet-contact.ts';
import {
  billingFaults,
  deliveryFaults,
  faultsIn,
  type WalletFault,
  zipFault,
} from '#domain/payment/wallet/wallet-fault.ts';
import { QuoteMissing } from '#ports/order/order-failures.ts';
import type { WalletPayment } from '#ports/payment/wallet.ts';

/** Faults: the sheet stays open. `stopped`: it was closed before anything was sent. */
export type WalletPlacing =
  | { readonly is: 'faulty'; readonly faults: readonly WalletFault[] }
  | { readonly is: 'stopped' }
  | { readonly is: 'ended'; readonly outcome: ApprovedOutcome };

interface Approved {
  readonly payment: WalletPayment;
  /** The total the shopper saw when they approved. */
  readonly total: Cents;
  /** True once nobody waits for the sheet's answer any more. */
  readonly isOver: () => boolean;
}

/**
 * Everything after the shopper's approval: the rules of the shipping step (WALLET-07), the price once
 * more, then the order under one key. Nothing is sent for another total than the approved one, and
 * nothing after the sheet is over (P-49).
 */
export const placeWithWallet = Effect.fnUntraced(function* (
  order: WalletOrder,
  { payment, total, isOver }: Approved,
): Effect.fn.Return<WalletPlacing> {
  const before = yield* order.checkout.read;
  const { lines } = yield* order.cart.read;
  const entry = entryOf(payment, !onlyGiftCards(lines));
  if ('faults' in entry) return faulty(entry.faults);
  const { giftOrder, giftMessage } = before.giftCard;
  const done = yield* shippingDone(order, {
    ...entry,
    giftOrder,
    giftMessage: giftMessage.value,
    // Its owner chose it in the sheet: nobody can be asked once more.
    addressChoice: 'as-entered',
  });
  if (done !== undefined) return done;
  const checkout = yield* order.checkout.read;
  const due = amountDueOf(yield* order.cart.read, checkout);
  if (due === undefined) return ended(unsentOutcome(new QuoteMissing()));
  if (due !== total) return ended({ is: 'total-changed', before: total, after: due });
  if (isOver()) return { is: 'stopped' };
  const { namedKey } = order;
  yield* order.checkout.replace({
    ...withWallet(checkout, payment.given),
    ...(namedKey !== undefined && { idempotencyKey: namedKey }),
  });
  return ended(yield* order.placeOrder({ asksAgain: true, showsBank: false }));
});

const ended = (outcome: ApprovedOutcome): WalletPlacing => ({ is: 'ended', outcome });
const faulty = (faults: readonly WalletFault[]): WalletPlacing => ({ is: 'faulty', faults });

/** The sheet's contacts as the shipping step takes them. */
const entryOf = (
  { shipping, billing }: WalletPayment,
  isSent: boolean,
): ShippingEntry | { readonly faults: readonly WalletFault[] } => {
  const delivery = deliveryOf(shipping);
  const bill = deliveryOf(billing).address;
  // A wallet that knows no bill's address: it is the one the goods go to.
  const isBilled = bill.address !== '' || !isSent;
  const faults = [...deliveryFaults(delivery, isSent), ...(isBilled ? billingFaults(bill) : [])];
  if (faults.length > 0) return { faults };
  const { contact, address } = delivery;
  return { ...contact, shipping: address, ...(isBilled && { billing: bill }) };
};

/** Undefined when the step is done. */
const shippingDone = (
  order: WalletOrder,
  entry: ShippingEntry,
): Effect.Effect<WalletPlacing | undefined> =>
  Effect.match(order.completeShipping(entry), {
    onSuccess: () => undefined,
    onFailure: (failure) => {
      switch (failure._tag) {
        case 'InputRefused':
          return faulty(faultsIn('shipping', failure.problems));
        case 'AddressNotServiceable':
          return faulty([zipFault]);
        default:
          return ended(unsentOutcome(failure));
      }
    },
  });
