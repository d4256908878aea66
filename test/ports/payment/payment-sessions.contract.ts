import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { Clock } from '#ports/clock.ts';
import type { News } from '#ports/news.ts';
import type { PaymentSessions } from '#ports/payment-sessions.ts';
import type { ShopSession } from '#ports/shop-session.ts';
import type { ShopSettings } from '#ports/shop-settings.ts';
import type { ZipDesk } from '#ports/zip-desk.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { ada } from '#test/fixtures.ts';

export const zipDeskContract = (adapter: string, open: () => ZipDesk): void => {
  describe(`${adapter} keeps the ZipDesk contract:`, () => {
    it('knows a zip and its location, and says so of one it does not know', async () => {
      const verdict = await Effect.runPromise(open().lookUp('75024'));
      expect(verdict.valid).toBe(true);
      expect(typeof verdict.locationNumber).toBe('string');
      expect(await Effect.runPromise(open().lookUp('00000'))).toMatchObject({ valid: false });
    });

    it('checks an address', async () => {
      const verdict = await Effect.runPromise(open().checkAddress({ ...ada, state: 'TX' }));
      expect(verdict).toMatchObject({ valid: true, addressVerdict: 'valid' });
    });
  });
};

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

export const smallPortsContract = (
  adapter: string,
  open: () => {
    readonly session: ShopSession;
    readonly settings: ShopSettings;
    readonly news: News;
  },
): void => {
  describe(`${adapter} keeps the contracts of session, settings and news:`, () => {
    it('[HAND-08] callers in parallel share one handshake', async () => {
      const { session } = open();
      const handshakes = await Effect.runPromise(
        Effect.all(
          Array.from({ length: 10 }, () => session.ensure),
          { concurrency: 10 },
        ),
      );
      for (const handshake of handshakes) expect(handshake).toEqual(handshakes[0]);
    });

    it('config and labels are texts by name, the menu is a list', async () => {
      const { settings } = open();
      const texts = { ...(await Effect.runPromise(settings.config)) };
      Object.assign(texts, await Effect.runPromise(settings.labels));
      for (const value of Object.values(texts)) expect(typeof value).toBe('string');
      expect(Array.isArray(await Effect.runPromise(settings.navigation))).toBe(true);
    });

    it('signing up twice is the same as once', async () => {
      const { news } = open();
      await Effect.runPromise(news.signUp('ada@example.com'));
      await Effect.runPromise(news.signUp('ada@example.com'));
    });
  });
};
