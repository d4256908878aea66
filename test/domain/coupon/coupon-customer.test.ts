import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponCustomers, couponGuesser } from '#domain/coupon/coupon-customer.ts';

const names = () => fc.stringMatching(/^[a-z]{1,6}$/);

describe('one customer of a coupon', () => {
  it('is one however the e-mail address is written', () => {
    fc.assert(
      fc.property(names(), names(), names(), (name, tag, host) => {
        const plain = couponCustomers(`${name}@${host}.com`, undefined);
        expect(couponCustomers(`  ${name.toUpperCase()}+${tag}@${host}.COM `, undefined)).toEqual(
          plain,
        );
        expect(couponCustomers(`x${name}@${host}.com`, undefined)).not.toEqual(plain);
        expect(plain).toEqual([`coupon email ${name}@${host}.com`]);
      }),
    );
  });

  it('is known by account and by e-mail, and by nothing where neither is told', () => {
    expect(couponCustomers('a@b.co', 'id')).toEqual(['coupon account id', 'coupon email a@b.co']);
    expect(couponCustomers(undefined, 'id')).toEqual(['coupon account id']);
    expect(couponCustomers('', undefined)).toEqual([]);
    expect(couponCustomers(undefined, undefined)).toEqual([]);
  });

  it('is never an account that is called like an address', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const [account] = couponCustomers(undefined, text);
        expect(couponCustomers(text, undefined)).not.toContain(account);
      }),
    );
  });
});

describe('who guesses codes', () => {
  it('is the account, or else the shopper, or else the cart', () => {
    const all = { accountId: 'id', actor: 'hash', cartId: 'c1' };
    expect(couponGuesser(all)).toBe('coupon shopper id');
    expect(couponGuesser({ ...all, accountId: undefined })).toBe('coupon shopper hash');
    expect(couponGuesser({ cartId: 'c1' })).toBe('coupon shopper cart c1');
    expect(couponGuesser({})).toBe('coupon shopper cart ');
  });
});
