import { OktaAuth } from '@okta/okta-auth-js';
import { Effect, Fiber } from 'effect';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeOktaIdentity } from '#adapters/identity/okta-identity.ts';
import { variants } from '#domain/session/variant.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { login, memoryStorage, terminalAt } from '#test/adapters/identity/identity-shop.ts';
import { watchWire } from '#test/identity-library/wire.ts';
import { quickClock } from '#test/quick-clock.ts';
import {
  type IdentityUnderTest,
  identityUnderTest,
} from '#test/sandbox/identity/identity-under-test.ts';

const { runPromise } = Effect;
let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
  // It opens its tables at the first request.
  await identity.get('/api/v1/sessions/me');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => identity.close());

/** Waits the library asks for are written down, in ms, and over at once. */
const skipWaits = (): readonly number[] => {
  const waits: number[] = [];
  const wait = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, delay = 0, ...rest: unknown[]) => {
    if (!new Error().stack?.includes('okta-auth-js')) return wait(run, delay, ...rest);
    waits.push(delay);
    return setImmediate(run);
  });
  return waits;
};
const asked = async (name = 'factor-push') => {
  const wire = watchWire();
  const terminal = terminalAt(identity);
  const { email, password } = login(name);
  await runPromise(terminal.credentials.signIn(email, password));
  return { ...terminal, since: wire.to('/verify').length, wire };
};

describe('a sign-in that waits for another device', () => {
  it('[AUTHN-13] [AUTHN-15] asks every 500 ms until it says yes, and wants no device remembered', async () => {
    const { credentials, wire, since } = await asked();
    const waits = skipWaits();
    expect(await runPromise(credentials.awaitApproval)).toMatchObject({ kind: 'accepted' });
    expect(waits).toEqual([500, 500]);
    const looks = wire.to('/verify').slice(since);
    expect(looks).toHaveLength(3);
    for (const { query, body } of looks) {
      expect([query, Object.keys(body)]).toEqual([{}, ['stateToken']]);
    }
  });

  it('[AUTHN-14] stops asking where the shopper gives up', async () => {
    const { credentials, wire, since } = await asked();
    const waiting = Effect.runFork(Effect.result(credentials.awaitApproval));
    await expect.poll(() => wire.to('/verify').length).toBe(since + 1);
    await runPromise(credentials.giveUp);
    expect(await runPromise(Fiber.join(waiting))).toMatchObject({
      failure: { _tag: 'SignInOver' },
    });
    const looks = wire.to('/verify').length;
    // As long as two more looks would have taken.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(wire.to('/verify')).toHaveLength(looks);
    expect(wire.to('/authn/cancel')).toHaveLength(1);
  });

  it('[AUTHN-03] [AUTHN-19] is over after a reload: none is taken up again', async () => {
    await asked();
    const wire = watchWire();
    const { credentials } = terminalAt(identity);
    const over = { _tag: 'SignInOver' };
    expect(await failureOf(credentials.awaitApproval)).toMatchObject(over);
    expect(await failureOf(credentials.answerCode('1'))).toMatchObject(over);
    expect(wire.sent).toEqual([]);
  });
});

describe('asking once more', () => {
  const origin = 'https://id.example';
  const link = (path: string) => ({ href: `${origin}${path}`, hints: { allow: ['POST'] } });
  const factor = {
    ...{ id: 'sms', factorType: 'sms', provider: 'OKTA', profile: {} },
    _links: { verify: link('/verify') },
  };
  const challenge = (resend: object) => ({
    ...{ stateToken: 'the-state-token', status: 'MFA_CHALLENGE', _embedded: { user: {}, factor } },
    _links: { next: { name: 'verify', ...link('/verify') }, resend },
  });
  /** Somebody who was sent a text message by an organisation that offers this way to send another. */
  const sentCode = async (resend: object) => {
    const required = { status: 'MFA_REQUIRED', _embedded: { user: {}, factors: [factor] } };
    const answers = [required, challenge(resend), challenge(resend)];
    const paths: string[] = [];
    const fetch = async (address: unknown) => {
      paths.push(new URL(String(address)).pathname);
      return Response.json(answers.shift() ?? {});
    };
    const { credentials } = makeOktaIdentity(OktaAuth, {
      settings: {
        issuer: `${origin}/oauth2/default`,
        ...{ clientId: 'shop', shopOrigin: 'https://shop.example', accountScopes: [] },
        scopes: variants.snacks.scopes,
      },
      ...{ variant: 'snacks', clock: quickClock(), storage: memoryStorage() },
      fetch: fetch as typeof globalThis.fetch,
      leave: () => Effect.succeed({ kind: 'leaving' }),
    });
    await runPromise(credentials.signIn('sara@people.example', 'x'));
    return { credentials, paths };
  };

  it('[AUTHN-18] goes by the name of the way the code came', async () => {
    const { credentials, paths } = await sentCode([
      { name: 'call', ...link('/resend/call') },
      { name: 'sms', ...link('/resend/sms') },
    ]);
    await runPromise(credentials.resendCode);
    expect(paths.at(-1)).toBe('/resend/sms');
  });

  it('[AUTHN-18] is refused, and nothing sent, where no way has that name', async () => {
    const { credentials, paths } = await sentCode([{ name: 'call', ...link('/resend/call') }]);
    expect(await failureOf(credentials.resendCode)).toMatchObject({ _tag: 'SignInUnavailable' });
    expect(paths).toEqual(['/api/v1/authn', '/verify']);
  });
});
