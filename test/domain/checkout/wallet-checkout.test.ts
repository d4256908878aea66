import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Checkout, freshCheckout } from '#domain/checkout/checkout.ts';
import { afterWallet, walletCheckout, withWallet } from '#domain/checkout/wallet-checkout.ts';

/** A checkout somebody types, with or without an attempt whose end is not known. */
const typed: fc.Arbitrary<Checkout> = fc
  .record({
    attempt: fc.option(fc.constantFrom('key-1', 'key-2'), { nil: undefined }),
    quoteId: fc.option(fc.constantFrom('quote-1'), { nil: undefined }),
    tempUserID: fc.option(fc.constantFrom('shopper-1'), { nil: undefined }),
  })
  .map(({ attempt, quoteId, tempUserID }) => ({
    ...freshCheckout,
    ...(attempt !== undefined && { idempotencyKey: attempt }),
    ...(quoteId !== undefined && { quoteId }),
    ...(tempUserID !== undefined && { tempUserID }),
  }));

describe('a checkout by wallet', () => {
  it('[CHK-19] is the only one that says so, from its first step to its last', () => {
    fc.assert(
      fc.property(typed, fc.boolean(), (current, holding) => {
        const begun = walletCheckout(current, { tempUserID: 'made-up', holding });
        const given = { paymentData: 'data', cardName: 'Visa 1111' };
        expect([begun.isApplePay, withWallet(begun, given).isApplePay]).toEqual([true, true]);
        expect(current.isApplePay).toBe(false);
        expect(afterWallet(current, { begun, ended: begun }).isApplePay).toBe(false);
      }),
    );
  });

  it('[CHK-18] goes on as the shopper the checkout already has', () => {
    fc.assert(
      fc.property(typed, (current) => {
        const begun = walletCheckout(current, { tempUserID: 'made-up', holding: true });
        expect(begun.tempUserID).toBe(current.tempUserID ?? 'made-up');
      }),
    );
  });
});
