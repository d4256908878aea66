import type { Cents } from '#domain/money/cents.ts';
import type { OrderTax, TaxableLine } from '#domain/order/order-tax.ts';
import type { NotAsked } from '#server/parties/destination/address-service.ts';

/** Where goods go: of an estimate only zip code and state are known. */
export interface TaxedPlace {
  /** Two letters in any letter case. */
  readonly state: string;
  readonly zipcode: string;
  readonly city?: string;
  readonly street?: string;
}

export interface TaxQuestion {
  readonly to: TaxedPlace;
  /** Cents after the discount. */
  readonly lines: readonly TaxableLine[];
  readonly shippingCharge: Cents;
}

export interface TaxAnswer extends OrderTax {
  readonly kind: 'answered';
  /** Version of the answer. */
  readonly dataVersion: string;
}

/** Calculates sales taxes. Never throws, and never guesses: without an answer there is no price. */
export interface TaxProvider {
  quote(question: TaxQuestion): Promise<TaxAnswer | NotAsked>;
}
