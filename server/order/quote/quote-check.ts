import * as z from 'zod/mini';
import { wireQuote, wireUnavailableItem } from '#adapters/http/wire/order.ts';
import type { Cents } from '#domain/money/cents.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';
import type { UnavailableItem } from '#domain/order/order.ts';
import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import type { Refusal } from '#server/base/refusal/refusal.ts';
import { findQuote, type QuoteRow } from '#server/data/order/quotes.ts';
import { writeAudit } from '#server/data/payment/audit.ts';
import { type Assessment, promise } from '#server/order/quote/assess-draft.ts';
import {
  priceChanged,
  quoteExpired,
  quoteUnknown,
  stockChanged,
} from '#server/payment/refusals.ts';

/** Throws unless everything is still there and costs what was promised, to the cent. */
export const requireQuote = async (
  parts: CommerceParts,
  actorHash: string,
  quoteId: string,
  assessment: Assessment,
): Promise<void> => {
  const { db, clock } = parts;
  const now = clock.now();
  const quote = await findQuote(db, quoteId, actorHash);
  if (quote === undefined) {
    await writeAudit(db, { at: new Date(now), actorHash, what: 'foreign-quote', facts: {} });
    throw quoteUnknown();
  }
  if (quote.expires_at.getTime() <= now) throw quoteExpired();
  const { unavailable } = assessment;
  if (unavailable.length > 0) throw stockRefusal(unavailable);
  if (holds(quote, assessment)) return;
  if (assessment.priceChanges.length > 0) await noteTampering(parts, actorHash, quote, assessment);
  // Also when it became cheaper: the shopper confirms what is charged.
  const fresh = await promise(parts, actorHash, assessment);
  const oldTotal = dollarsFromCents(quote.total_amount as Cents);
  throw priceChanged({ data: [{ oldTotal, quote: z.encode(wireQuote, fresh) }] });
};

export const stockRefusal = (items: readonly UnavailableItem[]): Refusal =>
  stockChanged({ data: items.map((item) => z.encode(wireUnavailableItem, item)) });

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
  { db, clock }: CommerceParts,
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
