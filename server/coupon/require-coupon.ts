import { type CouponEffect, judgeCoupon } from '#domain/coupon/coupon.ts';
import { couponCode } from '#domain/coupon/coupon-code.ts';
import { couponCustomers, couponGuesser } from '#domain/coupon/coupon-customer.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import {
  type CountedLimit,
  returnAttempts,
  takeAttempts,
} from '#server/base/limits/attempt-limits.ts';
import type { CouponLimits } from '#server/base/limits/usual-limits.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { couponAccepted } from '#server/coupon/coupon-words.ts';
import { findCoupon, type StoredCoupon, wasUsedBy } from '#server/data/coupon/coupons.ts';
import { wasPromised } from '#server/data/order/quotes.ts';

export interface CouponQuestion {
  readonly couponName: string;
  /** The cart without gift cards. */
  readonly cartAmount: Cents;
  readonly includesGiftCard: boolean;
  readonly asker: CouponAsker;
}

/** Who asks, as far as the asker proves it or it is theirs alone. */
export interface CouponAsker {
  /** Of whoever signed in: nobody is told of the orders of an e-mail they only typed (D-COUPON-07). */
  readonly accountId?: string | undefined;
  /** The fingerprint of a guest's tempUserID, where the call carries one. */
  readonly actorHash?: string;
  /** The cart a guest asks about, where nothing else tells one shopper from the next. */
  readonly cartId?: string;
  readonly clientAddress: string;
}

/** A coupon that is good for the cart asked about. */
export interface CouponGrant extends CouponEffect {
  readonly code: string;
  readonly message: string;
  readonly oncePerCustomer: boolean;
}

type Parts = Pick<ShopParts, 'db' | 'clock' | 'limits'>;

/** A good coupon, or the refusal that says why it is not; guessing codes is slowed down. */
export const requireCoupon = async (
  parts: Parts,
  question: CouponQuestion,
  language: Language,
): Promise<CouponGrant | Refusal> => {
  const { cartAmount, includesGiftCard, asker } = question;
  const code = couponCode(question.couponName);
  const known = await knownCoupon(parts, code, asker);
  if (isRefusal(known)) return known;
  const { coupon, uses } = known;
  const usedBefore = await wasUsedBy(parts.db, code, customersOf(undefined, asker.accountId));
  const now = parts.clock.now();
  const verdict = judgeCoupon(coupon, { cartAmount, includesGiftCard, now, uses, usedBefore });
  if (!verdict.ok) {
    const { minimum } = coupon;
    const facts = { couponName: code, reason: verdict.reason };
    return refuse('COUPON_REFUSED', minimum === undefined ? facts : { ...facts, minimum });
  }
  const { oncePerCustomer = false } = coupon;
  return { code, message: couponAccepted(coupon, language), oncePerCustomer, ...verdict.effect };
};

/**
 * A guess is counted before it is looked at, and a right one no longer: past the limit right ones
 * look like wrong ones. What the shopper was promised is no guess any more (D-COUPON-08).
 */
const knownCoupon = async (
  { db, clock, limits }: Parts,
  code: string,
  asker: CouponAsker,
): Promise<StoredCoupon | Refusal> => {
  const isPromised =
    asker.actorHash !== undefined && (await wasPromised(db, asker.actorHash, code));
  const now = clock.now();
  const counted = isPromised ? [] : guessLimits(limits, asker);
  const taken = await takeAttempts(db, counted, now);
  if (isRefusal(taken)) return taken;
  const found = await findCoupon(db, code);
  if (found === undefined) {
    return refuse('COUPON_REFUSED', { couponName: code, reason: 'unknown' });
  }
  await returnAttempts(db, counted, now);
  return found;
};

const guessLimits = (
  { couponMissesOfShopper, couponMissesOfAddress }: CouponLimits,
  { accountId, actorHash, cartId, clientAddress }: CouponAsker,
): readonly CountedLimit[] => {
  const guesser = couponGuesser({ accountId, actor: actorHash, cartId });
  return [
    [couponMissesOfShopper, fingerprint(guesser)],
    [couponMissesOfAddress, fingerprint(clientAddress)],
  ];
};

/** The fingerprints a customer is known by. */
export const customersOf = (
  email: string | undefined,
  accountId: string | undefined,
): readonly string[] => couponCustomers(email, accountId).map(fingerprint);
