import type { ShippingQuote } from '#domain/cart/cart.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Expectation, NoDay } from '#domain/shipping/expected-day/expected-days.ts';

/** What is known of an order before there is an address: only the zip code it would go to. */
export interface DeliveryEstimate {
  /** Two capital letters. */
  readonly state: string;
  /** Absent when the zip code is newer than the directory. */
  readonly city?: string;
  readonly expected: Expectation | NoDay;
  /** Absent when nothing is sent there. */
  readonly charges?: DeliveryCharges;
}

export interface DeliveryCharges {
  readonly shipping: ShippingQuote;
  readonly totalTax: Cents;
}
