import type { Cents } from '#domain/money/cents.ts';
import type { OrderTax, TaxableLine } from '#domain/order/order-tax.ts';

export interface TaxQuestion {
  /** Two letters, any letter case: only the destination's state counts. */
  readonly state: string;
  /** Already net of the discount. */
  readonly lines: readonly TaxableLine[];
  readonly shippingCharge: Cents;
}

export interface TaxAnswer extends OrderTax {
  /** Which data the answer rests on. */
  readonly dataVersion: string;
}

/** Who knows sales taxes. Asked in vain (no rates for the state), it answers no tax. */
export interface TaxProvider {
  quote(question: TaxQuestion): Promise<TaxAnswer>;
}
