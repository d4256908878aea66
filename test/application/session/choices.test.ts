import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSignUpForNewsletter } from '#application/content/newsletter/sign-up-for-newsletter.ts';
import { makeOrdersPlacedHere } from '#application/order/orders-placed-here.ts';
import { makeChooseLanguage } from '#application/session/choose-language.ts';
import { makeGiveConsent } from '#application/session/give-consent.ts';
import { makeReadChoices } from '#application/session/read-choices.ts';
import { makeRecordTelemetry } from '#application/session/record-telemetry.ts';
import { makeStartSession } from '#application/session/start-session.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryNewsletter } from '#test/doubles/notice/memory-newsletter.ts';
import {
  makeMemoryShopSession,
  memoryHandshake,
} from '#test/doubles/session/memory-shop-session.ts';
import { makeMemoryShopperMemory } from '#test/doubles/session/memory-shopper-memory.ts';
import { makeMemoryTelemetry } from '#test/doubles/telemetry/memory-telemetry.ts';

describe('choices', () => {
  it('[CONSENT-01] any is advertising or functional, and one flag leaves the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.boolean(), async (advertising, functional) => {
        const memory = makeMemoryShopperMemory();
        const telemetry = makeMemoryTelemetry();
        const giveConsent = makeGiveConsent(memory, makeMemoryClock(), telemetry);
        await Effect.runPromise(giveConsent({ advertising: !advertising, functional }));
        const choices = await Effect.runPromise(giveConsent({ advertising, functional }));
        expect(choices.consent).toEqual({
          advertising,
          functional,
          any: advertising || functional,
          decidedAt: '2026-11-21T12:00:00.000Z',
        });
        // What waited for an answer leaves with each of them.
        expect(telemetry.flushes()).toBe(2);
      }),
    );
  });

  it('the language is kept', async () => {
    const memory = makeMemoryShopperMemory();
    await Effect.runPromise(makeChooseLanguage(memory)('es'));
    expect(await Effect.runPromise(makeReadChoices(memory)())).toEqual({ language: 'es' });
  });

  it('[HAND-07] starting a session gives the handshake', async () => {
    const startSession = makeStartSession(makeMemoryShopSession());
    expect(await Effect.runPromise(startSession())).toEqual(memoryHandshake);
  });

  it('[LAYOUT-10] the signup takes a simple e-mail, once', async () => {
    const signedUp = new Set<string>();
    const signUp = makeSignUpForNewsletter(makeMemoryNewsletter(signedUp));
    expect(await failureOf(signUp('ada@', false))).toMatchObject({
      problems: { email: { key: 'email.format' } },
    });
    expect(await failureOf(signUp('ada@example.photography', false))).toMatchObject({
      _tag: 'EmailDoubted',
    });
    await Effect.runPromise(signUp('ada@example.photography', true));
    await Effect.runPromise(signUp(' ada@example.com ', false));
    await Effect.runPromise(signUp('ada@example.com', false));
    expect([...signedUp]).toEqual(['ada@example.photography', 'ada@example.com']);
  });

  it('telemetry and placed orders pass through', async () => {
    const telemetry = makeMemoryTelemetry();
    await Effect.runPromise(makeRecordTelemetry(telemetry)({ kind: 'page-view', path: '/' }));
    expect(telemetry.recorded).toEqual([{ kind: 'page-view', path: '/' }]);
    const memory = makeMemoryShopperMemory();
    await Effect.runPromise(memory.remember({ orderId: 'CC-1', email: 'a@b.co' }));
    await Effect.runPromise(memory.remember({ orderId: 'CC-2', email: 'a@b.co' }));
    const placed = await Effect.runPromise(makeOrdersPlacedHere(memory)());
    expect(placed.map(({ orderId }) => orderId)).toEqual(['CC-2', 'CC-1']);
  });
});
