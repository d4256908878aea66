import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  noPaymentSession,
  type PaymentSession,
  type PaymentSessionFlags,
  paymentSessionTiming,
} from '#domain/payment/session/payment-session.ts';
import {
  acknowledgeExpiry,
  extendSession,
  ignoreWarning,
  killSession,
  nextSessionCheck,
  sessionAdvice,
  startSession,
  warnSession,
} from '#domain/payment/session/payment-session-steps.ts';

const minute = 60_000;
const session = (createdAt: number, id = 'ps-1'): PaymentSession => ({
  paymentSessionId: id,
  captureContext: 'ctx',
  createdAt,
  deadline: createdAt + paymentSessionTiming.session,
  extensionsLeft: 10,
  ahead: 0,
});

type Step = (flags: PaymentSessionFlags, now: number) => PaymentSessionFlags;
const steps = (): fc.Arbitrary<Step> =>
  fc.constantFrom<Step>(
    (_, now) => startSession(session(now)),
    warnSession,
    ignoreWarning,
    (flags, now) => extendSession(flags, session(now), now),
    killSession,
    acknowledgeExpiry,
  );
/** Flags after any run of steps, as a shopper's hour may bring them. */
const reachable = (): fc.Arbitrary<PaymentSessionFlags> =>
  fc
    .array(fc.tuple(steps(), fc.nat({ max: 20 * minute })), { maxLength: 12 })
    .map(
      (run) =>
        run.reduce<readonly [PaymentSessionFlags, number]>(
          ([flags, now], [step, wait]) => [step(flags, now + wait), now + wait],
          [noPaymentSession, 1_000_000],
        )[0],
    );
const typed = { empty: false, visible: true };

describe('the payment session', () => {
  it('[PAY-09] starts out with nothing running and every flag down', () => {
    expect(noPaymentSession).toEqual({
      extensions: 0,
      isExtended: false,
      isAboutToExpire: false,
      isExpired: false,
      reloadPayment: false,
    });
  });

  it('[PAY-11] [PAY-12] starting records the time and clears extended and about to expire', () => {
    fc.assert(
      fc.property(fc.nat(), (now) => {
        const flags = startSession(session(now));
        expect(flags.createdAt).toBe(now);
        expect([flags.isExtended, flags.isAboutToExpire, flags.isExpired]).toEqual([
          false,
          false,
          false,
        ]);
      }),
    );
  });

  it('[PAY-14] ignoring dismisses the warning and changes nothing else', () => {
    fc.assert(
      fc.property(reachable(), (flags) => {
        expect(ignoreWarning(flags)).toEqual({ ...flags, isAboutToExpire: false });
      }),
    );
  });

  it('[PAY-15] extending records the time, marks extended and dismisses the warning', () => {
    fc.assert(
      fc.property(reachable(), fc.nat(), (flags, now) => {
        const extended = extendSession(flags, session(now, 'ps-2'), now);
        expect(extended).toMatchObject({
          extendedAt: now,
          isExtended: true,
          isAboutToExpire: false,
          extensions: flags.extensions + 1,
          deadline: now + paymentSessionTiming.session,
        });
      }),
    );
  });

  it('[PAY-16] acknowledging the end dismisses, clears expired and asks for a reload', () => {
    fc.assert(
      fc.property(reachable(), (flags) => {
        expect(acknowledgeExpiry(flags)).toEqual({
          ...flags,
          isAboutToExpire: false,
          isExpired: false,
          reloadPayment: true,
        });
      }),
    );
  });

  it('[PAY-17] killing marks it expired from any state', () => {
    fc.assert(
      fc.property(reachable(), (flags) => {
        expect(killSession(flags)).toEqual({ ...flags, isExpired: true });
      }),
    );
  });

  it('[PAY-18] the fresh session of a reloaded form takes the reload flag down', () => {
    expect(acknowledgeExpiry(noPaymentSession).reloadPayment).toBe(true);
    expect(startSession(session(1_000)).reloadPayment).toBe(false);
  });
});

describe('sessionAdvice', () => {
  it('[PAY-13] [P-33] warns at 12:30 with something typed, renews silently when both fields are empty', () => {
    const flags = startSession(session(0));
    const at = (now: number, fields = typed) => sessionAdvice(flags, now, fields);
    expect(at(12.5 * minute - 1)).toBe('none');
    expect(at(12.5 * minute)).toBe('warn');
    expect(at(13 * minute)).toBe('warn');
    expect([at(14.5 * minute - 1), at(14.5 * minute)]).toEqual(['warn', 'expire']);
    expect(at(12.5 * minute, { empty: true, visible: true })).toBe('renew-silently');
    expect(at(12.5 * minute, { empty: true, visible: false })).toBe('warn');
    expect(sessionAdvice(warnSession(flags), 13 * minute, typed)).toBe('none');
  });

  it('[P-34] expires at 14:30 whatever was ignored, also after a sleep far past it', () => {
    fc.assert(
      fc.property(reachable(), fc.nat({ max: 10 * 3_600_000 }), (flags, late) => {
        const { deadline } = flags;
        const advice = sessionAdvice(ignoreWarning(flags), (deadline ?? 0) + late, typed);
        expect(advice).toBe(deadline === undefined || flags.isExpired ? 'none' : 'expire');
      }),
    );
  });

  it('[P-34] never renews silently after ten extensions', () => {
    const flags = Array.from({ length: 10 }).reduce<PaymentSessionFlags>(
      (extended) => extendSession(extended, session(0), 0),
      startSession(session(0)),
    );
    expect(sessionAdvice(flags, 13 * minute, { empty: true, visible: true })).toBe('warn');
  });

  it('[LIM-10] looks again at the warning, then at the deadline, both from one table', () => {
    const flags = startSession(session(0));
    const { session: life, warningLead, captureContext, guard } = paymentSessionTiming;
    expect(life).toBe(captureContext - guard);
    expect(nextSessionCheck(flags, 0)).toBe(life - warningLead);
    expect(nextSessionCheck(flags, life - warningLead)).toBe(life);
    expect(nextSessionCheck(killSession(flags), 0)).toBeUndefined();
    expect(nextSessionCheck(noPaymentSession, 0)).toBeUndefined();
  });
});
