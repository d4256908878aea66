import type { Cents } from '#domain/money/cents.ts';
import type { UnavailableItem } from '#domain/order/order.ts';
import { type PromisedPrice, quoteMatch } from '#domain/order/quote/quote-match.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { findQuote, type QuoteRow } from '#server/data/order/quotes.ts';
import { writeAudit } from '#server/data/payment/audit.ts';
import { type Assessment, promise } from '#server/order/quote/assess-draft.ts';

/** Refused unless everything is still there and costs what was promised, to the cent. */
export const requireQuote = async (
  parts: Pick<ShopParts, 'db' | 'clock'>,
  actorHash: string,
  quoteId: string,
  assessment: Assessment,
): Promise<Refusal | undefined> => {
  const { db, clock } = parts;
  const now = clock.now();
  const quote = await findQuote(db, quoteId, actorHash);
  const match = quoteMatch(
    quote && promisedBy(quote),
    { ...assessment, basis: assessment.basisHash },
    now,
  );
  switch (match.kind) {
    case 'holds':
      return undefined;
    case 'unknown':
      await writeAudit(db, { at: new Date(now), actorHash, what: 'foreign-quote', facts: {} });
      return refuse('QUOTE_UNKNOWN');
    case 'expired':
      return refuse('QUOTE_EXPIRED');
    case 'unavailable':
      return stockRefusal(match.items);
    case 'changed': {
      if (match.isTampered) await noteTampering(parts, actorHash, quoteId, assessment);
      const fresh = await promise(parts, actorHash, assessment);
      return refuse('PRICE_CHANGED', { oldTotal: match.oldTotal, quote: fresh });
    }
  }
};

const promisedBy = (quote: QuoteRow): PromisedPrice => ({
  basis: quote.basis_hash,
  price: {
    subTotal: quote.sub_total as Cents,
    discount: quote.discount as Cents,
    shippingCharge: quote.shipping_charge as Cents,
    tax: quote.tax as Cents,
    totalAmount: quote.total_amount as Cents,
  },
  expiresAt: quote.expires_at.getTime(),
});

export const stockRefusal = (items: readonly UnavailableItem[]): Refusal =>
  refuse('STOCK_CHANGED', { unavailable: items });

const noteTampering = (
  { db, clock }: Pick<ShopParts, 'db' | 'clock'>,
  actorHash: string,
  quoteId: string,
  { priceChanges }: Assessment,
): Promise<void> =>
  writeAudit(db, {
    at: new Date(clock.now()),
    actorHash,
    what: 'total-tampered',
    facts: { quoteId, lines: priceChanges.length },
  });
