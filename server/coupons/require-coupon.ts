import { type CouponEffect, judgeCoupon } from '#domain/coupon/coupon.ts';
import { couponCode } from '#domain/coupon/coupon-code.ts';
import { couponCustomers, couponGuesser } from '#domain/coupon/coupon-customer.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import {
  type CountedLimit,
  returnAttempts,
  takeAttempts,
} from '#server/commerce/attempt-limits.ts';
import type { CommerceLimits, CommerceParts } from '#server/commerce/commerce-parts.ts';
import { fingerprint } from '#server/commerce/fingerprint.ts';
import { couponAccepted, couponRefused } from '#server/coupons/coupon-words.ts';
import { findCoupon, type StoredCoupon, wasUsedBy } from '#server/data/commerce/coupons.ts';
import { wasPromised } from '#server/data/commerce/quotes.ts';

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

type Parts = Pick<CommerceParts, 'db' | 'clock' | 'limits'>;

/** Throws the refusal that says why a coupon is not good; guessing codes is slowed down. */
export const requireCoupon = async (
  parts: Parts,
  question: CouponQuestion,
  language: Language,
): Promise<CouponGrant> => {
  const { cartAmount, includesGiftCard, asker } = question;
  const code = couponCode(question.couponName);
  const { coupon, uses } = await knownCoupon(parts, code, asker);
  const usedBefore = await wasUsedBy(parts.db, code, customersOf(undefined, asker.accountId));
  const now = parts.clock.now();
  const verdict = judgeCoupon(coupon, { cartAmount, includesGiftCard, now, uses, usedBefore });
  if (!verdict.ok) throw couponRefused(code, verdict.reason, coupon.minimum);
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
): Promise<StoredCoupon> => {
  const isPromised =
    asker.actorHash !== undefined && (await wasPromised(db, asker.actorHash, code));
  const now = clock.now();
  const counted = isPromised ? [] : guessLimits(limits, asker);
  await takeAttempts(db, counted, now);
  const found = await findCoupon(db, code);
  if (found === undefined) throw couponRefused(code, 'unknown');
  await returnAttempts(db, counted, now);
  return found;
};

const guessLimits = (
  { couponMissesOfShopper, couponMissesOfAddress }: CommerceLimits,
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
