import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export type Claims = Readonly<Record<string, unknown>>;
export type TokenHeader = { readonly alg: string; readonly kid?: string };

/** An issuer that answers discovery, keys and userinfo, and signs whatever a test asks for. */
export const issuerUnderTest = async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const state = {
    kid: 'key-1',
    down: false,
    claimedIssuer: undefined as string | undefined,
    userinfo: { sub: '00u1', given_name: 'Ada', family_name: 'Byron' } as object,
    requests: [] as string[],
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    state.requests.push(path);
    const bodies: Readonly<Record<string, object>> = {
      '/.well-known/openid-configuration': {
        issuer: state.claimedIssuer ?? issuer(),
        jwks_uri: `${issuer()}/v1/keys`,
        userinfo_endpoint: `${issuer()}/v1/userinfo`,
      },
      '/v1/keys': { keys: [{ ...publicJwk, kid: state.kid, alg: 'RS256', use: 'sig' }] },
      '/v1/userinfo': state.userinfo,
    };
    const body = bodies[path.replace('/oauth2/default', '')];
    response.writeHead(state.down || body === undefined ? 503 : 200, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = () => `http://localhost:${port}/oauth2/default`;

  /** A token as Okta's authorization servers make them, with a test's changes. */
  const token = async (
    nowMs: number,
    changes: Claims = {},
    header: TokenHeader = { alg: 'RS256', kid: 'key-1' },
    key: Parameters<SignJWT['sign']>[0] = privateKey,
  ): Promise<string> => {
    const seconds = Math.floor(nowMs / 1000);
    const claims = {
      ver: 1,
      jti: 'AT.1',
      iss: issuer(),
      aud: 'api://default',
      iat: seconds,
      exp: seconds + 3600,
      cid: 'test-client',
      uid: '00u1',
      sub: 'ada@example.com',
      scp: ['openid', 'profile', 'email'],
      ...changes,
    };
    return new SignJWT(claims).setProtectedHeader(header).sign(key);
  };
  const close = () => new Promise<unknown>((resolve) => server.close(resolve));
  return { issuer: issuer(), publicKey, state, token, close };
};
