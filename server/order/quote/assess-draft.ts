import { randomUUID } from 'node:crypto';
import { couponAmount, giftCardAmount, includesGiftCard } from '#domain/cart/lines/gift-lines.ts';
import { shopDay } from '#domain/gift/send-day.ts';
import type { Language } from '#domain/locale/language.ts';
import type { OrderDraft, PriceChange, Quote, UnavailableItem } from '#domain/order/order.ts';
import { goodsReadiness } from '#domain/order/quote/goods-readiness.ts';
import { missingItems } from '#domain/order/quote/item-availability.ts';
import {
  asCartLines,
  demandOfLines,
  type PricedLine,
  priceLines,
  productIdsOf,
} from '#domain/order/quote/priced-line.ts';
import type { Price } from '#domain/order/quote/pricing.ts';
import { quoteBasis } from '#domain/order/quote/quote-match.ts';
import { stillPromised } from '#domain/order/quote/still-promised.ts';
import { usualDispatch } from '#domain/shipping/expected-day/dispatch.ts';
import {
  type Expectation,
  expectedDays,
  type NoDay,
} from '#domain/shipping/expected-day/expected-days.ts';
import { actorOf, fingerprint } from '#server/base/host/fingerprint.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';
import {
  type CouponAsker,
  type CouponGrant,
  requireCoupon,
} from '#server/coupon/require-coupon.ts';
import { readShelf } from '#server/data/catalog/shelf.ts';
import { readOrderSettings } from '#server/data/order/order-settings.ts';
import { keepQuote, newestQuote } from '#server/data/order/quotes.ts';
import { servingLocation } from '#server/data/shipping/locations.ts';
import { type CardTender, tenderCards } from '#server/gift/tender-cards.ts';
import { orderTiming } from '#server/order/order-timing.ts';
import { requireBounded, requireLines } from '#server/order/quote/draft-bounds.ts';
import { checkedDraft } from '#server/order/quote/draft-check.ts';
import { requireWithinBounds } from '#server/order/quote/hold-goods.ts';
import { priceOf } from '#server/order/quote/pricing.ts';
import { storedExpectation } from '#server/order/quote/stored-days.ts';

/**
 * A draft priced again: its price, what is unavailable, and which of the client's prices are wrong.
 */
export interface Assessment {
  /** With tidy texts: what is stored and sent. */
  readonly draft: OrderDraft;
  readonly locationNumber: string;
  readonly lines: readonly PricedLine[];
  readonly demand: ReadonlyMap<string, number>;
  readonly price: Price;
  readonly coupon?: CouponGrant;
  /** How gift cards pay of it, and what they leave. */
  readonly giftCards: CardTender;
  readonly unavailable: readonly UnavailableItem[];
  /** When the order should come if it is placed now. */
  readonly expected: Expectation | NoDay;
  readonly priceChanges: readonly PriceChange[];
  /** Equal for equal goods at equal prices to an equal destination. */
  readonly basisHash: string;
}

/** Who asks for a price, as far as coupons need to know. */
export type Asker = Pick<CouponAsker, 'clientAddress' | 'accountId'>;

type Parts = Pick<ShopParts, 'db' | 'clock' | 'limits' | 'goods' | 'tax' | 'zips' | 'report'>;

/** Prices a draft from the database; refused when it breaks a rule or goes where nothing is sent. */
export const assessDraft = async (
  parts: Parts,
  submitted: OrderDraft,
  language: Language,
  asker: Asker,
): Promise<Assessment | Refusal> => {
  const draft = checkedDraft(parts.zips, submitted, shopDay(parts.clock.now()));
  if (isRefusal(draft)) return draft;
  const settings = await readOrderSettings(parts.db);
  const bounded = requireBounded(draft.lines, settings);
  if (isRefusal(bounded)) return bounded;
  const { zipcode, state, city, address: street } = draft.shipping;
  const location = await servingLocation(parts.db, zipcode);
  const locationNumber = location?.locationNumber ?? '';
  const ids = productIdsOf(draft.lines);
  const shelf = await readShelf(parts.db, ids, locationNumber, language);
  const lines = priceLines(draft.lines, shelf, settings);
  const orderable = requireLines(lines, settings);
  if (isRefusal(orderable)) return orderable;
  const demand = demandOfLines(lines);
  const small = requireWithinBounds(parts.goods, lines, demand);
  if (isRefusal(small)) return small;
  const coupon = await couponOf(parts, { draft, lines, language, asker });
  if (isRefusal(coupon)) return coupon;
  const price = await priceOf(parts, { state, zipcode, city, street }, lines, settings, coupon);
  if (isRefusal(price)) return price;
  const giftCards = await tenderCards(parts, {
    actorHash: actorOf(draft.tempUserID),
    refs: draft.giftCards ?? [],
    totalAmount: price.totalAmount,
    giftCardLines: giftCardAmount(asCartLines(lines)),
  });
  if (isRefusal(giftCards)) return giftCards;
  return {
    draft,
    locationNumber,
    lines,
    demand,
    price,
    ...(coupon && { coupon }),
    giftCards,
    unavailable: missingItems(shelf, demand, zipcode, lines),
    expected: expectedDays(
      location?.dispatch ?? usualDispatch,
      state,
      goodsReadiness([...ids, ...demand.keys()], shelf),
      parts.clock.now(),
    ),
    priceChanges: lines.flatMap((line) => line.priceChange ?? []),
    basisHash: fingerprint(quoteBasis(draft.shipping, locationNumber, lines)),
  };
};

const couponOf = async (
  parts: Parts,
  {
    draft,
    lines,
    language,
    asker,
  }: {
    readonly draft: OrderDraft;
    readonly lines: readonly PricedLine[];
    readonly language: Language;
    readonly asker: Asker;
  },
): Promise<CouponGrant | Refusal | undefined> => {
  const { couponName, tempUserID } = draft;
  if (couponName === undefined) return undefined;
  const cart = asCartLines(lines);
  const question = {
    couponName,
    cartAmount: couponAmount(cart),
    includesGiftCard: includesGiftCard(cart),
    asker: { ...asker, actorHash: actorOf(tempUserID) },
  };
  return requireCoupon(parts, question, language);
};

/** Stores the price as a quote and returns it. */
export const promise = async (
  parts: Pick<ShopParts, 'db' | 'clock'>,
  actorHash: string,
  { price, basisHash, locationNumber, coupon, giftCards: { tender }, expected }: Assessment,
): Promise<Quote> => {
  const now = parts.clock.now();
  const quoteId = randomUUID();
  const before = await newestQuote(parts.db, actorHash, basisHash);
  const told = stillPromised(before?.expected ?? undefined, expected, now, orderTiming.quote);
  const expiresAt = now + orderTiming.quote;
  await keepQuote(parts.db, {
    quote_id: quoteId,
    actor_hash: actorHash,
    location_number: locationNumber,
    basis_hash: basisHash,
    coupon_name: coupon?.code ?? null,
    sub_total: price.subTotal,
    discount: price.discount,
    shipping_charge: price.shippingCharge,
    tax: price.tax,
    total_amount: price.totalAmount,
    gift_cards: JSON.stringify(tender.giftCards),
    amount_due: tender.amountDue,
    expected: storedExpectation(told),
    created_at: new Date(now),
    expires_at: new Date(expiresAt),
  });
  const { giftCards, amountDue } = tender;
  const paid = giftCards.length > 0 ? { giftCards, amountDue } : { amountDue };
  return { quoteId, ...price, ...paid, expected: told, expiresAt };
};
