import { Effect } from 'effect';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { type CouponRecord, type CouponVerdict, judgeCoupon } from '#domain/coupon/coupon.ts';
import { cardsOf } from '#domain/gift/gift-tender.ts';
import type { Order, OrderDraft, PlacedOrder, Quote } from '#domain/order/order.ts';
import { CouponRefused } from '#ports/coupon/coupon-refused.ts';
import { GiftCardChanged } from '#ports/gift/gift-card-failures.ts';
import {
  AlreadyOrdered,
  OrderCodeNeeded,
  OrderNotFound,
  PriceChanged,
  QuoteRefused,
  type SubmitFailure,
} from '#ports/order/order-failures.ts';
import type { OrderPlacement, PlacedOrders, Submission } from '#ports/order/order-placement.ts';
import { SavedCardGone } from '#ports/payment/payment-failures.ts';
import type { MemoryOwnAccount } from '#test/doubles/account/memory-own-account.ts';
import type { MemoryGiftCards } from '#test/doubles/gift/memory-gift-cards.ts';
import { allOrderLines } from '#test/doubles/order/all-order-lines.ts';
import {
  chargeOn,
  freeFrom,
  pricesOf,
  quoteLife,
  sumOf,
  taxOf,
  verdictOn,
} from '#test/doubles/order/memory-prices.ts';

export interface MemoryDeskFacts {
  /** Prices and stock; a test may change what it gives between two calls. */
  readonly shelf: () => readonly ProductDetail[];
  /** Products that cannot go to the zip asked about. */
  readonly refusedFor?: (zipcode: string) => readonly string[];
  /** What the next submissions fail with; undefined lets one through. */
  readonly failures?: (SubmitFailure | undefined)[];
  readonly now: () => number;
  /** Coupons the shop knows at the moment. */
  readonly coupons?: () => readonly CouponRecord[];
  readonly giftCards?: MemoryGiftCards;
  /** The account of who is signed in; a guest has none. */
  readonly account?: Pick<MemoryOwnAccount, 'holdsCard' | 'keepCard'>;
}

export interface MemoryOrderPlacement extends OrderPlacement, PlacedOrders {
  readonly submissions: readonly Submission[];
  readonly validated: readonly OrderDraft[];
  /** Keys of attempts that were given up. */
  readonly withdrawn: readonly string[];
  readonly orders: ReadonlyMap<string, PlacedOrder>;
  /** As they are shown, by their numbers. */
  readonly placed: ReadonlyMap<string, Order>;
}

/** An order desk that prices from a shelf and takes one order per idempotency key. */
export const makeMemoryOrderPlacement = (facts: MemoryDeskFacts): MemoryOrderPlacement => {
  const { failures = [], refusedFor = () => [] } = facts;
  const submissions: Submission[] = [];
  const validated: OrderDraft[] = [];
  const withdrawn: string[] = [];
  const quotes = new Map<string, Quote>();
  const orders = new Map<string, PlacedOrder>();
  const orderedQuotes = new Map<string, PlacedOrder>();
  const placed = new Map<string, Order>();

  const quoteFor = (draft: OrderDraft): Quote => {
    const quoteId = `quote-${quotes.size + 1}`;
    const price = priced(draft, facts);
    const expiresAt = facts.now() + quoteLife;
    const tender = facts.giftCards?.tender(draft, price.totalAmount);
    const { giftCards = [], amountDue = price.totalAmount } = tender ?? {};
    const paid = giftCards.length > 0 ? { giftCards, amountDue } : { amountDue };
    return { quoteId, ...price, ...paid, expiresAt };
  };

  return {
    submissions,
    validated,
    withdrawn,
    orders,
    placed,
    availability: (zipcode, items) =>
      Effect.sync(() =>
        items.map(({ productId }) => ({
          productId,
          available: !refusedFor(zipcode).includes(productId),
        })),
      ),
    shippingCharge,
    tax: taxBy(facts),
    validate: Effect.fnUntraced(function* (draft) {
      validated.push(draft);
      yield* goodCoupon(draft, facts);
      yield* knownCards(draft, facts);
      const verdict = verdictOn(draft, facts.shelf());
      if (!verdict.valid) return verdict;
      const quote = quoteFor(draft);
      quotes.set(quote.quoteId, quote);
      return { ...verdict, quote };
    }),
    submit: Effect.fnUntraced(function* (submission) {
      submissions.push(submission);
      const before = orders.get(submission.idempotencyKey);
      if (before) return before;
      const ordered = orderedQuotes.get(submission.quoteId);
      if (ordered) return yield* new AlreadyOrdered({ order: ordered });
      const failure = failures.shift();
      if (failure) return yield* Effect.fail(failure);
      yield* ownCard(submission, facts);
      yield* goodCoupon(submission.draft, facts);
      const quote = quotes.get(submission.quoteId);
      if (quote === undefined) return yield* new QuoteRefused({ because: 'unknown' });
      const today = quoteFor(submission.draft);
      if (today.totalAmount !== quote.totalAmount) {
        quotes.set(today.quoteId, today);
        return yield* new PriceChanged({ oldTotal: quote.totalAmount, quote: today });
      }
      yield* enoughOn(quote, today);
      facts.giftCards?.spend(quote.giftCards ?? []);
      const order = placedOrder(`CC-${orders.size + 1}`, quote);
      keepCard(submission, facts);
      orders.set(submission.idempotencyKey, order);
      orderedQuotes.set(quote.quoteId, order);
      placed.set(order.orderId, orderOf(order, quote, submission.draft, facts.now()));
      return order;
    }),
    withdraw: ({ idempotencyKey }) =>
      Effect.sync(() => {
        withdrawn.push(idempotencyKey);
        return !orders.has(idempotencyKey);
      }),
    find: finderIn(placed, submissions),
  };
};

const taxBy =
  ({ shelf }: MemoryDeskFacts): OrderPlacement['tax'] =>
  (_, items) =>
    Effect.sync(() => {
      const totalTax = taxOf(sumOf(items, shelf()));
      return { totalTax, lines: [{ category: 'snack', tax: totalTax }] };
    });

const finderIn =
  (placed: ReadonlyMap<string, Order>, submissions: readonly Submission[]): PlacedOrders['find'] =>
  (orderId, email, tempUserID) => {
    const order = placed.get(orderId);
    const claimed = order?.contact.email.toLowerCase() === email.toLowerCase();
    if (order === undefined || !claimed) return Effect.fail(new OrderNotFound({ orderId }));
    const isPlacer = submissions.some(({ draft }) => draft.tempUserID === tempUserID);
    return isPlacer ? Effect.succeed(order) : Effect.fail(new OrderCodeNeeded());
  };

const shippingCharge: OrderPlacement['shippingCharge'] = (_, __, subTotal) =>
  Effect.succeed({
    shippingCharge: chargeOn(subTotal),
    shippingSku: 'SHIP',
    freeShippingThreshold: freeFrom,
  });

const priced = (draft: OrderDraft, facts: MemoryDeskFacts) =>
  pricesOf(draft, facts.shelf(), couponFor(draft, facts));

const couponFor = (draft: OrderDraft, facts: MemoryDeskFacts): CouponVerdict | undefined => {
  const { couponName } = draft;
  if (couponName === undefined) return undefined;
  const coupon = facts.coupons?.().find(({ code }) => code === couponName);
  if (coupon === undefined) return { ok: false, reason: 'unknown' };
  const includesGiftCard = draft.lines.products.some(({ gift }) => gift !== undefined);
  const now = facts.now();
  const cartAmount = sumOf(allOrderLines(draft.lines), facts.shelf());
  return judgeCoupon(coupon, { cartAmount, includesGiftCard, now, uses: 0, usedBefore: false });
};

/** Fails for a coupon that is not good for the draft (any more). */
const goodCoupon = (draft: OrderDraft, facts: MemoryDeskFacts) => {
  const verdict = couponFor(draft, facts);
  const couponName = draft.couponName ?? '';
  return verdict === undefined || verdict.ok
    ? Effect.void
    : Effect.fail(new CouponRefused({ couponName, reason: verdict.reason }));
};

/** Fails for a gift card the shop does not know for this shopper. */
const knownCards = (draft: OrderDraft, { giftCards }: MemoryDeskFacts) =>
  draft.giftCards === undefined || giftCards?.cardsOf(draft) !== undefined
    ? Effect.void
    : Effect.fail(new GiftCardChanged({ giftCards: [] }));

/** Fails when less is on a gift card than was promised. */
const enoughOn = ({ giftCards: promised = [] }: Quote, { giftCards: now = [] }: Quote) => {
  const cards = cardsOf({ giftCards: now });
  const isShort = promised.some(({ amount }, place) => (cards[place]?.balance ?? 0) < amount);
  return isShort ? Effect.fail(new GiftCardChanged({ giftCards: cards })) : Effect.void;
};

/** Fails for a card the account does not keep. */
const ownCard = ({ payment }: Submission, { account }: MemoryDeskFacts) =>
  payment.kind !== 'saved-card' || account?.holdsCard(payment.cardSequence) === true
    ? Effect.void
    : Effect.fail(new SavedCardGone({ sequence: payment.cardSequence }));

const keepCard = ({ payment }: Submission, { account }: MemoryDeskFacts): void => {
  if (payment.kind === 'new-card' && payment.saveNewCard) account?.keepCard(payment.nameOnCard);
};

const placedOrder = (orderId: string, { totalAmount }: Quote): PlacedOrder => ({
  orderId,
  status: 'SUBMITTED',
  payment: 'PAID',
  totalAmount,
});

const orderOf = (order: PlacedOrder, quote: Quote, draft: OrderDraft, now: number): Order => ({
  ...order,
  placedAt: new Date(now).toISOString(),
  contact: draft.contact,
  shipping: draft.shipping,
  billing: draft.billing,
  lines: allOrderLines(draft.lines).map(({ id: _, ...line }) => ({ ...line, kind: 'product' })),
  subTotal: quote.subTotal,
  discount: quote.discount,
  shippingCharge: quote.shippingCharge,
  tax: quote.tax,
  amountDue: quote.amountDue,
  ...(quote.giftCards && {
    giftCards: quote.giftCards.filter(({ amount }) => amount > 0),
  }),
});
