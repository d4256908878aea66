import type { Tender } from '#domain/gift/gift-tender.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { UnavailableItem } from '#domain/order/order.ts';
import { type PromisedPrice, quoteMatch } from '#domain/order/quote/quote-match.ts';
import type { ExpectedDays } from '#domain/shipping/expected-day/expected-days.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { findQuote, type QuoteRow } from '#server/data/order/quotes.ts';
import { writeAudit } from '#server/data/payment/audit.ts';
import { giftCardsChanged } from '#server/gift/tender-cards.ts';
import { type Assessment, promise } from '#server/order/quote/assess-draft.ts';

/** How an order is paid, and when it should come. */
export interface Promised {
  readonly tender: Tender;
  readonly expected: ExpectedDays | null;
}

/**
 * What the quote promised of the order. Refused unless everything is still there and costs
 * what was promised, to the cent, and its gift cards still have what they are to pay.
 */
export const requireQuote = async (
  parts: Pick<ShopParts, 'db' | 'clock'>,
  actorHash: string,
  quoteId: string,
  assessment: Assessment,
): Promise<Promised | Refusal> => {
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
      return quote === undefined
        ? refuse('QUOTE_UNKNOWN')
        : requireTender(parts, quote, assessment);
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

/**
 * What was promised is taken, also when more is on the cards by now. Other cards than those of the
 * quote are another price.
 */
const requireTender = async (
  parts: Pick<ShopParts, 'db' | 'clock'>,
  quote: QuoteRow,
  assessment: Assessment,
): Promise<Promised | Refusal> => {
  const { cards, tender } = assessment.giftCards;
  const promised = tenderIn(quote);
  if (!hasSameCards(promised, tender)) {
    const fresh = await promise(parts, quote.actor_hash, assessment);
    return refuse('PRICE_CHANGED', { oldTotal: quote.total_amount as Cents, quote: fresh });
  }
  const isShort = promised.giftCards.some(
    ({ amount }, place) => (cards[place]?.balance ?? 0) < amount,
  );
  if (isShort) return giftCardsChanged(cards);
  return { tender: promised, expected: quote.expected };
};

const tenderIn = ({
  gift_cards: cards,
  amount_due: due,
  total_amount: total,
}: QuoteRow): Tender => ({
  giftCards: cards.map((card) => ({
    ...card,
    amount: card.amount as Cents,
    left: card.left as Cents,
  })),
  amountDue: (due ?? total) as Cents,
});

const hasSameCards = (one: Tender, other: Tender): boolean =>
  one.giftCards.length === other.giftCards.length &&
  one.giftCards.every(({ cardRef }, place) => other.giftCards[place]?.cardRef === cardRef);

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
