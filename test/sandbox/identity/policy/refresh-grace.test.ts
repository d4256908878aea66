import { afterAll, beforeAll, expect, it } from 'vitest';
import { usualSettings } from '#sandbox/identity/base/identity-settings.ts';
import {
  clientId,
  type IdentityUnderTest,
  identityUnderTest,
} from '#test/sandbox/identity/identity-under-test.ts';
import { oktaFor, signIn } from '#test/sandbox/identity/okta-in-node.ts';

let identity: IdentityUnderTest;
let ahead = 0;
beforeAll(async () => {
  identity = await identityUnderTest({ now: () => new Date(Date.now() + ahead) });
});
afterAll(() => identity.close());

const refresh = async (token: string | undefined) => {
  const answer = await identity.postForm('/oauth2/default/v1/token', {
    ...{ grant_type: 'refresh_token', client_id: clientId, scope: 'openid offline_access' },
    refresh_token: token ?? '',
  });
  return (await answer.json()) as { readonly refresh_token?: string; readonly error?: string };
};

it('a refresh token may be used again while its answer may have got lost, and ends everything after that', async () => {
  expect(usualSettings.lives.refreshGrace).toBe(30);
  const okta = oktaFor(identity, { scopes: ['openid', 'profile', 'email', 'offline_access'] });
  const { refreshToken } = await signIn(okta);
  const first = await refresh(refreshToken?.refreshToken);
  ahead = 20_000;
  const second = await refresh(refreshToken?.refreshToken);
  expect(second.refresh_token).toMatch(/\S{20,}/);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  ahead = 31_000;
  expect((await refresh(refreshToken?.refreshToken)).error).toBe('invalid_grant');
  // What came of it is revoked as well.
  expect((await refresh(second.refresh_token)).error).toBe('invalid_grant');
});
