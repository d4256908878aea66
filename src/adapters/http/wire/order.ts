import * as z from 'zod/mini';
import { wireAddress, wireContact } from '#adapters/http/wire/address.ts';
import { wireGift, wireProductId } from '#adapters/http/wire/cart-line.ts';
import { wireExpectation, wireExpectedDays } from '#adapters/http/wire/expected-days.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { mostGiftCards } from '#domain/gift/gift-tender.ts';
import { carriers, orderMilestones } from '#domain/order/order.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const lineFacts = {
  lineItemNumber: z.int().check(z.gte(1), z.lte(500)),
  productId: wireProductId,
  quantity: z.int().check(z.gte(1), z.lte(1_000_000)),
  unitPrice: wireDollars,
  id: text(80),
  total: wireDollars,
  name: text(200),
};
const inner = z
  .array(
    z.object({ productId: wireProductId, quantity: z.int().check(z.gte(1), z.lte(1_000_000)) }),
  )
  .check(z.maxLength(200));
const atMost500 = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(500));

const wireMixLine = z.object({
  ...lineFacts,
  multipackId: text(80),
  multipackList: inner,
  zNonSku: text(80),
});
type WireMixLine = z.output<typeof wireMixLine>;

/** The wire keeps the name `zNonSku` for the stock number of a mix (ORDER-03). */
const mixLine = z.codec(
  wireMixLine,
  z.custom<Omit<WireMixLine, 'zNonSku'> & { nonSku: string }>(
    (value) => typeof value === 'object' && value !== null && 'nonSku' in value,
  ),
  {
    decode: ({ zNonSku: nonSku, ...line }) => ({ ...line, nonSku }),
    encode: ({ nonSku: zNonSku, ...line }) => ({ ...line, zNonSku }),
  },
);

/** The three lists of an order payload (ORDER-01 … ORDER-04). */
const wireOrderLines = z.object({
  products: atMost500(z.object({ ...lineFacts, gift: z.exactOptional(wireGift) })),
  multipack: atMost500(mixLine),
  bundle: atMost500(
    z.object({ ...lineFacts, bundleId: text(80), bundleList: inner, virtualSku: text(80) }),
  ),
});

export const wireOrderDraft = z.object({
  lines: wireOrderLines,
  contact: wireContact,
  shipping: wireAddress,
  billing: wireAddress,
  tempUserID: z.uuid(),
  couponName: z.exactOptional(text(40)),
  giftOrder: z.exactOptional(z.boolean()),
  giftMessage: z.exactOptional(text(400)),
  /** Refs of gift cards, as giftcardbalance gave them to this shopper. */
  giftCards: z.exactOptional(z.array(text(64)).check(z.maxLength(mostGiftCards))),
});

export const wireQuote = z.object({
  quoteId: text(80),
  subTotal: wireDollars,
  discount: wireDollars,
  shippingCharge: wireDollars,
  tax: wireDollars,
  totalAmount: wireDollars,
  giftCards: z.exactOptional(
    z.readonly(
      z.array(
        z.object({
          cardRef: z.string(),
          last4: z.string(),
          amount: wireDollars,
          left: wireDollars,
        }),
      ),
    ),
  ),
  /** The total less the gift cards. */
  amountDue: wireDollars,
  /** When it should come, if it is ordered with this quote. */
  expected: z.exactOptional(wireExpectation),
  /** Unix ms. */
  expiresAt: z.number(),
});

export const wireUnavailableItem = z.object({
  productId: z.string(),
  title: z.string(),
  requested: z.int(),
  available: z.int(),
});

export const wireVerdict = z.object({
  valid: z.boolean(),
  unavailableItems: z.array(wireUnavailableItem),
  priceChanges: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      oldPrice: wireDollars,
      newPrice: wireDollars,
    }),
  ),
  quote: z.exactOptional(wireQuote),
});

export const paymentProgress = z.enum([
  'PAID',
  'CONFIRMING',
  'PENDING',
  'IN_REVIEW',
  'FAILED',
  'REFUNDING',
  'REFUNDED',
]);

export const wirePlacedOrder = z.object({
  orderId: z.string(),
  status: z.string(),
  payment: paymentProgress,
  totalAmount: wireDollars,
});

/** The bank's page, which is opened by posting `accessToken` as `JWT` to it. */
export const wireChallenge = z.object({
  orderId: z.string(),
  stepUpUrl: z.url().check(z.maxLength(500)),
  accessToken: text(4096),
});

/** How an earlier submission ended, told to whoever uses its key for something else. */
export const wireOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('in-progress') }),
  z.object({ outcome: z.literal('placed'), order: wirePlacedOrder }),
  /** Nothing was charged: another attempt, with a key of its own, may be made. */
  z.object({ outcome: z.literal('failed'), code: z.string() }),
]);

/** A product inside a box; ids are the domain's own kind of text. */
const wireContained = z.pipe(
  z.string(),
  z.custom<ProductId>(() => true),
);

/** What is in a mix. */
export const wireContents = z.readonly(
  z.array(z.object({ productId: wireContained, quantity: z.int().check(z.gte(0)) })),
);

export const wireTimeline = z.readonly(
  z.array(z.object({ milestone: z.enum(orderMilestones), at: z.string() })),
);

export const wireShipment = z.object({ carrier: z.enum(carriers), trackingNumber: text(40) });

export const wireOrder = z.object({
  orderId: z.string(),
  status: z.string(),
  payment: paymentProgress,
  placedAt: z.string(),
  contact: wireContact,
  shipping: wireAddress,
  billing: wireAddress,
  lines: z.array(
    z.object({
      lineItemNumber: z.int(),
      kind: z.enum(['product', 'mix', 'bundle']),
      productId: z.string(),
      name: z.string(),
      quantity: z.int(),
      unitPrice: wireDollars,
      total: wireDollars,
      imagePath: z.exactOptional(z.string()),
      size: z.exactOptional(z.string()),
      preOrderText: z.exactOptional(z.string()),
      contents: z.exactOptional(wireContents),
      gift: z.exactOptional(wireGift),
    }),
  ),
  subTotal: wireDollars,
  discount: wireDollars,
  shippingCharge: wireDollars,
  tax: wireDollars,
  totalAmount: wireDollars,
  giftCards: z.exactOptional(
    z.readonly(z.array(z.object({ last4: z.string(), amount: wireDollars }))),
  ),
  /** The total less the gift cards. */
  amountDue: wireDollars,
  card: z.exactOptional(z.object({ brand: z.string(), last4: z.string() })),
  paidWith: z.exactOptional(
    z.object({
      method: z.enum(['apple-pay', 'payment-account', 'saved-account']),
      name: z.string(),
    }),
  ),
  couponName: z.exactOptional(z.string()),
  giftOrder: z.exactOptional(z.boolean()),
  giftMessage: z.exactOptional(z.string()),
  /** What was promised; absent when no day could be told. */
  expected: z.exactOptional(wireExpectedDays),
  timeline: z.exactOptional(wireTimeline),
  shipment: z.exactOptional(wireShipment),
  /** It is in the history of an account. */
  inAccount: z.exactOptional(z.boolean()),
});
