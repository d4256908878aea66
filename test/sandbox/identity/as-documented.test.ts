import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  clientId,
  type IdentityUnderTest,
  identityUnderTest,
  linkIn,
  person,
} from './identity-under-test.ts';
import { oktaFor, signIn } from './okta-in-node.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
beforeEach(() => identity.post('/sandbox/reset', {}));
afterAll(() => identity.close());

/** The cookie of a session, as a browser has it that somebody signed in with. */
const cookieOf = async (name: string): Promise<string> => {
  const answer = await identity.post('/api/v1/authn', person(name));
  const { sessionToken = '' } = (await answer.json()) as Record<string, string>;
  const query = new URLSearchParams({ token: sessionToken, redirectUrl: `${identity.shop}/` });
  const back = await identity.get(`/login/sessionCookieRedirect?${query}`);
  return back.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

describe('what the provider says about itself', () => {
  it('is the same at all three addresses, and promises nothing it does not do', async () => {
    const [one, ...others] = await Promise.all(
      [
        '/oauth2/default/.well-known/openid-configuration',
        '/oauth2/default/.well-known/oauth-authorization-server',
        '/.well-known/oauth-authorization-server/oauth2/default',
      ].map(async (path) => (await (await identity.get(path)).json()) as Record<string, unknown>),
    );
    expect(others).toEqual([one, one]);
    expect(one).toMatchObject({
      issuer: identity.issuer,
      end_session_endpoint: `${identity.issuer}/v1/logout`,
      response_modes_supported: expect.arrayContaining(['okta_post_message']),
    });
    const names = Object.keys(one ?? {}).join(' ');
    expect(names).not.toMatch(
      /dpop|pushed_authorization|device_authorization|registration_endpoint/,
    );
  });
});

describe('tokens and sessions', () => {
  it('[TOKEN-034] an id token is introspected like an access token, by its own client only', async () => {
    const { idToken } = await signIn(oktaFor(identity));
    const asked = async (token: string) => {
      const fields = { token, token_type_hint: 'id_token', client_id: clientId };
      return (await identity.postForm('/oauth2/default/v1/introspect', fields)).json();
    };
    expect(await asked(idToken?.idToken ?? '')).toMatchObject({
      active: true,
      aud: clientId,
      sub: idToken?.claims.sub,
    });
    expect(await asked(`${idToken?.idToken}x`)).toEqual({ active: false });
  });

  it('[AUTHN-08] the person of a session asks who they are; nobody else is told', async () => {
    const cookie = await cookieOf('spanish');
    const mine = await identity.get('/api/v1/users/me', { cookie });
    expect(await mine.json()).toMatchObject({ profile: { firstName: 'Elena' } });
    expect((await identity.get('/api/v1/users/me')).status).toBe(401);
    const other = await identity.get(`/api/v1/users/${person('spanish').username}`, { cookie });
    expect(other.status).toBe(401);
  });

  it('[AUTH-05] the sign-out page ends the session and leads to trusted pages only', async () => {
    const cookie = await cookieOf('signed-up');
    const back = await identity.get(
      `/login/signout?fromURI=${encodeURIComponent(`${identity.shop}/`)}`,
      { cookie },
    );
    expect([back.status, back.headers.get('location')]).toEqual([302, `${identity.shop}/`]);
    expect((await identity.get('/api/v1/sessions/me', { cookie })).status).toBe(404);
    const stays = await identity.get('/login/signout?fromURI=https%3A%2F%2Felsewhere.example%2F');
    expect([stays.status, stays.headers.get('location')]).toEqual([200, null]);
  });

  it('[IDX-01] the identity engine asks nothing of who is signed in already', async () => {
    const cookie = await cookieOf('signed-up');
    const fields = {
      client_id: clientId,
      scope: 'openid profile',
      redirect_uri: `${identity.shop}/implicit/callback`,
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
      state: 'a-state',
    };
    const begun = async (level: object = {}) => {
      const answer = await identity.postForm('/oauth2/default/v1/interact', {
        ...fields,
        ...level,
      });
      const { interaction_handle: interactionHandle = '' } = (await answer.json()) as Record<
        string,
        string
      >;
      return interactionHandle;
    };
    const introspected = async (interactionHandle: string, headers: Record<string, string>) =>
      (await identity.post('/idp/idx/introspect', { interactionHandle }, headers)).json();
    expect(await introspected(await begun(), {})).not.toHaveProperty('successWithInteractionCode');
    const surer = await begun({ acr_values: 'urn:okta:loa:2fa:any' });
    expect(await introspected(surer, { cookie })).not.toHaveProperty('successWithInteractionCode');
    expect(await introspected(await begun(), { cookie })).toHaveProperty(
      'successWithInteractionCode',
    );
  });

  it('a state that is good for something else is told apart from one that is over', async () => {
    const { username } = person('signed-up');
    await identity.post('/api/v1/authn/recovery/password', { username, factorType: 'EMAIL' });
    const recoveryToken = linkIn(await identity.mailTo(username)).searchParams.get('token');
    const opened = await identity.post('/api/v1/authn/recovery/token', { recoveryToken });
    const { stateToken = '' } = (await opened.json()) as Record<string, string>;
    const said = async (token: string) => {
      const answer = await identity.post('/api/v1/authn/previous', { stateToken: token });
      return [answer.status, ((await answer.json()) as Record<string, string>)['errorCode']];
    };
    expect(await said(stateToken)).toEqual([403, 'E0000079']);
    expect(await said('made-up')).toEqual([401, 'E0000011']);
  });
});
