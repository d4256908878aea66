import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countsAsTry,
  declineGroupOf,
  leavesApproval,
  mayRetrySameCard,
} from '#domain/payment/decline.ts';
import { declineCauses } from '#test/arbitraries/payment.ts';

describe('a decline', () => {
  it('[P-19] has the words of its group', () => {
    expect(declineGroupOf('address-check')).toBe('billing-address');
    expect(declineGroupOf('code-check')).toBe('security-code');
    expect(declineGroupOf('wrong-code')).toBe('security-code');
    expect(declineGroupOf('expired')).toBe('expiry');
    expect(declineGroupOf('funds')).toBe('funds');
    expect(declineGroupOf('unavailable')).toBe('temporary');
    expect(declineGroupOf('not-confirmed')).toBe('authentication');
    expect(declineGroupOf('duplicate')).toBe('duplicate');
    for (const cause of ['part-only', 'token-unknown', 'refused'] as const) {
      expect(declineGroupOf(cause)).toBe('declined');
    }
  });

  it('[P-21] leaves an approval exactly where the bank had said yes', () => {
    fc.assert(
      fc.property(declineCauses(), (cause) => {
        const saidYes = ['address-check', 'code-check', 'part-only'].includes(cause);
        expect(leavesApproval(cause)).toBe(saidYes);
      }),
    );
  });

  it('counts as a try unless it says nothing about the card', () => {
    fc.assert(
      fc.property(declineCauses(), (cause) => {
        expect(countsAsTry(cause)).toBe(!['unavailable', 'token-unknown'].includes(cause));
      }),
    );
  });

  it('lets the same card try again after a slip of the hand or a passing trouble', () => {
    const groups = ['billing-address', 'security-code', 'temporary'] as const;
    for (const group of groups) expect(mayRetrySameCard(group)).toBe(true);
    for (const group of ['expiry', 'funds', 'declined', 'authentication', 'duplicate'] as const) {
      expect(mayRetrySameCard(group)).toBe(false);
    }
  });
});
