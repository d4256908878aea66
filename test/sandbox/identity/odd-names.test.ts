import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type IdentityUnderTest,
  identityUnderTest,
} from '#test/sandbox/identity/identity-under-test.ts';

describe('names no database keeps', () => {
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    identity = await identityUnderTest();
  });
  afterAll(() => identity.close());

  it.each([
    '/oauth2/default/v1/authorize?response_type=code&client_id=%00',
    '/oauth2/default/v1/authorize?response_type=code&client_id=a%00b&redirect_uri=%00&state=%00',
    '/oauth2/default/v1/logout?client_id=%00',
    '/oauth2/default/v1/logout?state=%00&redirect_uri=x',
    '/signin/%00',
    '/signin/%00/google',
    '/google/accounts?request=%00',
    '/login/sessionCookieRedirect?token=%00&redirectUrl=%00',
    '/sso/idps/google/back?code=%00',
  ])('of programs and sign-ins are unknown, not a failure of the provider: %s', async (path) => {
    const { status } = await identity.get(path);
    expect([path, status >= 300 && status < 500]).toEqual([path, true]);
    expect(identity.problems).toEqual([]);
  });

  it('of codes and tokens are unknown too', async () => {
    const asked: readonly (readonly [string, Record<string, string>])[] = [
      ['token', { grant_type: 'authorization_code', code: '\0', client_id: 'crunchcart-web' }],
      ['token', { grant_type: 'refresh_token', refresh_token: '\0', client_id: '\0' }],
      ['revoke', { token: '\0', client_id: 'crunchcart-web' }],
      ['introspect', { token: '\0', client_id: 'crunchcart-web' }],
    ];
    for (const [path, fields] of asked) {
      const { status } = await identity.postForm(`/oauth2/default/v1/${path}`, fields);
      expect([path, status < 500]).toEqual([path, true]);
    }
    expect(identity.problems).toEqual([]);
  });

  it.each([
    ['/api/v1/authn', { username: '\0', password: 'x' }],
    ['/api/v1/authn', { username: 'sara@people.example', password: '\ud800' }],
    ['/api/v1/authn/recovery/password', { username: '\0', factorType: 'EMAIL' }],
    ['/api/v1/authn/recovery/unlock', { username: 'a\0b', factorType: 'EMAIL' }],
    ['/api/v1/authn/recovery/token', { recoveryToken: '\0' }],
    ['/api/v1/authn/introspect', { stateToken: '\0' }],
    ['/idp/idx/introspect', { stateHandle: '\0' }],
    ['/idp/idx/identify', { stateHandle: '\0', identifier: '\0' }],
  ])('in what is said to %s are refused', async (path, body) => {
    const { status } = await identity.post(path, body);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    expect(identity.problems).toEqual([]);
  });
});
