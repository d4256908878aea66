import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualSettings } from '#sandbox/identity/desk/identity-settings.ts';
import { openIdentity } from '#sandbox/identity/open-identity.ts';
import { authorizePath, browserAt, leadsTo, sessionTokenOf, signsIn, whoIsIn } from './by-hand.ts';
import {
  apiToken,
  type IdentityUnderTest,
  identityUnderTest,
  linkIn,
  person,
} from './identity-under-test.ts';

const minutes = 60_000;
let ahead = 0;
let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest({ now: () => new Date(Date.now() + ahead) });
});
beforeEach(() => {
  ahead = 0;
});
afterAll(() => identity.close());

const sara = person('signed-up').username;
const elena = person('spanish').username;

describe('a session at the provider', () => {
  it('[AUTH-01] is never one that was there before: a planted or an older cookie is worth nothing', async () => {
    const browser = browserAt(identity);
    browser.jar.set('sid', 'planted-by-somebody-else');
    await signsIn(identity, browser, 'signed-up');
    const first = browser.jar.get('sid') ?? '';
    expect(first).not.toBe('planted-by-somebody-else');
    expect(await whoIsIn(browser)).toBe(sara);

    const ways = {
      authorize: () => signsIn(identity, browser, 'spanish'),
      'cookie redirect': async () => {
        const token = await sessionTokenOf(identity, 'spanish');
        const query = new URLSearchParams({ token, redirectUrl: `${identity.shop}/` });
        return browser.visit(`/login/sessionCookieRedirect?${query}`);
      },
    };
    for (const [way, signIn] of Object.entries(ways)) {
      const before = browser.jar.get('sid') ?? '';
      await signIn();
      expect([way, await whoIsIn(browser)]).toEqual([way, elena]);
      const older = browserAt(identity);
      older.jar.set('sid', before);
      expect([way, browser.jar.get('sid') === before]).toEqual([way, false]);
      expect([way, await whoIsIn(older)]).toEqual([way, undefined]);
    }
  });

  it('[AUTHN-08] has a cookie no script reads and no page of another site sends, told to nobody, for a token that is good once', async () => {
    const browser = browserAt(identity);
    const token = await sessionTokenOf(identity, 'signed-up');
    const query = { prompt: 'none', sessionToken: await sessionTokenOf(identity, 'signed-up') };
    const target = new URLSearchParams({ token, redirectUrl: `${identity.shop}/` });
    for (const path of [authorizePath(identity, query), `/login/sessionCookieRedirect?${target}`]) {
      const answer = await browserAt(identity).visit(path);
      const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('sid=')) ?? '';
      expect([line, /; ?httponly/i.test(line), /; ?samesite=lax/i.test(line)]).toEqual([
        line,
        true,
        true,
      ]);
    }
    const second = browserAt(identity);
    await second.visit(`/login/sessionCookieRedirect?${target}`);
    expect(await whoIsIn(second)).toBeUndefined();
    await signsIn(identity, browser, 'signed-up');
    const me = await (await browser.visit('/api/v1/sessions/me')).text();
    expect(me).toContain(sara);
    expect(me).not.toContain(browser.jar.get('sid'));
  });

  it('[AUTH-05] is not ended by a link, nor by a form another page sends, and leads nowhere else', async () => {
    const browser = browserAt(identity);
    await signsIn(identity, browser, 'signed-up');
    const asked = await browser.visit('/oauth2/default/v1/logout');
    expect(await asked.text()).not.toContain('<script');
    await browser.visit('/oauth2/default/v1/logout/confirm', { form: { logout: 'yes' } });
    expect(await whoIsIn(browser)).toBe(sara);
    const elsewhere = new URLSearchParams({
      client_id: 'crunchcart-web',
      post_logout_redirect_uri: 'https://evil.example/',
    });
    const refused = await browser.visit(`/oauth2/default/v1/logout?${elsewhere}`);
    expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
  });

  it('[AUTH-01] ends, and so does everything that leads to one, when its time is over', async () => {
    const browser = browserAt(identity);
    const callback = await signsIn(identity, browser, 'signed-up');
    const sessionToken = await sessionTokenOf(identity, 'signed-up');
    await identity.post('/api/v1/authn/recovery/password', { username: elena });
    const recoveryToken = linkIn(await identity.mailTo(elena)).searchParams.get('token') ?? '';
    const redeem = (code: string) =>
      identity.postForm('/oauth2/default/v1/token', {
        grant_type: 'authorization_code',
        client_id: 'crunchcart-web',
        redirect_uri: `${identity.shop}/implicit/callback`,
        code_verifier: 'v'.repeat(43),
        code,
      });
    const code = callback.searchParams.get('code') ?? '';
    // The proof is wrong, which is looked at once the code is known to be good.
    expect(await (await redeem(code)).text()).toContain('PKCE');
    ahead = 2 * minutes;
    expect(await (await redeem(code)).text()).toContain('invalid or has expired');
    ahead = 6 * minutes;
    const late = await leadsTo(
      await browserAt(identity).visit(authorizePath(identity, { prompt: 'none', sessionToken })),
    );
    expect(late.searchParams.get('error')).toBe('login_required');
    ahead = 61 * minutes;
    const recovery = await identity.post('/api/v1/authn/recovery/token', { recoveryToken });
    expect(recovery.status).toBe(401);
    expect(await whoIsIn(browser)).toBe(sara);
    ahead = 121 * minutes;
    expect(await whoIsIn(browser)).toBeUndefined();
  });
});

/** Methods and addresses from Fastify's drawing of its routes. */
const routesIn = (drawing: string): readonly (readonly [string, string])[] => {
  const above: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const [, branches = '', path = '', methods = ''] =
      /^((?:[│ ] {3})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (path === '') return [];
    const depth = branches.length / 4;
    above.splice(depth, above.length, path);
    const address = above.join('').replaceAll(/:\w+/g, 'x');
    return methods.split(', ').map((method) => [method, address] as const);
  });
};

describe('pages of another origin', () => {
  const everyCall = async () =>
    openIdentity(
      {
        port: 0,
        database: identity.database.db,
        trustedOrigins: [identity.shop],
        clients: [],
        apiToken,
        mail: { url: 'smtp://127.0.0.1:9', from: 'test@crunchcart.example' },
      },
      'http://localhost:4300',
    );
  /** oidc-provider's own, which are behind one address. */
  const ofTheLibrary = ['authorize', 'token', 'logout', 'logout/confirm'].map(
    (name) => ['POST', `/oauth2/default/v1/${name}`] as const,
  );

  it('change nothing, whichever call they make, with whatever cookie', async () => {
    const browser = browserAt(identity);
    await signsIn(identity, browser, 'signed-up');
    const { app, close } = await everyCall();
    try {
      const calls = [...routesIn(app.printRoutes({ commonPrefix: false })), ...ofTheLibrary].filter(
        ([method]) => !['GET', 'HEAD', 'OPTIONS'].includes(method),
      );
      expect(calls.length).toBeGreaterThan(40);
      expect(calls).toContainEqual(['POST', '/api/v1/users/x/credentials/change_password']);
      for (const [method, url] of calls) {
        for (const origin of ['https://evil.example', 'null', `${identity.shop}.evil.example`]) {
          const answer = await app.inject({
            method: method as 'POST',
            url,
            headers: { origin, cookie: `sid=${browser.jar.get('sid')}` },
          });
          const allowed = answer.headers['access-control-allow-origin'];
          expect([method, url, origin, answer.statusCode, allowed]).toEqual([
            ...[method, url, origin, 403],
            undefined,
          ]);
        }
      }
    } finally {
      await close();
    }
    expect(await whoIsIn(browser)).toBe(sara);
  });
});

describe('guessing', () => {
  const limited = (settings: Parameters<typeof identityUnderTest>[0]) =>
    identityUnderTest({ database: identity.database, ...settings });
  const { allowances } = usualSettings;

  it('[AUTH-16] is slowed down by login and by network address, each by itself', async () => {
    await identity.post('/sandbox/reset', {});
    const slow = await limited({
      settings: {
        lockAfter: 1000,
        allowances: {
          ...allowances,
          passwords: { limit: 3, seconds: 60 },
          address: { limit: 5, seconds: 60 },
        },
      },
    });
    try {
      const guess = (username: string) =>
        slow.post('/api/v1/authn', { username, password: 'Wr0ng!Wr0ng' });
      const statuses: number[] = [];
      for (const name of ['a', 'a', 'a', 'a', 'b', 'c']) {
        const answer = await guess(`${name}@people.example`);
        statuses.push(answer.status);
        if (answer.status === 429) expect(answer.headers.get('x-rate-limit-reset')).not.toBeNull();
      }
      expect(statuses).toEqual([401, 401, 401, 429, 401, 429]);
    } finally {
      await slow.close();
      await identity.post('/sandbox/reset', {});
    }
  });

  it('[PWD-01] tells by its work no more than by its words whether there is somebody', async () => {
    const kept = async (username: string) => {
      const count = async () => {
        const { rows } = await sql<{ tickets: number }>`
          select count(*)::int as tickets from identity.tickets
        `.execute(identity.database.db);
        return rows[0]?.tickets ?? Number.NaN;
      };
      const before = await count();
      await identity.post('/api/v1/authn/recovery/password', { username });
      return (await count()) - before;
    };
    expect(await kept('nobody@people.example')).toBe(1);
    expect(await kept(sara)).toBe(1);
    expect(await kept(person('google-only').username)).toBe(1);
  });
});
