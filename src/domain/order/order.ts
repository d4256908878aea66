import type { GiftRecipient } from '#domain/gift/gift.ts';
import type { TenderedGiftCard } from '#domain/gift/gift-tender.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { PayingMethod } from '#domain/payment/payment-info.ts';
import type { Address, Contact } from '#domain/shipping/address.ts';
import type {
  Expectation,
  ExpectedDays,
  NoDay,
} from '#domain/shipping/expected-day/expected-days.ts';

/** A line of the order payload. `total` = quantity × unitPrice (ORDER-01). */
export interface OrderLineFacts {
  /** 1, 2, 3 … in cart order over all three lists together. */
  readonly lineItemNumber: number;
  readonly productId: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly id: string;
  readonly total: Cents;
  readonly name: string;
}

/** A plain line; an e-gift card says whom it is for. */
export interface OrderProduct extends OrderLineFacts {
  readonly gift?: GiftRecipient;
}

export interface OrderMix extends OrderLineFacts {
  readonly multipackId: string;
  readonly multipackList: readonly { readonly productId: string; readonly quantity: number }[];
  /** The non-stock item the box is sold as, `zNonSku` on the wire. */
  readonly nonSku: string;
}

export interface OrderBundle extends OrderLineFacts {
  readonly bundleId: string;
  readonly bundleList: readonly { readonly productId: string; readonly quantity: number }[];
  readonly virtualSku: string;
}

/** A cart as the order calls carry it: every line in exactly one of three lists (ORDER-02). */
export interface OrderLines {
  readonly products: readonly OrderProduct[];
  readonly multipack: readonly OrderMix[];
  readonly bundle: readonly OrderBundle[];
}

/** Everything about an order but the payment (`order payload without payment`, D-API-18). */
export interface OrderDraft {
  readonly lines: OrderLines;
  readonly contact: Contact;
  readonly shipping: Address;
  readonly billing: Address;
  readonly tempUserID: string;
  readonly couponName?: string;
  /** The order is a gift for another person (D-GIFT-05). */
  readonly giftOrder?: boolean;
  readonly giftMessage?: string;
  /** Refs of the gift cards that pay, in the order of the shopper (D-GIFT-07). */
  readonly giftCards?: readonly string[];
}

/** The server's price for one draft; the client must confirm exactly this price (D-ORDER-01). */
export interface Quote {
  readonly quoteId: string;
  readonly subTotal: Cents;
  readonly discount: Cents;
  readonly shippingCharge: Cents;
  readonly tax: Cents;
  readonly totalAmount: Cents;
  /** What each gift card pays; absent without any. */
  readonly giftCards?: readonly TenderedGiftCard[];
  /** The total less the gift cards: what another method pays. */
  readonly amountDue: Cents;
  /** When the order should come if it is placed with this quote. */
  readonly expected?: Expectation | NoDay;
  /** Unix ms. */
  readonly expiresAt: number;
}

export interface UnavailableItem {
  readonly productId: string;
  readonly title: string;
  readonly requested: number;
  readonly available: number;
}

export interface PriceChange {
  readonly productId: string;
  readonly title: string;
  readonly oldPrice: Cents;
  readonly newPrice: Cents;
}

/** What validating a draft found; a quote comes only with a valid one. */
export interface DraftVerdict {
  readonly valid: boolean;
  readonly unavailableItems: readonly UnavailableItem[];
  readonly priceChanges: readonly PriceChange[];
  readonly quote?: Quote;
}

/** Statuses a shopper sees (D-CHECKOUT-01); others are shown as received. */
export const orderStatuses = [
  'SUBMITTED',
  'PROCESSING',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number] | (string & {});

/** The state of an order's payment, as shoppers see it. */
export type PaymentProgress =
  | 'PAID'
  | 'CONFIRMING'
  /** The payer's bank decides; that may take days. */
  | 'PENDING'
  | 'IN_REVIEW'
  | 'FAILED'
  /** Cancelled; what was paid is on its way back, or is back. */
  | 'REFUNDING'
  | 'REFUNDED';

/** What shoppers are told of an order's way, in this order; the last two end it early. */
export const orderMilestones = [
  'PLACED',
  'PAID',
  'PREPARED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'REFUNDED',
] as const;
export type OrderMilestone = (typeof orderMilestones)[number];

/** A milestone that was reached, and when (ISO 8601, UTC). */
export interface OrderMoment {
  readonly milestone: OrderMilestone;
  readonly at: string;
}

/** Who carries parcels. */
export const carriers = ['UPS', 'USPS', 'FedEx'] as const;
export type Carrier = (typeof carriers)[number];

/** By what a parcel is followed. */
export interface Shipment {
  readonly carrier: Carrier;
  readonly trackingNumber: string;
}

export interface PlacedLine {
  readonly lineItemNumber: number;
  readonly kind: 'product' | 'mix' | 'bundle';
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly total: Cents;
  readonly imagePath?: string;
  readonly size?: string;
  readonly preOrderText?: string;
  /** What is in a mix. */
  readonly contents?: readonly MixedProduct[];
  readonly gift?: GiftRecipient;
}

/** A gift card as the order it paid for tells of it. */
export interface UsedGiftCard {
  readonly last4: string;
  readonly amount: Cents;
}

export interface Order {
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly payment: PaymentProgress;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  readonly contact: Contact;
  readonly shipping: Address;
  readonly billing: Address;
  readonly lines: readonly PlacedLine[];
  readonly subTotal: Cents;
  readonly discount: Cents;
  readonly shippingCharge: Cents;
  readonly tax: Cents;
  readonly totalAmount: Cents;
  /** What gift cards paid; absent when none did. */
  readonly giftCards?: readonly UsedGiftCard[];
  /** What was left to another method. */
  readonly amountDue: Cents;
  readonly card?: { readonly brand: string; readonly last4: string };
  /** What paid in place of a card, by the name its owner knows. */
  readonly paidWith?: {
    readonly method: Exclude<PayingMethod, 'card'>;
    readonly name: string;
  };
  /** What the discount was for. */
  readonly couponName?: string;
  readonly giftOrder?: boolean;
  readonly giftMessage?: string;
  /** The days that were promised; absent when no day could be told. */
  readonly expected?: ExpectedDays;
  /** How far it is, the first moment first. */
  readonly timeline?: readonly OrderMoment[];
  readonly shipment?: Shipment;
  /** It is in the history of an account. */
  readonly inAccount?: boolean;
}

/** The short answer to a submitted order. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly payment: PaymentProgress;
  readonly totalAmount: Cents;
}
