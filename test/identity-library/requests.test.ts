import { createHash } from 'node:crypto';
import { getToken, OktaAuth, type OktaAuthOptions } from '@okta/okta-auth-js';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { oktaOptions } from '#adapters/identity/okta-options.ts';
import { addressOf, bareOkta } from './bare-okta.ts';
import { type SmallIssuer, startSmallIssuer } from './small-issuer.ts';

let small: SmallIssuer;
beforeAll(async () => {
  small = await startSmallIssuer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => small.close());

const okta = (options: Partial<OktaAuthOptions> = {}) =>
  bareOkta({ issuer: small.issuer, ...options });
const sent = async (options: object = {}, client = okta()) =>
  Object.fromEntries(
    (await addressOf(client, () => client.token.getWithRedirect(options))).searchParams,
  );

describe('a client', () => {
  it('[TOKEN-011] needs an issuer', () => {
    expect(() => new OktaAuth({} as OktaAuthOptions)).toThrow('No issuer passed to constructor');
  });

  it('[TOKEN-049] [TOKEN-050] asks for these scopes and types by default', async () => {
    const { scopes, responseType } = await okta().token.prepareTokenParams();
    expect([scopes, responseType]).toEqual([['openid', 'email'], 'code']);
    const implicit = await okta({ pkce: false }).token.prepareTokenParams();
    expect(implicit.responseType).toEqual(['token', 'id_token']);
    const client = okta();
    const address = await addressOf(client, () => client.signInWithRedirect());
    expect(address.searchParams.get('scope')).toBe('openid email profile');
  });

  it('[TOKEN-014] changes no code for tokens without all four values', async () => {
    const all = { authorizationCode: 'a code', codeVerifier: 'v'.repeat(43) };
    const without = (options: object) => okta().token.exchangeCodeForTokens({ ...all, ...options });
    for (const [missing, text] of [
      ['clientId', 'A clientId must be specified in the OktaAuth constructor to get a token'],
      ['redirectUri', 'The redirectUri passed to /authorize must also be passed to /token'],
      ['authorizationCode', 'An authorization code (returned from /authorize) must be passed'],
      ['codeVerifier', 'The "codeVerifier" (generated and saved by your app) must be passed'],
    ] as const) {
      await expect(without({ [missing]: '' })).rejects.toThrow(text);
    }
    expect(small.askedFor('/v1/token')).toBe(0);
  });
});

it('[TOKEN-009] how tabs talk is left to the library', () => {
  const device = { http: () => Promise.reject(), setLocation: () => undefined };
  const { services } = oktaOptions(
    {
      issuer: small.issuer,
      clientId: 'a',
      shopOrigin: 'http://localhost:4100',
      scopes: [],
      accountScopes: [],
    },
    device,
  );
  expect(Object.keys(services ?? {}).sort()).toEqual(['autoRenew', 'renewOnTabActivation']);
});

describe('an authorize address', () => {
  it('[TOKEN-036] carries every option once, by the names of the provider', async () => {
    const query = await sent({
      prompt: 'login',
      sessionToken: 'a-session-token',
      idp: '0oagoogle',
      idpScope: ['a', 'b'],
      loginHint: 'sara@people.example',
      maxAge: 60,
      acrValues: 'urn:okta:loa:1fa:any',
      responseMode: 'query',
      state: 'a-state',
      nonce: 'a-nonce',
      display: 'page',
      scopes: ['openid', 'profile'],
      codeVerifier: 'v'.repeat(43),
    });
    expect(query).toEqual({
      client_id: 'small-client',
      code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:4100/implicit/callback',
      response_type: 'code',
      response_mode: 'query',
      state: 'a-state',
      nonce: 'a-nonce',
      scope: 'openid profile',
      prompt: 'login',
      sessionToken: 'a-session-token',
      idp: '0oagoogle',
      idp_scope: 'a b',
      login_hint: 'sara@people.example',
      max_age: '60',
      acr_values: 'urn:okta:loa:1fa:any',
      display: 'page',
    });
    const client = okta();
    const enroll = await addressOf(client, () =>
      client.endpoints.authorize.enrollAuthenticator({
        enrollAmrValues: ['okta_verify'],
        acrValues: 'urn:okta:2fa:any:ifpossible',
      }),
    );
    expect(Object.fromEntries(enroll.searchParams)).toMatchObject({
      enroll_amr_values: 'okta_verify',
      prompt: 'enroll_authenticator',
      response_type: 'none',
    });
  });

  it('[TOKEN-051] [TOKEN-052] has its own state, nonce and S256 challenge each time', async () => {
    const [one, other] = [await sent(), await sent()];
    for (const { state, nonce, code_challenge_method, code_challenge } of [one, other]) {
      expect([state, nonce]).toEqual([
        expect.stringMatching(/^\w{64}$/),
        expect.stringMatching(/^\w{64}$/),
      ]);
      expect([code_challenge_method, code_challenge?.length]).toEqual(['S256', 43]);
    }
    for (const name of ['state', 'nonce', 'code_challenge'] as const) {
      expect(one[name]).not.toBe(other[name]);
    }
    expect(one['state']).not.toBe(one['nonce']);
  });

  it('[TOKEN-052] proves itself by a verifier of 43 to 128 characters', async () => {
    const { pkce } = okta();
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[\w.~-]{0,200}$/), async (prefix) => {
        const verifier = pkce.generateVerifier(prefix);
        expect(verifier.length).toBeGreaterThanOrEqual(43);
        expect(verifier.length).toBeLessThanOrEqual(128);
        expect(await pkce.computeChallenge(verifier)).toBe(
          createHash('sha256').update(verifier).digest('base64url'),
        );
      }),
    );
  });

  it('[TOKEN-022] is not made for an id token without openid', async () => {
    const client = okta({ pkce: false });
    const ask = (scopes: string[]) => sent({ responseType: 'id_token', scopes }, client);
    await expect(ask(['email'])).rejects.toThrow('openid scope must be specified');
    expect((await ask(['openid']))['scope']).toBe('openid');
  });

  it('[TOKEN-023] is not made for several types in one text', async () => {
    const client = okta({ pkce: false });
    await expect(sent({ responseType: 'token id_token' }, client)).rejects.toThrow(
      'Multiple OAuth responseTypes must be defined as an array',
    );
    const query = await sent({ responseType: ['token', 'id_token'] }, client);
    expect(query['response_type']).toBe('token id_token');
  });

  it('[TOKEN-047] is for a frame, a popup or a redirect of its own', async () => {
    await expect(getToken(okta(), {})).rejects.toThrow(
      'The full page redirect flow is not supported',
    );
  });
});

describe('coming back', () => {
  const redirectUri = 'http://localhost:4100/implicit/callback';
  const start = fc.constantFrom(
    redirectUri,
    `${redirectUri}/deeper`,
    'http://localhost:4100/implicit/call',
    'http://localhost:4100/',
    'https://evil.example/implicit/callback',
  );
  const names = ['code', 'interaction_code', 'error', 'error_description'];
  const name = fc.constantFrom(
    ...names,
    ...['access_token', 'id_token', 'state', 'xcode', 'code_x', 'token', 'codes', 'otp'],
  );
  const parameters = fc
    .array(fc.tuple(name, fc.constantFrom('', 'x', 'code', 'a%26code%3Dx')), { maxLength: 4 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
  const mode = fc.constantFrom('query', 'fragment', 'implicit');

  it('[TOKEN-037] is known by the redirect address and what it carries, and only so', () => {
    fc.assert(
      fc.property(start, parameters, parameters, mode, (begin, search, hash, how) => {
        const address = new URL(`${begin}?${search}#${hash}`);
        vi.stubGlobal('window', { location: address });
        const client = okta(
          how === 'implicit'
            ? { redirectUri, pkce: false }
            : { redirectUri, responseMode: how as 'query' | 'fragment' },
        );
        const carried = [...new URLSearchParams(how === 'query' ? search : hash).keys()];
        const wanted = how === 'implicit' ? [...names.slice(2), 'access_token', 'id_token'] : names;
        expect(client.isLoginRedirect()).toBe(
          address.href.startsWith(redirectUri) && carried.some((one) => wanted.includes(one)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('[TOKEN-057] finds what was begun 29 minutes ago in another tab, and not 31', async () => {
    const begun = new Date();
    const minute = (minutes: number) =>
      vi.useFakeTimers({ toFake: ['Date'], now: begun.getTime() + minutes * 60_000 });
    const found = async (minutes: number) => {
      minute(0);
      const client = okta({ transactionManager: { enableSharedStorage: true } });
      const { state = '' } = await sent({}, client);
      client.storageManager.getTransactionStorage().clearStorage();
      minute(minutes);
      return client.transactionManager.exists({ state });
    };
    expect([await found(0), await found(29), await found(31)]).toEqual([true, true, false]);
  });
});
