import { randomUUID } from 'node:crypto';
import { couponAmount, includesGiftCard } from '#domain/cart/lines/gift-lines.ts';
import { linesOverLimit } from '#domain/cart/lines/quantity-limits.ts';
import type { Language } from '#domain/locale/language.ts';
import type { OrderDraft, PriceChange, Quote, UnavailableItem } from '#domain/order/order.ts';
import { actorOf, fingerprintOf } from '#server/base/host/fingerprint.ts';
import { type CommerceParts, commerceTiming } from '#server/base/parts/commerce-parts.ts';
import { inputRefused } from '#server/base/refusal/refusals.ts';
import {
  type CouponAsker,
  type CouponGrant,
  requireCoupon,
} from '#server/coupon/require-coupon.ts';
import { readShelf, type Shelf } from '#server/data/catalog/shelf.ts';
import { keepQuote } from '#server/data/order/quotes.ts';
import { readTillSettings, type TillSettings } from '#server/data/order/till-settings.ts';
import { locationOfZip } from '#server/data/shipping/locations.ts';
import { requireBounded } from '#server/order/quote/draft-bounds.ts';
import { checkedDraft } from '#server/order/quote/draft-check.ts';
import { requireWithinBounds } from '#server/order/quote/hold-goods.ts';
import {
  asCartLines,
  demandOfLines,
  type PricedLine,
  priceLines,
  productIdsOf,
} from '#server/order/quote/priced-line.ts';
import { type Price, priceOf } from '#server/order/quote/pricing.ts';

/** A draft worked out anew: what it costs, what is missing, what the client had wrong. */
export interface Assessment {
  /** With tidy texts: what is stored and sent. */
  readonly draft: OrderDraft;
  readonly locationNumber: string;
  readonly lines: readonly PricedLine[];
  readonly demand: ReadonlyMap<string, number>;
  readonly price: Price;
  readonly coupon?: CouponGrant;
  readonly unavailable: readonly UnavailableItem[];
  readonly priceChanges: readonly PriceChange[];
  /** Equal for equal goods at equal prices to an equal destination. */
  readonly basisHash: string;
}

/** Who asks for a price, as far as coupons need to know. */
export type Asker = Pick<CouponAsker, 'clientAddress' | 'accountId'>;

/** Prices a draft from the database; throws when it breaks a rule or goes where nothing is sent. */
export const assessDraft = async (
  parts: CommerceParts,
  submitted: OrderDraft,
  language: Language,
  asker: Asker,
): Promise<Assessment> => {
  const draft = checkedDraft(parts.zips, submitted);
  const settings = await readTillSettings(parts.db);
  requireBounded(draft.lines, settings);
  const { zipcode } = draft.shipping;
  const locationNumber = (await locationOfZip(parts.db, zipcode)) ?? '';
  const ids = productIdsOf(draft.lines);
  const shelf = await readShelf(parts.db, ids, locationNumber, language);
  const lines = priceLines(draft.lines, shelf, settings);
  requireLines(lines, settings);
  const demand = demandOfLines(lines);
  requireWithinBounds(parts.goods, lines, demand);
  const coupon = await couponOf(parts, { draft, lines, language, asker });
  const price = await priceOf(parts.tax, draft.shipping.state, lines, settings, coupon);
  return {
    draft,
    locationNumber,
    lines,
    demand,
    price,
    ...(coupon && { coupon }),
    unavailable: missingFrom(shelf, demand, zipcode, lines),
    priceChanges: lines.flatMap((line) => line.priceChange ?? []),
    basisHash: basisOf(draft, lines, locationNumber),
  };
};

const couponOf = async (
  parts: CommerceParts,
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
): Promise<CouponGrant | undefined> => {
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

const requireLines = (lines: readonly PricedLine[], { giftCards }: TillSettings): void => {
  if (lines.length === 0) throw inputRefused('draft.lines');
  if (lines.some((line) => line.isMalformed)) throw inputRefused('draft.lines.multipack');
  // A gift card without a recipient, or a recipient of something else.
  if (lines.some(isMisdirected)) throw inputRefused('draft.lines.gift');
  const [over] = linesOverLimit(asCartLines(lines), giftCards);
  if (over !== undefined) throw inputRefused('quantity', [over]);
};

const isMisdirected = ({ gift, taxCategory }: PricedLine): boolean =>
  (gift !== undefined) !== (taxCategory === 'gift-card');

/** Every product the shelf is short of, sold out and not sent to this zip alike. */
const missingFrom = (
  shelf: Shelf,
  demand: ReadonlyMap<string, number>,
  zipcode: string,
  lines: readonly PricedLine[],
): readonly UnavailableItem[] =>
  [...demand].flatMap(([productId, requested]): readonly UnavailableItem[] => {
    const product = shelf.get(productId);
    const isSent = product?.isSold === true && !isExcluded(product.excludedZipPrefixes, zipcode);
    const available = isSent ? product.stock : 0;
    if (available >= requested) return [];
    const name = lines.find((line) => line.productId === productId)?.name;
    return [{ productId, title: product?.title ?? name ?? productId, requested, available }];
  });

export const isExcluded = (prefixes: readonly string[], zipcode: string): boolean =>
  prefixes.some((prefix) => zipcode.startsWith(prefix));

const basisOf = (
  { shipping }: OrderDraft,
  lines: readonly PricedLine[],
  locationNumber: string,
): string =>
  fingerprintOf({
    locationNumber,
    state: shipping.state.trim().toUpperCase(),
    zipcode: shipping.zipcode,
    lines: lines.map(({ kind, productId, quantity, unitPrice, contents }) => ({
      kind,
      productId,
      quantity,
      unitPrice,
      contents,
    })),
  });

/** Keeps the price as a promise and tells it. */
export const promise = async (
  parts: CommerceParts,
  actorHash: string,
  { price, basisHash, locationNumber, coupon }: Assessment,
): Promise<Quote> => {
  const now = parts.clock.now();
  const quoteId = randomUUID();
  const expiresAt = now + commerceTiming.quote;
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
    created_at: new Date(now),
    expires_at: new Date(expiresAt),
  });
  return { quoteId, ...price, expiresAt };
};
