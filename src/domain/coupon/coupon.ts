import type { Cents } from '#domain/money/cents.ts';

/** What a coupon takes off: a percentage, an amount, or the whole order. */
export type CouponRule =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Cents }
  | { readonly kind: 'free-order' };

/** A coupon as operators define it. */
export interface CouponRecord {
  /** Capitals, digits and hyphens, as `couponCode` makes them. */
  readonly code: string;
  readonly rule: CouponRule;
  /** Smallest cart amount; gift cards do not count. */
  readonly minimum?: Cents;
  /** Valid until this time, Unix ms. */
  readonly endsAt?: number;
  /** How many orders may use it in all. */
  readonly mostUses?: number;
  /** Once for an account and for an e-mail address. */
  readonly oncePerCustomer?: boolean;
}

/** Why a coupon does not apply to a cart. */
export const couponRefusals = [
  'unknown',
  'ended',
  'used-up',
  'used-before',
  'minimum',
  'gift-cards',
] as const;
export type CouponRefusal = (typeof couponRefusals)[number];

export interface CouponFacts {
  /** The amount the coupon applies to: the cart without gift cards. */
  readonly cartAmount: Cents;
  readonly includesGiftCard: boolean;
  /** Unix ms. */
  readonly now: number;
  /** How many orders used it so far. */
  readonly uses: number;
  readonly usedBefore: boolean;
}

/** What a coupon does for one cart (`couponData`, COUPON-02). */
export interface CouponEffect {
  readonly discount: Cents;
  /** The cart amount less the discount. */
  readonly discountedAmount: Cents;
  /** Nothing is due, shipping and tax included (D-CART-11). */
  readonly freeOrder: boolean;
}

export type CouponVerdict =
  | { readonly ok: true; readonly effect: CouponEffect }
  | { readonly ok: false; readonly reason: CouponRefusal };

/** Whether a coupon applies to a cart, and its discount. Gift cards are money and never discounted. */
export const judgeCoupon = (coupon: CouponRecord, facts: CouponFacts): CouponVerdict => {
  const reason = reasonAgainst(coupon, facts);
  if (reason !== undefined) return { ok: false, reason };
  const { cartAmount } = facts;
  const discount = discountOf(coupon.rule, cartAmount);
  return {
    ok: true,
    effect: {
      discount,
      discountedAmount: (cartAmount - discount) as Cents,
      freeOrder: coupon.rule.kind === 'free-order',
    },
  };
};

const reasonAgainst = (
  {
    rule,
    minimum = 0 as Cents,
    endsAt = Number.POSITIVE_INFINITY,
    mostUses = Number.POSITIVE_INFINITY,
    oncePerCustomer = false,
  }: CouponRecord,
  { cartAmount, includesGiftCard, now, uses, usedBefore }: CouponFacts,
): CouponRefusal | undefined => {
  if (now >= endsAt) return 'ended';
  if (uses >= mostUses) return 'used-up';
  if (oncePerCustomer && usedBefore) return 'used-before';
  if (cartAmount <= 0) return includesGiftCard ? 'gift-cards' : 'minimum';
  if (rule.kind === 'free-order' && includesGiftCard) return 'gift-cards';
  return cartAmount < minimum ? 'minimum' : undefined;
};

/** Between 0 and the amount; percentages are rounded half up to the cent. */
export const discountOf = (rule: CouponRule, amount: Cents): Cents => {
  if (amount <= 0) return 0 as Cents;
  switch (rule.kind) {
    case 'percent':
      return Math.min(amount, Math.floor((amount * rule.percent + 50) / 100)) as Cents;
    case 'amount':
      return Math.min(amount, rule.amount) as Cents;
    case 'free-order':
      return amount;
  }
};
