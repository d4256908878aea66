import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentSessionTiming } from '#domain/payment/session/payment-session.ts';
import {
  extensionsLeft,
  extensionVerdict,
  sessionDeadline,
} from '#domain/payment/session/session-extension.ts';

const { session: life, guard, clockSkew, maxExtensions } = paymentSessionTiming;

describe('how long a payment session goes on', () => {
  it('[LIM-10] is never beyond 14:30, nor into the last seconds of the gateway’s own', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000 }), fc.nat({ max: 2_000_000 }), (now, ends) => {
        const deadline = sessionDeadline(ends, now);
        expect(deadline).toBeLessThanOrEqual(now + life);
        expect(deadline).toBeLessThanOrEqual(ends - guard);
        expect([now + life, ends - guard]).toContain(deadline);
      }),
    );
  });

  it('[LIM-10] may be made longer ten times, while it is known', () => {
    const session = { deadline: 1000, extensions: maxExtensions - 1 };
    expect(extensionVerdict(session, 1000 + clockSkew)).toBe('allowed');
    expect(extensionVerdict(session, 1001 + clockSkew)).toBe('unknown');
    expect(extensionVerdict({ ...session, extensions: maxExtensions }, 1000)).toBe('too-often');
    expect(extensionVerdict(undefined, 1000)).toBe('unknown');
  });

  it('[LIM-10] counts down to nothing', () => {
    expect([0, 1, 9, 10, 11].map(extensionsLeft)).toEqual([10, 9, 1, 0, 0]);
  });
});
