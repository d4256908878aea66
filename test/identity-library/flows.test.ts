import type { AuthnTransaction, OktaAuthOptions } from '@okta/okta-auth-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type IdentityUnderTest,
  identityUnderTest,
  person,
} from '#test/sandbox/identity/identity-under-test.ts';
import { oktaFor } from '#test/sandbox/identity/okta-in-node.ts';
import { watchWire } from './wire.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => identity.close());

const okta = (options: Partial<OktaAuthOptions> = {}) => oktaFor(identity, options);
/** The state token is kept where all clients of a process see it. */
const forget = (client = okta()) => {
  client.options.storageUtil?.storage.delete('oktaStateToken');
  return client;
};
const textOf = (failed: Promise<unknown>) =>
  failed.then(
    () => 'no error',
    (error: Error) => error.message,
  );
const fail = () => {
  throw new Error('an option of ours');
};

interface PhoneChallenge {
  readonly status: string;
  poll(options?: object): Promise<AuthnTransaction>;
  resend(name?: string, options?: object): Promise<unknown>;
  prev(): Promise<AuthnTransaction>;
}
/** Somebody whose phone was asked and has not said yes. */
const phoneAsked = async (client = okta(), name = 'factor-push'): Promise<PhoneChallenge> => {
  const { factors } = (await client.signInWithCredentials(person(name))) as unknown as {
    factors: { verify(options?: object): Promise<PhoneChallenge> }[];
  };
  const asked = await factors[0]?.verify();
  if (asked === undefined) throw new Error('There is no factor.');
  return asked;
};

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

describe('the classic sign-in', () => {
  it('[AUTHN-01] [AUTHN-06] sends these calls, each with the state token', async () => {
    const client = forget();
    const wire = watchWire();
    const { username, password } = person('factor-push');
    const asked = await phoneAsked(client);
    const stateToken: unknown = client.options.storageUtil?.storage.get('oktaStateToken');
    expect(stateToken).toMatch(/\S{20,}/);
    await client.authn.introspect();
    await asked.prev();
    expect(wire.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/v1/authn', { username, password }],
      [
        'POST',
        expect.stringMatching(/^\/api\/v1\/authn\/factors\/[\w-]+\/verify$/),
        { stateToken },
      ],
      ['POST', '/api/v1/authn/introspect', { stateToken }],
      ['POST', '/api/v1/authn/previous', { stateToken }],
    ]);
    for (const { credentials } of wire.sent) expect(credentials).toBe('include');
  });

  it('[AUTHN-04] asks for recovery and for who signs somebody in', async () => {
    const client = forget();
    const wire = watchWire();
    const whom = { username: person('signed-up').username, factorType: 'EMAIL' } as const;
    await client.forgotPassword(whom);
    await client.unlockAccount(whom);
    await client.verifyRecoveryToken({ recoveryToken: 'made up' }).catch(() => undefined);
    await client.webfinger({ resource: `okta:acct:${whom.username}`, rel: 'okta:idp' });
    expect(wire.sent.map(({ method, path, body, query }) => [method, path, body, query])).toEqual([
      ['POST', '/api/v1/authn/recovery/password', whom, {}],
      ['POST', '/api/v1/authn/recovery/unlock', whom, {}],
      ['POST', '/api/v1/authn/recovery/token', { recoveryToken: 'made up' }, {}],
      [
        'GET',
        '/.well-known/webfinger',
        {},
        { resource: `okta:acct:${whom.username}`, rel: 'okta:idp' },
      ],
    ]);
  });

  it('[AUTHN-08] [AUTHN-10] asks for, renews and closes the session with its cookie', async () => {
    const client = okta();
    const wire = watchWire();
    await client.session.get();
    await client.session.refresh().catch(() => undefined);
    expect(await client.closeSession()).toBe(false);
    await identity.fault({ operation: 'sessions', status: 500 });
    expect(await textOf(client.closeSession())).not.toBe('no error');
    const session = '/api/v1/sessions/me';
    expect(wire.sent.map(({ method, path, credentials }) => [method, path, credentials])).toEqual([
      ['GET', session, 'include'],
      ['POST', `${session}/lifecycle/refresh`, 'include'],
      ['DELETE', session, 'include'],
      ['DELETE', session, 'include'],
    ]);
  });

  it('leaves to the provider with the session token and where to go', () => {
    const assign = vi.fn();
    vi.stubGlobal('window', { location: { assign } });
    okta().session.setCookieAndRedirect('a token', 'http://localhost:4100/x?y=1&z');
    const address = new URL(String(assign.mock.calls[0]?.[0]));
    expect(address.href.split('?')[0]).toBe(`${identity.origin}/login/sessionCookieRedirect`);
    expect([...address.searchParams]).toEqual([
      ['checkAccountSetupComplete', 'true'],
      ['token', 'a token'],
      ['redirectUrl', 'http://localhost:4100/x?y=1&z'],
    ]);
  });

  it('takes no fingerprint of a device it does not know', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Windows Phone 10.0)' });
    expect(await textOf(okta().fingerprint())).toBe(
      'Fingerprinting is not supported on this device',
    );
  });

  it('takes nothing up again without a state token', async () => {
    const client = forget();
    expect(await textOf(client.tx.resume())).toBe('No transaction to resume');
    expect(await textOf(client.authn.introspect())).toBe('No transaction to evaluate');
  });
});

describe('asking a phone', () => {
  it('[AUTHN-11] goes on every 500 ms until it says yes', async () => {
    const asked = await phoneAsked();
    const wire = watchWire();
    const waits = skipWaits();
    const done = await asked.poll();
    expect([done.status, waits, wire.to('/verify').length]).toEqual(['SUCCESS', [500, 500], 3]);
  });

  it('[AUTHN-12] is tried again five times after 429, each wait twice as long', async () => {
    const asked = await phoneAsked();
    const wire = watchWire();
    const waits = skipWaits();
    await identity.fault({ operation: 'authn', status: 429, count: 6 });
    expect(await textOf(asked.poll())).toBe(
      'API call exceeded rate limit due to too many requests.',
    );
    expect([waits, wire.to('/verify').length]).toEqual([[1000, 2000, 4000, 8000, 16_000], 6]);
  });

  it('[AUTHN-12] is tried again where the client says that the network failed', async () => {
    const client = okta();
    const asked = await phoneAsked(client);
    const waits = skipWaits();
    const away = vi.fn(() => Promise.reject({ status: 0, responseText: '', headers: {} }));
    client.options.httpRequestClient = away as never;
    expect(await textOf(asked.poll())).not.toBe('no error');
    expect([waits, away.mock.calls.length]).toEqual([[1000, 2000, 4000, 8000, 16_000], 6]);
  });

  it('stops where the shopper does something else', async () => {
    const asked = await phoneAsked();
    const polling = textOf(asked.poll({ delay: 1 }));
    await asked.prev();
    expect(await polling).toBe('The poll was stopped by the sdk');
  });

  it('says which of our options failed', async () => {
    const asked = await phoneAsked();
    const autoPush = 'AutoPush resulted in an error.';
    const rememberDevice = 'RememberDevice resulted in an error.';
    const again = (options: object) => asked.resend('push', options);
    for (const ask of [asked.poll, again]) {
      expect(await textOf(ask({ autoPush: fail }))).toBe(autoPush);
      expect(await textOf(ask({ rememberDevice: fail }))).toBe(rememberDevice);
    }
  });

  it('again needs the name of a way there is', async () => {
    const asked = await phoneAsked();
    expect(() => asked.resend()).toThrow('Must provide a link name');
    expect(() => asked.resend('pigeon')).toThrow('No link found for that name');
  });

  it('[IDX-04] goes on at the pace the provider gives while it is to be polled', async () => {
    const client = okta({ idx: { enableLegacyMode: true } });
    const begun = await client.idx.authenticate(person('factor-push'));
    const { refresh } = begun.nextStep?.poll ?? {};
    expect(refresh).toBe(500);
    const wire = watchWire();
    const waits = skipWaits();
    const done = await client.idx.poll({ refresh: refresh ?? 0 });
    expect([done.status, waits]).toEqual(['SUCCESS', [500, 500, 500]]);
    expect(wire.to('/authenticators/poll').length).toBe(3);
  });
});
