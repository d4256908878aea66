import { canonicalText } from '#domain/content/canonical-text.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { PriceChange, UnavailableItem } from '#domain/order/order.ts';
import type { PricedLine } from '#domain/order/quote/priced-line.ts';
import type { Price } from '#domain/order/quote/pricing.ts';
import type { Address } from '#domain/shipping/address.ts';

/** A price as it was promised; `basis` is equal for equal goods, prices and destination. */
export interface PromisedPrice {
  readonly basis: string;
  readonly price: Price;
  /** Unix ms. */
  readonly expiresAt: number;
}

/** An order worked out anew. */
export interface PricedAnew {
  readonly basis: string;
  readonly price: Price;
  readonly unavailable: readonly UnavailableItem[];
  /** Lines whose price the client had wrong. */
  readonly priceChanges: readonly PriceChange[];
}

/** Whether an order still is what was promised, to the cent. */
export type QuoteMatch =
  | { readonly kind: 'holds' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unavailable'; readonly items: readonly UnavailableItem[] }
  /** Also when it became cheaper: the shopper confirms what is charged. */
  | {
      readonly kind: 'changed';
      readonly oldTotal: Cents;
      /** Nothing changed but the client's own prices: nobody types those. */
      readonly isTampered: boolean;
    };

export const quoteMatch = (
  promised: PromisedPrice | undefined,
  anew: PricedAnew,
  now: number,
): QuoteMatch => {
  if (promised === undefined) return { kind: 'unknown' };
  if (promised.expiresAt <= now) return { kind: 'expired' };
  if (anew.unavailable.length > 0) return { kind: 'unavailable', items: anew.unavailable };
  const isSameBasis = promised.basis === anew.basis;
  const hasWrongPrices = anew.priceChanges.length > 0;
  return isSameBasis && !hasWrongPrices && isSamePrice(promised.price, anew.price)
    ? { kind: 'holds' }
    : {
        kind: 'changed',
        oldTotal: promised.price.totalAmount,
        isTampered: isSameBasis && hasWrongPrices,
      };
};

export const isSamePrice = (one: Price, other: Price): boolean =>
  one.subTotal === other.subTotal &&
  one.discount === other.discount &&
  one.shippingCharge === other.shippingCharge &&
  one.tax === other.tax &&
  one.totalAmount === other.totalAmount;

/** All that a price depends on, as text: equal for equal goods at equal prices to one destination. */
export const quoteBasis = (
  { state, zipcode }: Pick<Address, 'state' | 'zipcode'>,
  locationNumber: string,
  lines: readonly Pick<PricedLine, 'kind' | 'productId' | 'quantity' | 'unitPrice' | 'contents'>[],
): string =>
  canonicalText({
    locationNumber,
    state: state.trim().toUpperCase(),
    zipcode,
    lines: lines.map(({ kind, productId, quantity, unitPrice, contents }) => ({
      kind,
      productId,
      quantity,
      unitPrice,
      contents,
    })),
  });
