import { createHash, createHmac, generateKeyPairSync } from 'node:crypto';
import {
  decodeJwt,
  decodeProtectedHeader,
  importJWK,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { sessionRequest, shopOrigin } from '#test/sandbox/payments/gateway-requests.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';
import { merchantKey, signedHeaders } from '#test/sandbox/payments/merchant-signer.ts';

const publicJwk = z.record(z.string(), z.string());

let under: GatewayUnderTest;
beforeAll(async () => {
  under = await gatewayUnderTest();
});
afterAll(() => under.stop());

const sessions = '/microform/v2/sessions';

describe('a capture context', () => {
  it('[P-01] is a signed token that lives 900 s and names addresses, integrity and origins', async () => {
    const reply = await under.post(sessions, sessionRequest);
    expect(reply.status).toBe(201);
    const { kid } = decodeProtectedHeader(reply.text);
    const key = await under.call(`/flex/v2/public-keys/${kid}`);
    expect(key.headers.get('cache-control')).toBe('max-age=3600');
    expect(key.body).toEqual({
      kty: 'RSA',
      use: 'enc',
      kid,
      n: expect.any(String),
      e: expect.any(String),
    });
    const { payload } = await jwtVerify<ContextClaims>(
      reply.text,
      await importJWK(publicJwk.parse(key.body), 'RS256'),
    );
    expect(Number(payload.exp) - Number(payload.iat)).toBe(900);
    expect(payload.iss).toBe('Flex API');
    expect(payload.jti).toMatch(/^\w{16}$/);
    expect(payload.flx).toMatchObject({ path: '/flex/v2/tokens', origin: under.gateway.origin });
    expect(payload.flx.jwk).toMatchObject({ kty: 'RSA', use: 'enc', e: 'AQAB' });
    expect(payload.flx.jwk.kid).toMatch(/^00\w{30}$/);
    const [{ type, data }] = payload.ctx;
    expect(type).toBe('mf-2.1.0');
    expect(data).toMatchObject({
      targetOrigins: [shopOrigin],
      mfOrigin: under.gateway.origin,
      allowedCardNetworks: sessionRequest.allowedCardNetworks,
    });

    const script = await fetch(data.clientLibrary);
    const bytes = Buffer.from(await script.arrayBuffer());
    const hash = createHash('sha256').update(bytes).digest('base64');
    expect(data.clientLibraryIntegrity).toBe(`sha256-${hash}`);
    expect(script.headers.get('access-control-allow-origin')).toBe('*');
    expect(script.headers.get('x-content-type-options')).toBe('nosniff');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(bytes.length).toBeLessThan(10_000);
  });

  it('[P-01] is never made twice with one key', async () => {
    const contexts = await Promise.all([under.openContext(), under.openContext()]);
    const kids = contexts.map((context) => decodeJwt<ContextClaims>(context).flx.jwk.kid);
    expect(kids[0]).not.toBe(kids[1]);
  });

  it('[P-02] comes as the bare token, not as JSON', async () => {
    const reply = await under.post(sessions, sessionRequest);
    expect(reply.headers.get('content-type')).toBe('application/jwt');
    expect(reply.text.split('.')).toHaveLength(3);
    expect(() => JSON.parse(reply.text)).toThrow();
  });

  it.each([
    ['another port of the shop', ['http://localhost:4798']],
    ['a stranger', ['https://evil.example']],
    ['a path', [`${shopOrigin}/checkout`]],
    ['http on another host', ['http://127.0.0.1:4799']],
    ['none', []],
  ])('[P-06] is refused for %s', async (_, targetOrigins) => {
    const reply = await under.post(sessions, { ...sessionRequest, targetOrigins });
    expect(reply.status).toBe(400);
    expect(reply.at('status')).toBe('INVALID_REQUEST');
    expect(JSON.stringify(reply.at('details'))).toContain('targetOrigins');
  });

  it.each([
    ['clientVersion', { clientVersion: 'v1' }],
    ['allowedCardNetworks', { allowedCardNetworks: [] }],
    ['allowedCardNetworks', { allowedCardNetworks: ['SNACKCARD'] }],
    ['allowedPaymentTypes', { allowedPaymentTypes: ['CHECK'] }],
  ])('[P-01] is refused with a wrong %s', async (field, changes) => {
    const reply = await under.post(sessions, { ...sessionRequest, ...changes });
    expect(reply.status).toBe(400);
    expect(reply.at('details.0.field')).toContain(field);
  });

  it('[P-06] lets field frames stand in the pages of the merchant only', async () => {
    for (const kind of ['number', 'securityCode']) {
      const { headers, text } = await under.call(`/microform/field/${kind}`);
      expect(headers.get('content-security-policy')).toBe(
        `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${shopOrigin}`,
      );
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('set-cookie')).toBeNull();
      expect(text).toContain('id="field"');
    }
  });
});

describe('a capture context that is not ours', () => {
  const refusalOf = async (context: string): Promise<unknown> =>
    (await under.makeToken(context, 'visa-ok')).at('reason');

  it('[P-05] is refused when tampered with', async () => {
    const [head, body = '', signature] = (await under.openContext()).split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    claims.exp += 60;
    const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
    expect(await refusalOf([head, changed, signature].join('.'))).toBe('CAPTURE_CONTEXT_INVALID');
  });

  it('[P-05] is refused when it has expired', async () => {
    const context = await under.openContext();
    under.advance(900_000);
    expect(await refusalOf(context)).toBe('CAPTURE_CONTEXT_EXPIRED');
    under.advance(-900_000);
  });

  it('[P-05] is refused without signature (alg none)', async () => {
    const claims = decodeJwt(await under.openContext());
    expect(await refusalOf(new UnsecuredJWT(claims).encode())).toBe('CAPTURE_CONTEXT_INVALID');
  });

  it('[P-05] is refused when signed with the public key as a secret (HS256)', async () => {
    const context = await under.openContext();
    const { kid = '' } = decodeProtectedHeader(context);
    const { body } = await under.call(`/flex/v2/public-keys/${kid}`);
    const head = Buffer.from(JSON.stringify({ alg: 'HS256', kid })).toString('base64url');
    const signed = `${head}.${context.split('.')[1]}`;
    const mac = createHmac('sha256', JSON.stringify(body)).update(signed).digest('base64url');
    expect(await refusalOf(`${signed}.${mac}`)).toBe('CAPTURE_CONTEXT_INVALID');
  });

  it('[P-05] is refused when signed by anybody else', async () => {
    const context = await under.openContext();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const forged = await new SignJWT(decodeJwt(context))
      .setProtectedHeader({ alg: 'RS256', kid: String(decodeProtectedHeader(context).kid) })
      .sign(privateKey);
    expect(await refusalOf(forged)).toBe('CAPTURE_CONTEXT_INVALID');
  });
});

describe('a merchant call', () => {
  const attempt = async (headers: Record<string, string>, body = JSON.stringify(sessionRequest)) =>
    under.call(sessions, { method: 'POST', headers, body });
  const request = () => ({
    method: 'POST',
    target: sessions,
    host: new URL(under.gateway.origin).host,
  });
  const body = JSON.stringify(sessionRequest);

  it('[P-01] passes with the documented signature', async () => {
    expect((await attempt(signedHeaders(request(), body))).status).toBe(201);
  });

  it.each<[string, () => Record<string, string>]>([
    ['no signature at all', () => ({ 'content-type': 'application/json' })],
    ['another secret', () => signedHeaders(request(), body, { secret: 'b3RoZXI=' })],
    ['another merchant', () => signedHeaders(request(), body, { id: 'somebody' })],
    ['another path', () => signedHeaders({ ...request(), target: '/pts/v2/payments' }, body)],
    ['another host', () => signedHeaders({ ...request(), host: 'localhost:1' }, body)],
    ['another body', () => signedHeaders(request(), `${body} `)],
    ['no digest', () => signedHeaders(request(), undefined)],
    [
      'a date six minutes old',
      () =>
        signedHeaders(request(), body, {
          date: new Date(Date.now() - 6 * 60_000).toUTCString(),
        }),
    ],
    [
      'the id of the merchant for that of the key',
      () => signedHeaders(request(), body, { keyId: merchantKey.id }),
    ],
    ['no date', () => signedHeaders(request(), body, { date: '' })],
  ])('[P-01] fails with %s', async (_, headers) => {
    const reply = await attempt(headers());
    expect(reply.status).toBe(401);
    expect(reply.body).toEqual({ response: { rmsg: 'Authentication Failed' } });
  });

  it('[P-01] fails when less is signed than must be', async () => {
    const headers = signedHeaders(request(), body);
    const date = headers['v-c-date'] ?? '';
    const mac = createHmac('sha256', Buffer.from(merchantKey.secret, 'base64'))
      .update(`v-c-date: ${date}`)
      .digest('base64');
    headers['signature'] =
      `keyid="${merchantKey.keyId}", algorithm="HmacSHA256", headers="v-c-date", signature="${mac}"`;
    expect((await attempt(headers)).status).toBe(401);
  });
});

interface ContextClaims {
  readonly [name: string]: unknown;
  readonly flx: { readonly jwk: { readonly kid: string } };
  readonly ctx: readonly [
    {
      readonly type: string;
      readonly data: { readonly clientLibrary: string; readonly clientLibraryIntegrity: string };
    },
  ];
}
