import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { Clock } from '#ports/device/clock.ts';
import type { PaymentSessions } from '#ports/payment/payment-sessions.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';

export interface OpenSessions {
  readonly sessions: PaymentSessions;
  readonly clock: Clock;
  advance(milliseconds: number): void;
}

export const paymentSessionsContract = (adapter: string, open: () => OpenSessions): void => {
  describe(`${adapter} keeps the PaymentSessions contract:`, () => {
    it('[PAY-03] opens a session of 14:30 by this machine’s clock', async () => {
      const { sessions, clock } = open();
      const session = await Effect.runPromise(
        sessions.open({ tempUserID: crypto.randomUUID(), amountCents: 858 }),
      );
      expect(session.captureContext).not.toBe('');
      expect(session.deadline - clock.now()).toBe(870_000);
      expect(session.extensionsLeft).toBe(10);
    });

    it('[P-34] extends it ten times, each with a new context', async () => {
      const { sessions, advance } = open();
      const request = { tempUserID: crypto.randomUUID(), amountCents: 858 };
      let session = await Effect.runPromise(sessions.open(request));
      const contexts = new Set([session.captureContext]);
      for (let count = 1; count <= 10; count += 1) {
        // A minute between, because the shop limits how often it is asked.
        advance(61_000);
        session = await Effect.runPromise(
          sessions.open({ ...request, extend: session.paymentSessionId }),
        );
        contexts.add(session.captureContext);
        expect(session.extensionsLeft).toBe(10 - count);
      }
      expect(contexts.size).toBe(11);
      advance(61_000);
      const eleventh = sessions.open({ ...request, extend: session.paymentSessionId });
      expect(await failureOf(eleventh)).toMatchObject({ _tag: 'ExtensionLimitReached' });
    });
  });
};
