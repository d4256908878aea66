import { type CouponEffect, judgeCoupon } from '#domain/coupon/coupon.ts';
import { couponCode } from '#domain/coupon/coupon-code.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { tooManyAttempts } from '#server/api/refusals.ts';
import type { CommerceParts } from '#server/commerce/commerce-parts.ts';
import { fingerprint } from '#server/commerce/fingerprint.ts';
import { couponAccepted, couponRefused } from '#server/coupons/coupon-words.ts';
import { mayAttempt, recordAttempt } from '#server/data/commerce/attempts.ts';
import { findCoupon, type StoredCoupon, wasUsedBy } from '#server/data/commerce/coupons.ts';

export interface CouponQuestion {
  readonly couponName: string;
  /** The cart without gift cards. */
  readonly cartAmount: Cents;
  readonly includesGiftCard: boolean;
  /** Who asks, as far as that is known. */
  readonly customers: readonly string[];
  readonly clientAddress: string;
}

/** A coupon that is good for the cart asked about. */
export interface CouponGrant extends CouponEffect {
  readonly code: string;
  readonly message: string;
}

type Parts = Pick<CommerceParts, 'db' | 'clock' | 'limits'>;

/** Throws the refusal that says why a coupon is not good; guessing codes is slowed down. */
export const requireCoupon = async (
  parts: Parts,
  question: CouponQuestion,
  language: Language,
): Promise<CouponGrant> => {
  const code = couponCode(question.couponName);
  const { coupon, uses } = await knownCoupon(parts, code, question.clientAddress);
  const { cartAmount, includesGiftCard, customers } = question;
  const usedBefore = await wasUsedBy(parts.db, code, customers);
  const now = parts.clock.now();
  const verdict = judgeCoupon(coupon, { cartAmount, includesGiftCard, now, uses, usedBefore });
  if (!verdict.ok) throw couponRefused(code, verdict.reason, coupon.minimum);
  return { code, message: couponAccepted(coupon, language), ...verdict.effect };
};

/** Past the limit a right guess looks like a wrong one. */
const knownCoupon = async (
  { db, clock, limits }: Parts,
  code: string,
  clientAddress: string,
): Promise<StoredCoupon> => {
  const limit = limits.couponMissesOfAddress;
  const address = fingerprint(clientAddress);
  const allowance = await mayAttempt(db, limit, address, clock.now());
  if (!allowance.allowed) throw tooManyAttempts(Math.ceil(allowance.waitMs / 1000));
  const found = await findCoupon(db, code);
  if (found !== undefined) return found;
  await recordAttempt(db, limit, address, clock.now());
  throw couponRefused(code, 'unknown');
};

/**
 * One customer is an account, and is an e-mail address in any letter case and without what follows
 * a `+`. Only fingerprints are kept.
 */
export const customersOf = (
  email: string | undefined,
  accountId: string | undefined,
): readonly string[] => [
  ...(accountId === undefined ? [] : [fingerprint(`coupon account ${accountId}`)]),
  ...(email === undefined || email === ''
    ? []
    : [
        fingerprint(
          `coupon email ${email
            .trim()
            .toLowerCase()
            .replace(/\+[^@]*@/, '@')}`,
        ),
      ]),
];
