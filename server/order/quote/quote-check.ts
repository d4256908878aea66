import type { Cents } from '#domain/money/cents.ts';
import type { UnavailableItem } from '#domain/order/order.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { ThrownRefusal } from '#server/base/refusal/thrown-refusal.ts';
import { findQuote, type QuoteRow } from '#server/data/order/quotes.ts';
import { writeAudit } from '#server/data/payment/audit.ts';
import { type Assessment, promise } from '#server/order/quote/assess-draft.ts';

/** Throws unless everything is still there and costs what was promised, to the cent. */
export const requireQuote = async (
  parts: ShopParts,
  actorHash: string,
  quoteId: string,
  assessment: Assessment,
): Promise<void> => {
  const { db, clock } = parts;
  const now = clock.now();
  const quote = await findQuote(db, quoteId, actorHash);
  if (quote === undefined) {
    await writeAudit(db, { at: new Date(now), actorHash, what: 'foreign-quote', facts: {} });
    throw new ThrownRefusal(refuse('QUOTE_UNKNOWN'));
  }
  if (quote.expires_at.getTime() <= now) throw new ThrownRefusal(refuse('QUOTE_EXPIRED'));
  const { unavailable } = assessment;
  if (unavailable.length > 0) throw new ThrownRefusal(stockRefusal(unavailable));
  if (holds(quote, assessment)) return;
  if (assessment.priceChanges.length > 0) await noteTampering(parts, actorHash, quote, assessment);
  // Also when it became cheaper: the shopper confirms what is charged.
  const fresh = await promise(parts, actorHash, assessment);
  throw new ThrownRefusal(
    refuse('PRICE_CHANGED', { oldTotal: quote.total_amount as Cents, quote: fresh }),
  );
};

export const stockRefusal = (items: readonly UnavailableItem[]): Refusal =>
  refuse('STOCK_CHANGED', { unavailable: items });

const holds = (quote: QuoteRow, { basisHash, price, priceChanges }: Assessment): boolean =>
  quote.basis_hash === basisHash &&
  quote.sub_total === price.subTotal &&
  quote.discount === price.discount &&
  quote.shipping_charge === price.shippingCharge &&
  quote.tax === price.tax &&
  quote.total_amount === price.totalAmount &&
  priceChanges.length === 0;

/** The quote still holds and only the client's own prices are other ones: nobody types those. */
const noteTampering = async (
  { db, clock }: ShopParts,
  actorHash: string,
  quote: QuoteRow,
  { basisHash, priceChanges }: Assessment,
): Promise<void> => {
  if (quote.basis_hash !== basisHash) return;
  await writeAudit(db, {
    at: new Date(clock.now()),
    actorHash,
    what: 'total-tampered',
    facts: { quoteId: quote.quote_id, lines: priceChanges.length },
  });
};
