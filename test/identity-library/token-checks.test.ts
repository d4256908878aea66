import { createHash } from 'node:crypto';
import { TokenKind } from '@okta/okta-auth-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bareOkta } from './bare-okta.ts';
import { accessToken, issuedTo, type SmallIssuer, startSmallIssuer } from './small-issuer.ts';

let small: SmallIssuer;
beforeAll(async () => {
  small = await startSmallIssuer();
});
beforeEach(() => small.forget());
afterEach(() => vi.useRealTimers());
afterAll(() => small.close());

// Near the real time: a database that an earlier file left open would set a timer for a far one, which rings every millisecond.
const moment = new Date(Math.floor(Date.now() / 1000) * 1000);
const inSeconds = Math.floor(moment.getTime() / 1000);
const stopClock = (date = moment) => vi.useFakeTimers({ toFake: ['Date'], now: date });

const okta = () => bareOkta({ issuer: small.issuer });
/** The last step of every sign-in: a code becomes tokens, which are checked. */
const signIn = async (options: object = {}, client = okta()) =>
  (
    await client.token.exchangeCodeForTokens({
      authorizationCode: 'a code',
      codeVerifier: 'v'.repeat(43),
      ...options,
    })
  ).tokens;
const outcome = (options?: object) =>
  signIn(options).then(
    () => 'signed in',
    (error: Error) => error.message,
  );

describe('an id token', () => {
  it('[TOKEN-015] must be for this client, from this issuer and as sure as asked', async () => {
    await small.give();
    expect(await outcome()).toBe('signed in');
    await small.give({ claims: { iss: 'http://localhost:1/oauth2/default' } });
    expect(await outcome()).toBe(
      `The issuer [http://localhost:1/oauth2/default] does not match [${small.issuer}]`,
    );
    await small.give({ claims: { aud: 'another-client' } });
    expect(await outcome()).toBe('The audience [another-client] does not match [small-client]');
    await small.give({ claims: { aud: ['another-client', issuedTo] } });
    expect(await outcome()).toBe('signed in');
    const acrValues = 'urn:okta:loa:2fa:any';
    await small.give({ claims: { acr: 'urn:okta:loa:1fa:any' } });
    expect(await outcome({ acrValues })).toBe(
      `The acr [urn:okta:loa:1fa:any] does not match acr_values [${acrValues}]`,
    );
    await small.give({ claims: { acr: acrValues } });
    expect(await outcome({ acrValues })).toBe('signed in');
  });

  it('[TOKEN-015] must carry the nonce of the request, where the nonce is given', async () => {
    await small.give({ claims: { nonce: 'n-1' } });
    const client = okta();
    const { idToken } = await signIn({}, client);
    if (idToken === undefined) throw new Error('no id token');
    const facts = { issuer: small.issuer, clientId: issuedTo, accessToken };
    expect(await client.token.verify(idToken, { ...facts, nonce: 'n-1' })).toBe(idToken);
    await expect(client.token.verify(idToken, { ...facts, nonce: 'n-2' })).rejects.toThrow(
      "OAuth flow response nonce doesn't match request nonce",
    );
  });

  it('[TOKEN-016] is good 300 s past its expiry and before its birth, and no longer', async () => {
    stopClock();
    const at = async (iat: number, exp: number) => {
      await small.give({ claims: { iat: inSeconds + iat, exp: inSeconds + exp } });
      return outcome();
    };
    expect(await at(10, 5)).toBe('The JWT expired before it was issued');
    expect(await at(-900, -299)).toBe('signed in');
    expect(await at(-900, -301)).toBe('The JWT expired and is no longer valid');
    expect(await at(299, 900)).toBe('signed in');
    expect(await at(301, 900)).toBe('The JWT was issued in the future');
  });

  it('[TOKEN-017] must be signed by the key it names', async () => {
    await small.give({ foreignKey: true });
    expect(await outcome()).toBe('The token signature is not valid');
  });

  it('[TOKEN-018] must belong to the access token that came with it', async () => {
    const other = createHash('sha256').update('another').digest('base64url').slice(0, 22);
    await small.give({ claims: { at_hash: other } });
    expect(await outcome()).toBe('Token hash verification failed');
  });

  it('[TOKEN-019] must be a token', async () => {
    for (const garbage of ['', 'x', 'x.y.z', '!.!.!']) {
      expect(() => okta().token.decode(garbage)).toThrow('Malformed token');
    }
    expect(okta().token.decode(await small.give()).payload.sub).toBe('somebody');
  });

  it('[TOKEN-020] must name a key that is published', async () => {
    await small.give({ kid: 'gone' });
    expect(await outcome()).toBe("The key id, gone, was not found in the server's keys");
  });
});

describe('what the provider publishes', () => {
  it('[TOKEN-025] must have S256 among its challenge methods', async () => {
    small.discover({ code_challenge_methods_supported: ['plain'] });
    await expect(okta().token.prepareTokenParams()).rejects.toThrow(
      'Invalid code_challenge_method',
    );
  });

  it('[TOKEN-026] says the issuer, the keys and where to introspect, and is asked once', async () => {
    const issuer = `${small.issuer}/another-name`;
    small.discover({ issuer });
    await small.give({ claims: { iss: issuer } });
    const client = okta();
    await client.token.prepareTokenParams();
    await signIn({}, client);
    const { accessToken: token } = await signIn({}, client);
    expect(await client.token.introspect(TokenKind.ACCESS, token)).toMatchObject({ active: true });
    expect(small.askedFor('/.well-known/openid-configuration')).toBe(1);
    expect(small.askedFor('/own/introspect')).toBe(1);
  });

  it('[TOKEN-027] gives keys that are kept for 86400 s', async () => {
    const client = okta();
    const asked = async (second: number) => {
      stopClock(new Date(moment.getTime() + second * 1000));
      await small.give();
      await signIn({}, client);
      return small.askedFor('/own/keys');
    };
    expect([await asked(0), await asked(86_399), await asked(86_401)]).toEqual([1, 1, 2]);
  });
});
