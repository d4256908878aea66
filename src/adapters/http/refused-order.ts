import * as z from 'zod/mini';
import type { Refusal } from '#adapters/http/client/envelope-reading.ts';
import { couponRefusal } from '#adapters/http/refused-coupon.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';
import {
  wireChallenge,
  wireOutcome,
  wirePlacedOrder,
  wireQuote,
  wireUnavailableItem,
} from '#adapters/http/wire/order.ts';
import type { CouponRefused } from '#ports/coupon/coupon-refused.ts';
import {
  AlreadyOrdered,
  AttemptOver,
  ItemsUnavailable,
  OrderInProgress,
  PriceChanged,
  QuoteRefused,
} from '#ports/order/order-failures.ts';
import { CardDeclined, ChallengeRequired } from '#ports/payment/payment-failures.ts';
import { TooManyAttempts } from '#ports/session/call-failures.ts';

const priceChange = z.tuple([z.object({ oldTotal: wireDollars, quote: wireQuote })]);
const decline = z.tuple([
  z.object({
    group: z.enum([
      'billing-address',
      'security-code',
      'expiry',
      'funds',
      'declined',
      'temporary',
      'authentication',
      'duplicate',
    ]),
    mayRetrySameCard: z.boolean(),
  }),
]);

/** Pauses when the shop names none: a second for work in progress, a minute for too many tries. */
const shortPause = 1_000;
const longPause = 60_000;

export type OrderRefusal =
  | PriceChanged
  | ItemsUnavailable
  | QuoteRefused
  | CouponRefused
  | OrderInProgress
  | AlreadyOrdered
  | AttemptOver
  | CardDeclined
  | ChallengeRequired
  | TooManyAttempts;

/** The order desk's own refusals; an unknown code, or one without its details, stays a CallRefused. */
export const refusedOrder = (refusal: Refusal): OrderRefusal | undefined => {
  const { code, data, retryAfterMs } = refusal;
  switch (code) {
    case 'PRICE_CHANGED': {
      const read = z.safeParse(priceChange, data);
      return read.success ? new PriceChanged(read.data[0]) : undefined;
    }
    case 'STOCK_CHANGED': {
      const read = z.safeParse(z.array(wireUnavailableItem), data);
      return new ItemsUnavailable({ items: read.data ?? [], because: 'stock' });
    }
    case 'QUOTE_UNKNOWN':
    case 'QUOTE_EXPIRED':
      return new QuoteRefused({ reason: code });
    case 'COUPON_REFUSED':
      return couponRefusal(refusal);
    case 'ORDER_IN_PROGRESS':
      return new OrderInProgress({ retryAfterMs: retryAfterMs ?? shortPause });
    case 'CARD_DECLINED': {
      const read = z.safeParse(decline, data);
      return new CardDeclined(read.data?.[0] ?? { group: 'declined', mayRetrySameCard: false });
    }
    case 'PAYMENT_ACTION_REQUIRED': {
      const read = z.safeParse(z.tuple([wireChallenge]), data);
      return read.success ? new ChallengeRequired(read.data[0]) : undefined;
    }
    case 'ALREADY_ORDERED': {
      const read = z.safeParse(z.tuple([wirePlacedOrder]), data);
      return read.success ? new AlreadyOrdered({ order: read.data[0] }) : undefined;
    }
    case 'IDEMPOTENCY_KEY_REUSED':
      return afterReuse(data);
    case 'TOO_MANY_ATTEMPTS':
      return new TooManyAttempts({ retryAfterMs: retryAfterMs ?? longPause });
    default:
      return undefined;
  }
};

/** The key's first submission was another one; how it ended decides what can be done now. */
const afterReuse = (data: unknown): OrderRefusal | undefined => {
  const read = z.safeParse(z.tuple([wireOutcome]), data);
  const [told] = read.data ?? [];
  switch (told?.outcome) {
    case undefined:
      return undefined;
    case 'in-progress':
      return new OrderInProgress({ retryAfterMs: shortPause });
    case 'placed':
      return new AlreadyOrdered({ order: told.order });
    case 'failed':
      return new AttemptOver();
  }
};
