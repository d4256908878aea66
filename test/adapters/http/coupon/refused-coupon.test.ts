import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { makeHttpCouponCheck } from '#adapters/http/coupon/http-coupon-check.ts';
import { couponRefusals } from '#domain/coupon/coupon.ts';
import type { Cents } from '#domain/money/cents.ts';
import { answered, failureOf, items, testShop } from '#test/adapters/http/fixture.ts';

const asked = { couponName: 'CRUNCH10', cartID: 'cart-1', date: '2026-11-26T10:00:00Z' };
const question = { ...asked, cartAmount: 1999 as Cents, includesGiftCard: false };
const refusedWith = (data: unknown, more: object = {}) => {
  const body = { responseCode: 422, success: false, code: 'COUPON_REFUSED', data, ...more };
  const { http } = testShop({ answer: () => answered(422, body) });
  const { validate } = makeHttpCouponCheck(http, Effect.succeed({ lang: 'es' }));
  return failureOf(validate(question));
};

it.each(couponRefusals)(
  '[COUPON-05] a coupon that is %s says so, without a text that nobody wrote',
  async (reason) => {
    const failure = await refusedWith([{ couponName: 'CRUNCH10', reason }]);
    expect(failure).toMatchObject({ _tag: 'CouponRefused', couponName: 'CRUNCH10', reason });
    expect(Object.hasOwn(failure, 'text')).toBe(false);
  },
);

it('a refused coupon brings the shop’s own text, and one without a known reason is a refusal like any other', async () => {
  const data = [{ couponName: 'CRUNCH10', reason: 'ended' }];
  expect(await refusedWith(data, { message: 'It ended.' })).toMatchObject({
    _tag: 'CouponRefused',
    text: 'It ended.',
  });
  for (const unread of [[], [{ couponName: 'CRUNCH10', reason: 'tired' }], {}]) {
    expect(await refusedWith(unread, { message: 'No.' })).toMatchObject({ _tag: 'ShopRefused' });
  }
});

it('asks about gift cards only where there are some', async () => {
  const sent = async (includesGiftCard: boolean) => {
    const { http, requests } = testShop({ answer: () => items() });
    const { validate } = makeHttpCouponCheck(http, Effect.succeed({ lang: 'es' }));
    await failureOf(validate({ ...question, includesGiftCard }));
    return requests[0]?.body;
  };
  expect(await sent(false)).toEqual({ ...asked, cartAmount: 19.99, lang: 'es' });
  expect(await sent(true)).toMatchObject({ includesGiftCard: true });
});
