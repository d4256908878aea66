import * as z from 'zod/mini';
import { wireQuote, wireUnavailableItem } from '#adapters/http/wire/order.ts';
import type { Cents } from '#domain/money/cents.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';
import type { UnavailableItem } from '#domain/order/order.ts';
import { type PromisedPrice, quoteMatch } from '#domain/order/quote-match.ts';
import type { Refusal } from '#server/api/refusal.ts';
import { type Assessment, promise } from '#server/commerce/assess-draft.ts';
import type { CommerceParts } from '#server/commerce/commerce-parts.ts';
import {
  priceChanged,
  quoteExpired,
  quoteUnknown,
  stockChanged,
} from '#server/commerce/refusals.ts';
import { writeAudit } from '#server/data/commerce/audit.ts';
import { findQuote, type QuoteRow } from '#server/data/commerce/quotes.ts';

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
  const match = quoteMatch(
    quote && promisedBy(quote),
    { ...assessment, basis: assessment.basisHash },
    now,
  );
  switch (match.kind) {
    case 'holds':
      return;
    case 'unknown':
      await writeAudit(db, { at: new Date(now), actorHash, what: 'foreign-quote', facts: {} });
      throw quoteUnknown();
    case 'expired':
      throw quoteExpired();
    case 'unavailable':
      throw stockRefusal(match.items);
    case 'changed': {
      if (match.isTampered) await noteTampering(parts, actorHash, quoteId, assessment);
      const fresh = await promise(parts, actorHash, assessment);
      const oldTotal = dollarsFromCents(match.oldTotal);
      throw priceChanged({ data: [{ oldTotal, quote: z.encode(wireQuote, fresh) }] });
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
  stockChanged({ data: items.map((item) => z.encode(wireUnavailableItem, item)) });

const noteTampering = (
  { db, clock }: CommerceParts,
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
