import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultHeader } from '#adapters/http/wire/provoked-fault.ts';
import { makeStorefrontFaults } from '#sandbox/control/storefront-faults.ts';
import type { Database } from '#server/data/database/database.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop } from '#test/server/setup/shops.ts';
import { smallCatalog } from '#test/server/setup/small-catalog.ts';

const signup = {
  email: 'ada@example.com',
  optInCodes: ['SHOP_NEWS'],
  sourceID: 'SNACKS_WEB',
};

describe('faults of the storefront', () => {
  const faults = makeStorefrontFaults();
  let database: Database;
  let shop: TestShop;
  let plain: TestShop;
  beforeAll(async () => {
    database = await openInMemory();
    await loadCatalog(database.db, smallCatalog([]));
    shop = await startTestShop({ database, takeFault: faults.take });
    plain = await startTestShop({ database });
  });
  afterAll(async () => {
    await shop.close();
    await plain.close();
    await database.close();
  });

  const config = (fault: string, to = shop) =>
    to.get('/services/configlist', { [faultHeader]: fault });
  const signUp = (email = signup.email, headers = {}) =>
    shop.post('/webservices/createprofile', { ...signup, email }, headers);
  const signedUp = async (email: string) =>
    (await database.db.selectFrom('news_signups').select('email').execute()).some(
      (row) => row.email === email,
    );

  it.each([
    ['440', 200, 440],
    ['500', 500, 500],
    ['503', 503, 503],
    ['forbidden', 403, 403],
  ])('[CLI-06] [API-083] a request may ask for %s', async (fault, status, responseCode) => {
    const answer = await config(fault);
    expect([answer.status, answer.body.responseCode]).toEqual([status, responseCode]);
    expect(answer.body.success).toBe(false);
    expect(answer.headers.get(faultHeader)).toBe(fault);
    expect((await shop.get('/services/configlist')).status).toBe(200);
  });

  it('[CLI-06] says that a token is invalid in the very words of the real one', async () => {
    const answer = await config('invalidtoken');
    expect([answer.status, answer.body]).toEqual([401, 'Invalid token.']);
  });

  it('[CLI-06] cuts the line before the shop acts, or after it', async () => {
    await expect(signUp('before@example.com', { [faultHeader]: 'offline' })).rejects.toThrow();
    expect(await signedUp('before@example.com')).toBe(false);
    await expect(signUp('after@example.com', { [faultHeader]: 'no-response' })).rejects.toThrow();
    expect(await signedUp('after@example.com')).toBe(true);
  });

  it('[CLI-06] lets a client wait in vain, with and without acting', async () => {
    for (const [mode, acted] of [
      ['timeout', false],
      ['timeout-after', true],
    ] as const) {
      faults.add({ mode, call: 'createprofile', count: 1, delayMs: 10 });
      await expect(signUp(`${mode}@example.com`)).rejects.toThrow();
      expect(await signedUp(`${mode}@example.com`)).toBe(acted);
    }
    faults.add({ mode: 'slow', count: 1, delayMs: 10 });
    expect((await shop.get('/services/configlist')).status).toBe(200);
  });

  it('[CLI-06] prepared faults hit one call, one shopper, and as often as told', async () => {
    faults.add({ mode: '503', call: 'createprofile', count: 2, shopper: 'eve@example.com' });
    expect((await signUp('ada@example.com')).status).toBe(200);
    expect((await shop.get('/services/configlist')).status).toBe(200);
    expect((await signUp('eve@example.com')).status).toBe(503);
    expect((await signUp('eve@example.com')).status).toBe(503);
    expect((await signUp('eve@example.com')).status).toBe(200);
    expect(faults.list()).toEqual([]);
  });

  it('[CLI-06] nothing of it can be reached where there is no sandbox', async () => {
    for (const fault of ['440', '500', 'offline', 'slow']) {
      const answer = await config(fault, plain);
      expect([answer.status, answer.headers.has(faultHeader)]).toEqual([200, false]);
    }
  });

  it('ignores what is no fault', async () => {
    for (const fault of ['200', 'rain', '__proto__', '']) {
      expect((await config(fault)).status).toBe(200);
    }
  });
});
