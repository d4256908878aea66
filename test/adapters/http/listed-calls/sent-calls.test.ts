import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';

const source = (pattern: string): string =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Ports and client, but not the codecs, where every call is named. */
const senders = source('src/adapters/http/!(wire)/**/*.ts');
/** The one call whose name is not that of its codec. */
const codecOf = (name: string): string => (name === 'get-pkce-challenge' ? 'pkceChallenge' : name);

it('the shop answers no call that nothing in the product makes', () => {
  expect(shopCalls.length).toBeGreaterThan(60);
  expect(senders.length).toBeGreaterThan(10_000);
  const unused = shopCalls.filter(
    ({ name }) => !new RegExp(`\\b${codecOf(name)}\\b`).test(senders),
  );
  expect(unused.map(({ name }) => name)).toEqual([]);
  expect(new RegExp(`\\b${codecOf('getcustomers')}\\b`).test(senders)).toBe(false);
});
