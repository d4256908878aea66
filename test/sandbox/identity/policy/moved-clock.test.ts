import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authorizePath, browserAt, leadsTo, signsIn, whoIsIn } from '../by-hand.ts';
import {
  clientId,
  type IdentityUnderTest,
  identityUnderTest,
  person,
} from '../identity-under-test.ts';
import { oktaFor, signIn } from '../okta-in-node.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let identity: IdentityUnderTest;
let ahead = 0;
beforeAll(async () => {
  identity = await identityUnderTest({ now: () => new Date(Date.now() + ahead) });
});
beforeEach(() => {
  ahead = 0;
});
afterAll(() => identity.close());

const form = async (path: string, fields: Readonly<Record<string, string>>) => {
  const answer = await identity.postForm(`/oauth2/default/v1/${path}`, {
    client_id: clientId,
    ...fields,
  });
  return (await answer.json()) as Readonly<Record<string, never>>;
};
const refreshed = (token: string) =>
  form('token', {
    ...{ grant_type: 'refresh_token', scope: 'openid offline_access' },
    refresh_token: token,
  });

describe('[D-IDP-02] a provider whose clock is moved', () => {
  it('says how long ago somebody signed in by that clock', async () => {
    const browser = browserAt(identity);
    const silent = async (maxAge: number) => {
      const query = { prompt: 'none', max_age: String(maxAge) };
      const { searchParams } = await leadsTo(await browser.visit(authorizePath(identity, query)));
      return searchParams.get('error') ?? 'code';
    };
    await signsIn(identity, browser, 'signed-up');
    expect(await silent(300)).toBe('code');
    ahead = 6 * minute;
    expect(await silent(300)).toBe('login_required');
    expect(await silent(900)).toBe('code');
    await signsIn(identity, browser, 'signed-up');
    expect(await silent(300)).toBe('code');
  });

  it('tells when a session began and ends by that clock, forwards and backwards', async () => {
    for (const moved of [3 * hour, -3 * hour]) {
      ahead = moved;
      const browser = browserAt(identity);
      await signsIn(identity, browser, 'signed-up');
      const me = (await (await browser.visit('/api/v1/sessions/me')).json()) as {
        readonly createdAt: string;
        readonly expiresAt: string;
      };
      const shown = Date.now() + moved;
      expect(Math.abs(Date.parse(me.createdAt) - shown)).toBeLessThan(minute);
      expect(Math.abs(Date.parse(me.expiresAt) - shown - 2 * hour)).toBeLessThan(minute);
      ahead = moved + 119 * minute;
      expect(await whoIsIn(browser)).toBe(person('signed-up').username);
      ahead = moved + 121 * minute;
      expect(await whoIsIn(browser)).toBeUndefined();
    }
  });

  it('gives a refresh token thirty days in all, however often it is renewed', async () => {
    const okta = oktaFor(identity, { scopes: ['openid', 'offline_access'] });
    const { refreshToken: { refreshToken = '' } = {}, idToken } = await signIn(okta);
    const begun = Number(idToken?.claims['auth_time']);
    ahead = 20 * day;
    const answer = await refreshed(refreshToken);
    const [token = '', id = ''] = [answer['refresh_token'], answer['id_token']];
    // Who renews has not signed in again.
    const claims = JSON.parse(Buffer.from(String(id).split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ auth_time: begun });
    expect(Math.abs(claims.iat * 1000 - Date.now() - ahead)).toBeLessThan(minute);
    const { active, exp } = await form('introspect', { token });
    expect(active).toBe(true);
    expect(Math.abs(Number(exp) - begun - 30 * 86_400)).toBeLessThan(60);
    ahead = 31 * day;
    expect((await refreshed(token))['error']).toBe('invalid_grant');
  });
});
