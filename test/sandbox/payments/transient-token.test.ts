import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedTestCards } from '#domain/payment/published-test-cards.ts';
import { type CardChanges, cardNamed, envelope } from '#test/sandbox/payments/gateway-requests.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';

let under: GatewayUnderTest;
beforeAll(async () => {
  under = await gatewayUnderTest();
});
afterAll(() => under.stop());

const jwkOf = (context: string) => decodeJwt<{ flx: { jwk: JWK } }>(context).flx.jwk;

describe('a transient token', () => {
  it('[P-15] shows the masked card and is signed by the one-time key of its context', async () => {
    const context = await under.openContext();
    const reply = await under.makeToken(context, 'visa-ok');
    expect(reply.status).toBe(201);
    expect(reply.headers.get('content-type')).toBe('application/jwt');
    const jwk = jwkOf(context);
    expect(decodeProtectedHeader(reply.text)).toEqual({ kid: jwk.kid, alg: 'RS256' });
    const { payload } = await jwtVerify(reply.text, await importJWK(jwk, 'RS256'));
    expect(Number(payload.exp) - Number(payload.iat)).toBe(900);
    expect(payload.iss).toMatch(/^Flex\//);
    expect(payload.jti).toMatch(/^[0-9A-F]{64}$/);
    expect(payload['type']).toBe('mf-2.0.0');
    expect(payload['content']).toEqual({
      paymentInformation: {
        card: {
          number: { detectedCardTypes: ['001'], maskedValue: 'XXXXXXXXXXXX1111' },
          securityCode: {},
          expirationMonth: { value: '12' },
          expirationYear: { value: '2039' },
        },
      },
    });
  });

  it.each([
    ['absent', {}, '411111'],
    ['true', { includeCardPrefix: true }, '41111111'],
    ['false', { includeCardPrefix: false }, undefined],
  ])(
    '[P-01] carries the digits the merchant asked for: includeCardPrefix %s',
    async (_, options, bin) => {
      const context = await under.openContext({ transientTokenResponseOptions: options });
      const { text } = await under.makeToken(context, 'visa-ok');
      expect(JSON.stringify(decodeJwt(text)['content'])).toEqual(
        bin === undefined
          ? expect.not.stringContaining('bin')
          : expect.stringContaining(`"bin":"${bin}"`),
      );
    },
  );

  it('[P-19] is made for every published card but the one without check digit', async () => {
    const context = await under.openContext();
    for (const { alias } of publishedTestCards) {
      const { status } = await under.makeToken(context, alias);
      expect([alias, status]).toEqual([alias, alias === 'visa-luhn' ? 400 : 201]);
    }
  });

  it.each<[string, CardChanges, string, string]>([
    ['a card nobody published', { number: '4111111111111129' }, 'SERVERSIDE', 'number'],
    ['a number without check digit', { number: '4242424242424241' }, 'FIELDS', 'number'],
    ['no number and no code', { number: '', securityCode: '' }, 'FIELDS', 'number'],
    ['a code of four for Visa', { securityCode: '7391' }, 'FIELDS', 'securityCode'],
    ['month 13', { expirationMonth: '13' }, 'PARAMS', 'expirationMonth'],
    ['month 1', { expirationMonth: '1' }, 'PARAMS', 'expirationMonth'],
    ['year 39', { expirationYear: '39' }, 'PARAMS', 'expirationYear'],
    ['a year gone by', { expirationYear: '2020' }, 'PARAMS', 'expirationYear'],
    ['the type of another brand', { type: '002' }, 'PARAMS', 'type'],
  ])('[P-13] is refused for %s', async (_, changes, reason, location) => {
    const context = await under.openContext();
    const reply = await under.makeToken(context, { ...cardNamed('visa-ok'), ...changes });
    expect(reply.status).toBe(400);
    expect(reply.at('reason')).toBe(`CREATE_TOKEN_VALIDATION_${reason}`);
    expect(reply.at('details.0.location')).toBe(location);
  });

  it('[P-10] is refused for a brand the context does not allow', async () => {
    const context = await under.openContext({ allowedCardNetworks: ['MASTERCARD'] });
    const reply = await under.makeToken(context, 'visa-ok');
    expect(reply.at('reason')).toBe('CREATE_TOKEN_VALIDATION_SERVERSIDE');
    expect((await under.makeToken(context, 'mastercard-ok')).status).toBe(201);
  });

  it('[P-13] is made for a good month that ends today, and not the day after', async () => {
    const own = await gatewayUnderTest({ clock: () => Date.parse('2031-01-31T23:00:00Z') });
    const late = await gatewayUnderTest({ clock: () => Date.parse('2031-02-01T13:00:00Z') });
    const card = { ...cardNamed('visa-ok'), expirationMonth: '01', expirationYear: '2031' };
    // Merchants sign with the time the gateway has.
    for (const [gateway, date, status] of [
      [own, 'Fri, 31 Jan 2031 23:00:00 GMT', 201],
      [late, 'Sat, 01 Feb 2031 13:00:00 GMT', 400],
    ] as const) {
      const context = await gateway.openContext({}, { date });
      expect((await gateway.makeToken(context, card)).status).toBe(status);
      await gateway.stop();
    }
  });

  it('[P-15] is refused when the envelope is for the key of another context', async () => {
    const [one, other] = [await under.openContext(), await under.openContext()];
    const foreign = await under.call('/flex/v2/tokens', {
      method: 'POST',
      body: await envelope(one, cardNamed('visa-ok'), other),
    });
    expect(foreign.at('reason')).toBe('CAPTURE_CONTEXT_INVALID');
  });

  it.each([
    ['nothing', ''],
    ['no envelope', 'hello'],
    ['five empty parts', '....'],
    ['an unknown key', `${Buffer.from('{"kid":"00ff"}').toString('base64url')}.a.b.c.d`],
  ])('[P-13] is refused for %s', async (_, body) => {
    const reply = await under.call('/flex/v2/tokens', { method: 'POST', body });
    expect(reply.status).toBe(400);
    expect(reply.at('reason')).toBe('CAPTURE_CONTEXT_INVALID');
  });
});
