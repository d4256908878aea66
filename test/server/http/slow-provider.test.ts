import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { changepassword } from '#adapters/http/wire/calls/account/password-calls.ts';
import { usersExists } from '#adapters/http/wire/calls/account/sign-up-calls.ts';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import type { Database } from '#server/data/database/database.ts';
import { startShopServer } from '#server/start/shop-server.ts';
import { headersOf } from '#test/server/account/signed-in.ts';
import { issuerUnderTest } from '#test/server/parties/issuer-under-test.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { testConfig } from '#test/server/setup/shops.ts';

let database: Database;
let provider: Awaited<ReturnType<typeof issuerUnderTest>>;
beforeAll(async () => {
  [database, provider] = await Promise.all([openInMemory(), issuerUnderTest()]);
  provider.state.down = true;
});
afterAll(() => Promise.all([database.close(), provider.close()]));
afterEach(() => vi.restoreAllMocks());

/** How long a shop waits for its provider, ms: first for a person, then for the keys of a token. */
const waits = async (sandbox: boolean): Promise<readonly number[]> => {
  const config = testConfig({ issuer: provider.issuer });
  const shop = await startShopServer({ database, config, sandbox });
  const limit = vi.spyOn(AbortSignal, 'timeout').mockClear();
  try {
    const at = `http://127.0.0.1:${shop.port}`;
    const headers = {
      ...headersOf('ada'),
      authorization: `Bearer ${await provider.token(Date.now())}`,
      'content-type': 'application/json',
    };
    const { method, path, name } = changepassword;
    const body = JSON.stringify(exampleOf(name).body);
    const answers = [
      await fetch(`${at}${usersExists.path}?email=ada@example.com`),
      await fetch(`${at}${path}`, { method, headers, body }),
    ];
    // They say when to come again.
    expect(answers.map(({ status, headers: told }) => [status, told.get('retry-after')])).toEqual([
      [503, '5'],
      [503, '5'],
    ]);
    return limit.mock.calls.map(([milliseconds]) => milliseconds);
  } finally {
    await shop.close();
  }
};

it('[AUTH-18] the sandbox’s provider, which loads when it is first asked, is waited for nearly as long as clients wait', async () => {
  expect(await waits(true)).toEqual([25_000, 25_000]);
  expect(await waits(false)).toEqual([10_000, 5000]);
});
