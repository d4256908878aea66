import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import type { Authorization, Gateway } from '#server/parties/gateway.ts';
import { makeGatewayClient } from '#server/parties/gateway-client.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
  merchantKey,
  shopOrigin,
} from '#test/sandbox/payments/gateway-under-test.ts';
import { gatewayFixtures } from '#test/server/parties/gateway-fixtures.ts';
import { plano } from '#test/server/setup/till/drafts.ts';

const lost = { kind: 'authorization', amount: 1388 as Cents } as const;
const networks = ['VISA', 'MASTERCARD', 'AMEX'];
let count = 0;
const authorizationOf = (transientToken: string): Authorization => {
  count += 1;
  return {
    reference: `CRN-${count}`,
    transactionId: `T${count}`,
    means: { method: 'card', transientToken },
    amount: 1388 as Cents,
    billing: plano,
    shipping: { ...plano, addressDetails: 'Apt 4' },
    contact: { email: 'ada@example.com', phoneNumber: '2145550123' },
    lines: [{ name: 'Chips', quantity: 2, unitPrice: 429 as Cents, total: 858 as Cents }],
  };
};

describe('the gateway client against the embedded gateway', () => {
  let sandbox: GatewayUnderTest;
  let gateway: Gateway;
  beforeAll(async () => {
    sandbox = await gatewayUnderTest({ clock: Date.now });
    const { origin } = sandbox.gateway;
    gateway = makeGatewayClient({ origin, merchant: merchantKey, now: Date.now });
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.call('/sandbox/faults', { method: 'DELETE' }));

  const paid = async () => {
    const authorization = authorizationOf(await sandbox.tokenOf('visa-ok'));
    const decision = await gateway.authorize(authorization);
    if (decision.kind !== 'approved') throw new Error(decision.kind);
    return { authorization, decision };
  };

  it('[P-01] opens sessions for the origins asked for, without card prefixes', async () => {
    const opened = await gateway.openSession({ targetOrigins: [shopOrigin], networks });
    expect(opened).toMatchObject({ kind: 'opened' });
    const refused = await gateway.openSession({
      targetOrigins: ['https://evil.example'],
      networks,
    });
    expect(refused).toEqual({ kind: 'refused', reason: 'INVALID_DATA' });
  });

  it('authorises, captures, and finds by the order’s reference', async () => {
    const { authorization, decision } = await paid();
    expect(decision.amount).toBe(1388);
    expect(await gateway.findPayment(authorization)).toEqual({
      kind: 'found',
      decision: { kind: 'approved', gatewayId: decision.gatewayId },
      captured: false,
      reversed: false,
    });
    const names = { ...authorization, transactionId: `${authorization.transactionId}C` };
    const taken = await gateway.capture(decision.gatewayId, names, 1388 as Cents);
    if (taken.kind !== 'done') throw new Error(taken.kind);
    const { captureId } = taken;
    expect(captureId).toMatch(/^\d{22}$/);
    expect(await gateway.findPayment(authorization)).toMatchObject({ captured: true, captureId });
    const twice = await gateway.capture(decision.gatewayId, names, 1388 as Cents);
    expect(twice).toEqual({ kind: 'refused', reason: 'DUPLICATE_REQUEST' });
  });

  it('reverses, and undoes by transaction id what nobody answered for', async () => {
    const one = await paid();
    const reversal = { ...one.authorization, transactionId: `${one.authorization.transactionId}R` };
    const wish = { amount: 1388 as Cents, why: 'why' };
    expect(await gateway.reverse(one.decision.gatewayId, reversal, wish)).toEqual({ kind: 'done' });
    expect(await gateway.findPayment(one.authorization)).toMatchObject({ reversed: true });
    const two = await paid();
    expect(await gateway.undo(two.authorization, lost)).toEqual({ kind: 'done' });
    expect(await gateway.findPayment(two.authorization)).toMatchObject({ reversed: true });
    const never = { reference: 'CRN-never', transactionId: 'T-never-seen' };
    expect(await gateway.undo(never, lost)).toEqual({ kind: 'refused', reason: 'INVALID_DATA' });
    expect(await gateway.findPayment(never)).toEqual({ kind: 'not-found' });
  });

  it('learns how a review ended, which no search tells', async () => {
    await sandbox.fault({ operation: 'authorization', mode: 'review' });
    const authorization = authorizationOf(await sandbox.tokenOf('visa-ok'));
    const held = await gateway.authorize(authorization);
    if (held.kind !== 'review') throw new Error(held.kind);
    expect(await gateway.findPayment(authorization)).toMatchObject({
      decision: { kind: 'review' },
    });
    const { reference } = authorization;
    await sandbox.call('/sandbox/reviews', {
      method: 'POST',
      body: JSON.stringify({ decision: 'accept', reference }),
    });
    expect(await gateway.findPayment(authorization)).toMatchObject({
      decision: { kind: 'approved', gatewayId: held.gatewayId },
    });
  });

  it.each([
    ['visa-declined', 'PROCESSOR_DECLINED'],
    ['visa-avs-failed', 'AVS_FAILED'],
    ['visa-cv-failed', 'CV_FAILED'],
  ])('[P-20] 201 is no success: %s is declined for %s', async (alias, reason) => {
    const decision = await gateway.authorize(authorizationOf(await sandbox.tokenOf(alias)));
    expect(decision).toMatchObject({ kind: 'declined', reason });
  });

  it('a token the gateway does not know is declined as INVALID_DATA', async () => {
    const decision = await gateway.authorize(authorizationOf('a.b.c'));
    expect(decision).toEqual({ kind: 'declined', reason: 'INVALID_DATA' });
  });

  it('a repeated transaction id says nothing about the first', async () => {
    const { authorization } = await paid();
    expect(await gateway.authorize(authorization)).toEqual({
      kind: 'unknown',
      why: 'DUPLICATE_REQUEST',
    });
  });

  it.each(['http502', 'timeoutAfterCommit', 'timeoutBeforeCommit'])(
    '%s leaves the outcome unknown',
    async (mode) => {
      const token = await sandbox.tokenOf('visa-ok');
      await sandbox.fault({ operation: 'authorization', mode, delayMs: 0 });
      const decision = await gateway.authorize(authorizationOf(token));
      expect(decision.kind).toBe('unknown');
    },
  );

  it('a new key and the one before are both good while one replaces the other', async () => {
    const next = {
      keyId: 'key-of-2027',
      secret: Buffer.from('another secret of 32 bytes long!').toString('base64'),
    };
    const running = await gatewayUnderTest({
      clock: Date.now,
      merchantKey: { ...merchantKey, otherKeys: [next] },
    });
    const ask = (key: typeof next) =>
      makeGatewayClient({
        origin: running.gateway.origin,
        merchant: { id: merchantKey.id, ...key },
        now: Date.now,
      }).openSession({ targetOrigins: [shopOrigin], networks });
    expect((await ask(merchantKey)).kind).not.toBe('refused');
    expect((await ask(next)).kind).not.toBe('refused');
    expect((await ask({ ...next, keyId: 'no-such-key' })).kind).toBe('refused');
    expect((await ask({ ...next, keyId: merchantKey.keyId })).kind).toBe('refused');
    await running.stop();
  });

  it('a wrong secret is our trouble, not the card’s', async () => {
    const { origin } = sandbox.gateway;
    const merchant = { ...merchantKey, secret: 'AAAA' };
    const stranger = makeGatewayClient({ origin, merchant, now: Date.now });
    const decision = await stranger.authorize(authorizationOf(await sandbox.tokenOf('visa-ok')));
    expect(decision).toEqual({ kind: 'declined', reason: 'PROCESSOR_UNAVAILABLE' });
    expect((await stranger.openSession({ targetOrigins: [shopOrigin], networks })).kind).toBe(
      'refused',
    );
  });
});

describe('the gateway client against recorded answers', () => {
  let server: Server;
  let answer = { status: 200, text: '', type: 'application/json' };
  let gateway: Gateway;
  let time = Date.now();
  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume();
      request.on('end', () =>
        response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.text),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    gateway = makeGatewayClient({ origin, merchant: merchantKey, now: () => time });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const answers = (status: number, body: unknown): void => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    answer = { status, text, type: 'application/json' };
  };

  it.each(gatewayFixtures.decisions)('[P-53] reads %s', async (_, status, body, decision) => {
    answers(status, body);
    expect(await gateway.authorize(authorizationOf('a.b.c'))).toEqual(decision);
  });

  it('[P-02] takes the capture context as text, blanks and line feeds around it', async () => {
    for (const text of ['aa.bb.cc', 'aa.bb.cc\n', ' \r\naa.bb.cc\r\n ']) {
      answer = { status: 201, text, type: 'application/jwt' };
      expect(await gateway.openSession({ targetOrigins: [], networks })).toEqual({
        kind: 'opened',
        captureContext: 'aa.bb.cc',
      });
    }
    answers(201, { captureContext: 'aa.bb.cc' });
    expect((await gateway.openSession({ targetOrigins: [], networks })).kind).toBe('unknown');
  });

  it('keeps a signing key for an hour, and asks again when told to', async () => {
    const key = { kty: 'RSA', n: 'one', e: 'AQAB', use: 'enc' };
    const modulus = async (fresh?: boolean) => {
      const found = await gateway.publicKey('j4', fresh);
      return found.kind === 'key' ? found.jwk.n : found.kind;
    };
    answers(200, key);
    expect(await modulus()).toBe('one');
    answers(200, { ...key, n: 'two' });
    expect(await modulus()).toBe('one');
    expect(await modulus(true)).toBe('two');
    answers(502, '');
    expect(await modulus()).toBe('two');
    time += 3_600_000;
    expect(await modulus()).toBe('unknown');
  });

  it('asks for no key whose name is an address', async () => {
    for (const kid of ['../../etc', 'a/b', '', 'a?b', 'x'.repeat(65)]) {
      expect(await gateway.publicKey(kid)).toEqual({
        kind: 'refused',
        reason: 'INVALID_KEY_NAME',
      });
    }
  });
});
