import type { Cents } from '#domain/money/cents.ts';
import type { OrderTax, TaxableLine } from '#domain/order/order-tax.ts';

export interface TaxQuestion {
  /** Two letters in any letter case; only the destination's state is used. */
  readonly state: string;
  /** Cents after the discount. */
  readonly lines: readonly TaxableLine[];
  readonly shippingCharge: Cents;
}

export interface TaxAnswer extends OrderTax {
  /** Version of the data behind the answer. */
  readonly dataVersion: string;
}

/** Calculates sales taxes. Without rates for the state the tax is 0. */
export interface TaxProvider {
  quote(question: TaxQuestion): Promise<TaxAnswer>;
}
