import { afterAll, beforeAll, expect, it } from 'vitest';
import { configlist } from '#adapters/http/wire/calls/settings-calls.ts';
import { clockHeader } from '#domain/session/sandbox-clock.ts';
import type { Database } from '#server/data/database/database.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { startTestShop } from '#test/server/setup/shops.ts';

let database: Database;
beforeAll(async () => {
  database = await openInMemory();
});
afterAll(() => database.close());

it('[D-IDP-02] every answer of a sandbox tells how far its clock is ahead, and no other shop’s does', async () => {
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead };
  const shop = await startTestShop({ database, clock, sandbox: true });
  const plain = await startTestShop({ database, clock });
  const told = async (origin: string, path: string) =>
    (await fetch(`${origin}${path}`)).headers.get(clockHeader);
  try {
    expect(await told(shop.origin, configlist.path)).toBe('0');
    ahead = -7_200_000;
    expect(await told(shop.origin, configlist.path)).toBe('-7200000');
    expect(await told(shop.origin, '/webservices/nothing')).toBe('-7200000');
    expect(await told(plain.origin, configlist.path)).toBeNull();
  } finally {
    await shop.close();
    await plain.close();
  }
});
