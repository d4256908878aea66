import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeOidcSignIn } from '#server/parties/oidc-sign-in.ts';
import {
  clientId,
  type IdentityUnderTest,
  identityUnderTest,
  person,
} from '#test/sandbox/identity/identity-under-test.ts';

/** Password, session token, code, token: what a shopper's program does. */
const tokenOf = async (identity: IdentityUnderTest, name: string): Promise<string> => {
  const signedIn = await identity.post('/api/v1/authn', person(name));
  const { sessionToken } = (await signedIn.json()) as { sessionToken: string };
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${identity.shop}/implicit/callback`;
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: redirectUri,
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    sessionToken,
  });
  const sent = await identity.get(`/oauth2/default/v1/authorize?${query}`);
  const code = new URL(sent.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const given = await identity.postForm('/oauth2/default/v1/token', {
    client_id: clientId,
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  });
  return ((await given.json()) as { access_token: string }).access_token;
};

it('[AUTH-01] tokens of the embedded provider are verified as any other: only configuration differs', async () => {
  const identity = await identityUnderTest();
  try {
    const token = await tokenOf(identity, 'signed-up');
    const shopOf = (client: string) =>
      makeOidcSignIn({
        rewardsScope: 'rewards',
        issuer: identity.issuer,
        audience: 'api://default',
        clientId: client,
        now: Date.now,
      });
    const verdict = await shopOf(clientId).verify(token);
    expect(verdict).toMatchObject({ kind: 'good', holder: { login: 'sara@people.example' } });
    const subject = verdict.kind === 'good' ? verdict.holder.subject : '';
    expect(await shopOf(clientId).personOf(token, subject)).toEqual({
      kind: 'person',
      person: { firstName: 'Sara', lastName: 'Singh', email: 'sara@people.example' },
    });
    expect(await shopOf('another-shop').verify(token)).toEqual({ kind: 'bad', fault: 'client' });
  } finally {
    await identity.close();
  }
});
