import type { Effect } from 'effect';
import type { ShippingQuote, TaxQuote } from '#domain/cart/cart.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { DraftVerdict, Order, OrderDraft, PlacedOrder } from '#domain/order/order.ts';
import type { GivenPayment } from '#domain/payment/payment-method.ts';
import type { Address } from '#domain/shipping/address.ts';
import type { ItemAvailability, ItemDemand } from '#domain/shipping/zip-verdict.ts';
import type {
  DraftRefusal,
  OrderHidden,
  SubmitFailure,
  TaxUnknown,
} from '#ports/order/order-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export interface Submission {
  readonly quoteId: string;
  readonly draft: OrderDraft;
  readonly payment: GivenPayment;
  readonly idempotencyKey: string;
  /** Names this device to the account's cart, out of which the order takes its goods (D-CART-28). */
  readonly cartToken?: string;
}

/** The two secrets an order is sent with; only they name it while nobody knows its end. */
export type OrderAttempt = Pick<Submission, 'idempotencyKey'> & Pick<OrderDraft, 'tempUserID'>;

/** Prices, checks and takes orders. The desk prices; the shopper confirms (D-ORDER-01). */
export interface OrderPlacement {
  availability(
    zipcode: string,
    items: readonly ItemDemand[],
  ): Effect.Effect<readonly ItemAvailability[], CallFailure>;
  shippingCharge(
    address: Pick<Address, 'zipcode' | 'state'>,
    items: readonly ItemDemand[],
    subTotal: Cents,
  ): Effect.Effect<ShippingQuote, CallFailure>;
  tax(
    address: Address,
    items: readonly ItemDemand[],
    shippingCharge: Cents,
    discount: Cents,
  ): Effect.Effect<TaxQuote, CallFailure | TaxUnknown>;
  /** Reads and promises; changes nothing, so repeating is harmless. */
  validate(draft: OrderDraft): Effect.Effect<DraftVerdict, CallFailure | DraftRefusal>;
  /** Safe to repeat with the same idempotency key: one key is one order (ORDER-10). */
  submit(submission: Submission): Effect.Effect<PlacedOrder, SubmitFailure>;
  /**
   * Gives up a submission that waits for the bank's question, also while the page goes. True when
   * nothing of it is held any more. Safe to repeat.
   */
  withdraw(attempt: OrderAttempt): Effect.Effect<boolean, CallFailure>;
}

/** Orders that were placed. */
export interface PlacedOrders {
  /** The e-mail of the order and the secret of its checkout prove a guest's claim (D-API-16). */
  find(
    orderId: string,
    email: string,
    tempUserID?: string,
  ): Effect.Effect<Order, CallFailure | OrderHidden>;
}
