import { afterAll, expect, it, vi } from 'vitest';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';

/** What each derivation cost; counting it proves what a clock could only suggest. */
const costs = vi.hoisted((): unknown[] => []);
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const scrypt = (...input: Parameters<typeof crypto.scrypt>) => {
    const { N, r, p } = input[3];
    costs.push({ N, r, p });
    crypto.scrypt(...input);
  };
  return { ...crypto, scrypt };
});
// Files share their modules: this one wants its own, and leaves none behind.
vi.resetModules();
const { hashPassword, isPassword } = await import('#sandbox/identity/credentials/password-hash.ts');
const { checkPassword } = await import('#sandbox/identity/credentials/check-password.ts');
afterAll(() => vi.resetModules());

it('[AUTH-17] a guess at nobody costs what a guess at somebody costs, and is wrong', async () => {
  const hash = await hashPassword('Sn4cks!Sn4cks');
  costs.length = 0;
  expect(await isPassword('Sn4cks!Sn4cks', hash)).toBe(true);
  expect(await isPassword('Wr0ng!Wr0ng', hash)).toBe(false);
  expect(await isPassword('Sn4cks!Sn4cks', undefined)).toBe(false);
  expect(costs).toHaveLength(3);
  expect(costs[1]).toEqual(costs[0]);
  expect(costs[2]).toEqual(costs[0]);
});

it('[AUTH-17] every try of a login costs one derivation, whoever it names and however it ends', async () => {
  const passwordHash = await hashPassword('Sn4cks!Sn4cks');
  const active = { id: 'u1', status: 'ACTIVE', passwordHash };
  const { passwordHash: _, ...google } = active;
  const trial = async (user: object | undefined, standing: 'open' | 'locked', password: string) => {
    const store = {
      guards: {
        spend: async () => undefined,
        countTry: async () => standing,
        forgive: async () => undefined,
      },
      users: { byLogin: async () => user },
    };
    const parts = {
      store,
      settings: { allowances: {}, lockouts: 'shown' },
    } as unknown as IdentityParts;
    costs.length = 0;
    const { is } = await checkPassword(parts, 'sara@people.example', password);
    return [is, costs.length];
  };
  expect(await trial(active, 'open', 'Sn4cks!Sn4cks')).toEqual(['known', 1]);
  expect(await trial(active, 'open', 'Wr0ng!Wr0ng')).toEqual(['refused', 1]);
  expect(await trial(undefined, 'open', 'Wr0ng!Wr0ng')).toEqual(['refused', 1]);
  expect(await trial(google, 'open', 'Wr0ng!Wr0ng')).toEqual(['refused', 1]);
  expect(await trial({ ...active, status: 'STAGED' }, 'open', 'Sn4cks!Sn4cks')).toEqual([
    'refused',
    1,
  ]);
  expect(await trial(active, 'locked', 'Sn4cks!Sn4cks')).toEqual(['locked', 1]);
  expect(await trial(undefined, 'locked', 'Sn4cks!Sn4cks')).toEqual(['locked', 1]);
});
