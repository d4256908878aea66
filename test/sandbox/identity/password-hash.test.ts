import { afterAll, expect, it, vi } from 'vitest';

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
