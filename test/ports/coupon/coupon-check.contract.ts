import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import type { CouponCheck, CouponQuestion } from '#ports/coupon/coupon-check.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';

const question = (couponName: string, cartAmount = 2000): CouponQuestion => ({
  couponName,
  cartAmount: cartAmount as Cents,
  includesGiftCard: false,
  cartID: 'cart-1',
  date: '2026-11-21T12:00:00.000Z',
});

/** What every CouponCheck must do; SAVE5, TEN, BIG (from 50 dollars) and FREE are good. */
export const couponCheckContract = (adapter: string, open: () => CouponCheck): void => {
  describe(`${adapter} keeps the CouponCheck contract:`, () => {
    it('[COUPON-01] tells what a coupon takes off and what is left, with a message', async () => {
      const answer = await Effect.runPromise(open().validate(question('SAVE5')));
      expect(answer).toMatchObject({ discount: 500, discountedAmount: 1500, freeOrder: false });
      expect(answer.message).toMatch(/^SAVE5: /);
    });

    it('[COUPON-06] says when nothing is due', async () => {
      const answer = await Effect.runPromise(open().validate(question('FREE')));
      expect(answer).toMatchObject({ discount: 2000, discountedAmount: 0, freeOrder: true });
    });

    it.each([
      ['NOSUCH', 'unknown', {}],
      ['BIG', 'minimum', {}],
      ['FREE', 'gift-cards', { includesGiftCard: true }],
    ])('[COUPON-04] refuses %s: %s, with the shop’s own words', async (code, reason, more) => {
      const failure = await failureOf(open().validate({ ...question(code), ...more }));
      expect(failure).toMatchObject({ _tag: 'CouponRefused', couponName: code, reason });
      expect((failure as { text?: string }).text).toBeTruthy();
    });

    it('is only a look: asking twice gives the same', async () => {
      const couponCheck = open();
      const ask = () => Effect.runPromise(couponCheck.validate(question('TEN', 4999)));
      expect(await ask()).toEqual(await ask());
    });
  });
};
