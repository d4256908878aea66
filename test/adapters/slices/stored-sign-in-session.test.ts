import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeStoredSignInSession } from '#adapters/slices/stored-sign-in-session.ts';
import { accountKeys } from '#domain/session/account-keys.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { type Variant, variants } from '#domain/session/variant.ts';
import { shaken } from '#test/adapters/http/fixture.ts';
import { sara } from '#test/application/sign-in/memory-sign-in.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import {
  signInSessionContract,
  tokensUntil,
} from '#test/ports/sign-in/sign-in-session.contract.ts';

const { runPromise } = Effect;
const stored = (variant: Variant = variants.snacks, values = new Map<StorageKey, string>()) => {
  const clock = makeMemoryClock();
  const storage = makeMemoryKeyValueStorage(values);
  return { clock, values, session: makeStoredSignInSession(storage, clock, variant) };
};

signInSessionContract('stored-sign-in-session', stored);
describe('the session in storage', () => {
  it('[STORE-01] [STORE-02] [STORE-12] is stored under the required keys, the user without a token', async () => {
    const { session, clock, values } = stored();
    await runPromise(session.saveTokens(tokensUntil(clock.now() + 60_000)));
    await runPromise(session.saveCustomer(sara));
    expect(JSON.parse(values.get('accessToken') ?? '')).toMatchObject({
      accessToken: 'the access token',
    });
    expect(values.get('accountId')).toBe(sara.id);
    expect(values.get('crunchcart:v1:user')).not.toContain('token');
    await runPromise(session.clear);
    for (const key of accountKeys) expect(values.has(key)).toBe(false);
  });

  it.each<[Variant['id'], string | undefined, string | undefined]>([
    ['rewards', 'LOY-1', 'LOY-1'],
    ['rewards', undefined, undefined],
    ['snacks', 'LOY-1', undefined],
  ])('[STORE-05] in %s, a customer with number %s leaves %s', async (variant, loyaltyId, kept) => {
    const { session, values } = stored(variants[variant]);
    values.set('loyaltyId', 'of somebody before');
    await runPromise(session.saveCustomer(loyaltyId ? { ...sara, loyaltyId } : sara));
    expect(values.get('loyaltyId')).toBe(kept);
  });

  it('[HAND-04] [AUTH-01] a session id of before does not become a customer’s', async () => {
    const { session, values } = stored(variants.snacks, shaken());
    await runPromise(session.clear);
    expect(values.has('sessionId')).toBe(false);
    expect(values.has('handshakeToken')).toBe(false);
  });

  it('[STORE-14] what cannot be read is nobody', async () => {
    for (const text of ['', '{', '{"accessToken":1}', '{"accessToken":"x"}', 'null']) {
      const { session } = stored(variants.snacks, new Map([['accessToken', text]]));
      expect(await runPromise(session.tokens)).toBeUndefined();
    }
  });
});
