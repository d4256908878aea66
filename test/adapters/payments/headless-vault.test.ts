import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeHeadlessVault } from '#adapters/payments/headless-vault.ts';
import { publishedTestCards } from '#domain/payment/published-test-cards.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { madeContext, vaultOrigin } from '#test/adapters/payments/made-jwt.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { cardVaultContract } from '#test/ports/payment/card-vault.contract.ts';
import { gatewayUnderTest } from '#test/sandbox/payments/gateway-under-test.ts';

type Gateway = Awaited<ReturnType<typeof gatewayUnderTest>>;
// The merchant's signature is dated, so the gateway runs on the machine's time here.
const now = Date.now();
let under: Gateway;
beforeAll(async () => {
  under = await gatewayUnderTest();
});
afterAll(() => under.stop());

const session = (captureContext: string) => ({
  paymentSessionId: 'session-1',
  captureContext,
  createdAt: now,
  deadline: now + 870_000,
  extensionsLeft: 10,
  ahead: 0,
});
const vaultAt = (time = now, ask: typeof fetch = fetch) =>
  makeHeadlessVault({
    allowedOrigins: [under.gateway.origin],
    clock: makeMemoryClock(time),
    fetch: ask,
  });
const expiry = { month: '12', year: '2030' };

cardVaultContract('headless-vault', async () => {
  const vault = vaultAt();
  return {
    vault,
    clock: { now: () => now },
    session: session(await under.openContext()),
    typeCard: (entry) => Effect.runPromise(vault.use(entry, 'visa-ok')),
    typeCode: (entry) => Effect.runPromise(vault.typeCode(entry, 'Visa')),
  };
});

describe('makeHeadlessVault', () => {
  it('[P-54] [P-53] makes a token that pays, card numbers in no request', async () => {
    const bodies: string[] = [];
    const vault = vaultAt(now, (address, init) => {
      bodies.push(`${address} ${init?.body ?? ''}`);
      return fetch(address, init);
    });
    const entry = await Effect.runPromise(vault.open(session(await under.openContext())));
    await Effect.runPromise(vault.use(entry, 'visa-ok'));
    const token = await Effect.runPromise(entry.tokenize(expiry));
    expect(token).toMatchObject({ brand: 'Visa', last4: '1111' });
    expect(token.expiresAt).toBeGreaterThan(now);
    expect((await under.pay(token.transientToken)).at('status')).toBe('AUTHORIZED');
    expect(bodies).toHaveLength(2);
    expect(bodies.join(' ')).not.toContain('4111111111111111');
  });

  it('[P-05] refuses a context that was tampered with', async () => {
    const [head, claims, signature] = (await under.openContext()).split('.');
    const tampered = `${head}.${claims?.slice(0, -4)}AAAA.${signature}`;
    const swapped = `${head}.${claims}.${signature?.slice(0, -8)}AAAAAAAA`;
    for (const context of [tampered, swapped]) {
      expect(await failureOf(vaultAt().open(session(context)))).toMatchObject({
        _tag: 'VaultMisconfigured',
      });
    }
  });

  it('[P-05] refuses an unsigned one and one that ran out', async () => {
    const unsigned = madeContext({
      origin: under.gateway.origin,
      library: `${under.gateway.origin}/flex.js`,
      expiresAt: now + 900_000,
    });
    expect(await failureOf(vaultAt().open(session(unsigned)))).toMatchObject({
      _tag: 'VaultMisconfigured',
    });
    const late = vaultAt(now + 960_000);
    expect(await failureOf(late.open(session(await under.openContext())))).toMatchObject({
      _tag: 'PaymentSessionExpired',
    });
  });

  it('[P-03] asks no vault it does not trust', async () => {
    const asked: unknown[] = [];
    const vault = vaultAt(now, async (address) => {
      asked.push(address);
      return new Response('{}');
    });
    expect(vaultOrigin).not.toBe(under.gateway.origin);
    expect(await failureOf(vault.open(session(madeContext())))).toMatchObject({
      _tag: 'VaultMisconfigured',
    });
    expect(asked).toEqual([]);
  });

  it('[P-13] maps what the vault says no to', async () => {
    const vault = vaultAt();
    const entry = await Effect.runPromise(vault.open(session(await under.openContext())));
    expect(await failureOf(entry.tokenize(expiry))).toMatchObject({ _tag: 'VaultNotReady' });
    await Effect.runPromise(vault.use(entry, 'visa-luhn'));
    expect(await failureOf(entry.tokenize(expiry))).toMatchObject({
      _tag: 'CardFieldInvalid',
      number: true,
      securityCode: false,
    });
    await Effect.runPromise(vault.use(entry, 'visa-ok'));
    expect(await failureOf(entry.tokenize({ month: '01', year: '2020' }))).toMatchObject({
      _tag: 'CardExpiryInvalid',
    });
    expect(await failureOf(vault.use(entry, 'nobody'))).toMatchObject({ _tag: 'CardFieldInvalid' });
  });

  it('[P-36] makes a token of the code of a saved card, by its brand, and nothing more', async () => {
    const vault = vaultAt();
    const entry = await Effect.runPromise(vault.open(session(await under.openContext())));
    expect(await failureOf(entry.tokenize())).toMatchObject({ _tag: 'VaultNotReady' });
    await Effect.runPromise(vault.typeCode(entry, 'American Express'));
    expect(await failureOf(entry.tokenize(expiry))).toMatchObject({ _tag: 'VaultNotReady' });
    const { transientToken, ...token } = await Effect.runPromise(entry.tokenize());
    expect(token).toMatchObject({ brand: '', last4: '' });
    expect(token.expiresAt).toBeGreaterThan(now);
    const [, claims = ''] = transientToken.split('.');
    const { content } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect(content.paymentInformation.card).not.toHaveProperty('number');
    entry.close();
    expect(await failureOf(entry.tokenize())).toMatchObject({ _tag: 'VaultNotReady' });
  });

  it('a vault out of reach is told as such, and a closed entry makes no token', async () => {
    const context = await under.openContext();
    const down = vaultAt(now, () => Promise.reject(new TypeError('fetch failed')));
    expect(await failureOf(down.open(session(context)))).toMatchObject({
      _tag: 'VaultUnreachable',
    });
    const vault = vaultAt();
    const entry = await Effect.runPromise(vault.open(session(context)));
    await Effect.runPromise(vault.use(entry, 'visa-ok'));
    entry.close();
    expect(await failureOf(entry.tokenize(expiry))).toMatchObject({ _tag: 'VaultNotReady' });
  });

  it('knows every published card by its alias', () => {
    expect(vaultAt().aliases).toEqual(publishedTestCards.map(({ alias }) => alias));
  });
});
