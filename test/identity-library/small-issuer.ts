import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** What is different in a token this issuer makes. */
interface TokenChanges {
  readonly claims?: JWTPayload;
  readonly kid?: string;
  /** Signs with a key nobody published. */
  readonly foreignKey?: boolean;
}

export const issuedTo = 'small-client';
/** Nobody verifies it, but it has the form of a token: the shop looks into it. */
export const accessToken = ['{"alg":"none"}', '{"sub":"somebody"}', 'signed']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
/** As OIDC Core 3.1.3.6 says: the left half of the hash. */
const hashOf = (text: string) =>
  createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');

const seconds = () => Math.floor(Date.now() / 1000);

/** An issuer that signs whatever a test asks for, at addresses of its own choice. */
export const startSmallIssuer = async () => {
  const known = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(known.publicKey)), kid: 'known', alg: 'RS256', use: 'sig' }];
  const asked: string[] = [];
  let discovered: object = {};
  let idToken = '';
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    asked.push(path);
    request.resume();
    const answers: Readonly<Record<string, object>> = {
      '/oauth2/default/.well-known/openid-configuration': discovered,
      '/own/keys': { keys },
      '/own/introspect': { active: true },
      '/oauth2/default/v1/token': {
        access_token: accessToken,
        id_token: idToken,
        token_type: 'Bearer',
        expires_in: 3600,
      },
    };
    answer(response, answers[path]);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const issuer = `${origin}/oauth2/default`;
  const discovery = {
    issuer,
    jwks_uri: `${origin}/own/keys`,
    introspection_endpoint: `${origin}/own/introspect`,
    code_challenge_methods_supported: ['S256'],
  };
  discovered = discovery;
  return {
    issuer,
    /** How often an address was asked for since the last `forget`. */
    askedFor: (path: string) => asked.filter((one) => one.endsWith(path)).length,
    forget: () => {
      asked.length = 0;
      discovered = discovery;
    },
    discover: (changes: object) => {
      discovered = { ...discovery, ...changes };
    },
    /** The next answer of the token call carries such an id token. */
    give: async ({ claims, kid = 'known', foreignKey = false }: TokenChanges = {}) => {
      const iat = seconds();
      const usual = { iss: issuer, aud: issuedTo, sub: 'somebody', iat, exp: iat + 3600 };
      idToken = await new SignJWT({ ...usual, at_hash: hashOf(accessToken), ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(foreignKey ? foreign.privateKey : known.privateKey);
      return idToken;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export type SmallIssuer = Awaited<ReturnType<typeof startSmallIssuer>>;

const answer = (response: ServerResponse, body: object | undefined): void => {
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body ?? { error: 'not_found', error_description: 'Not here.' }));
};
