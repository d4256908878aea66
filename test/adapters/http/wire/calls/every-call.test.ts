import { describe, expect, it } from 'vitest';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';

const namesOf = (wanted: (call: (typeof shopCalls)[number]) => unknown): string =>
  shopCalls
    .filter(wanted)
    .map(({ name }) => name)
    .sort()
    .join(' ');

describe('the calls of the shop', () => {
  it('those about a person carry the token, and need one', () => {
    expect(namesOf(({ auth }) => auth === 'shopper')).toBe(
      'changepassword createaddress createmixpack deleteaddress deletemixpack deletepaymentaccount ' +
        'deletereview getcustomer getmixpack getmixpacklist keeporder orderhistory ownreview removetoken ' +
        'updateUser updateaccount updateaddress updatemixpack writereview',
    );
  });

  it('those a guest may make too carry the token of whoever has one', () => {
    expect(namesOf(({ auth }) => auth === 'optional')).toBe(
      'getcartwebdata giftcardbalance orderdetails paypalOrder paypalPaymentSession paypalSubmitOrder ' +
        'savecartwebdata submittedorder validatevoucher',
    );
  });

  it('[HAND-01] only the handshake needs no handshake', () => {
    expect(namesOf(({ gate }) => gate === false)).toBe('handshaking');
  });

  it('[ORDER-10] what must never be done twice has a key of its attempt', () => {
    expect(namesOf(({ idempotent }) => idempotent)).toBe(
      'paypalPaymentSession paypalSubmitOrder submittedorder withdrawnorder',
    );
  });

  it('a guest proves whose stored cart it is, and one call alone tells an object', () => {
    expect(namesOf(({ cartSecret }) => cartSecret)).toBe('getcartwebdata savecartwebdata');
    expect(namesOf(({ object }) => object)).toBe('getcartwebdata');
  });

  it('each says in words of its own what it is for, as /docs/api shows it', () => {
    const summaries = shopCalls.map(({ summary }) => summary);
    expect(summaries.filter((summary) => !/^[A-Z].{8,}$/.test(summary))).toEqual([]);
    expect(new Set(summaries).size).toBe(summaries.length);
  });
});
