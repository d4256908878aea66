import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openInMemory, type TestDatabase } from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop, testConfig } from '#test/server/setup/shops.ts';

describe('a proxy nobody said is ours', () => {
  let database: TestDatabase;
  let shop: TestShop;
  let log: string[];
  beforeAll(async () => {
    database = await openInMemory();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    log = [];
    return () => shop.close();
  });
  const open = async (trustProxy: number): Promise<void> => {
    shop = await startTestShop({
      database,
      config: testConfig({ trustProxy, logLevel: 'warn' }),
      logTarget: { write: (line) => log.push(line) },
    });
  };
  const ready = async (headers: Record<string, string> = {}): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${shop.port}/readyz`, { headers })).json();
  const told = () => log.filter((line) => line.includes('FORWARDED_ADDRESSES_NOT_BELIEVED'));
  const note = ['FORWARDED_ADDRESSES_NOT_BELIEVED'];

  it.each(['x-forwarded-for', 'forwarded'])(
    'is told of once, however many requests come with %s, and noted in readiness',
    async (header) => {
      await open(0);
      expect(await ready()).toEqual({ ok: true });
      for (let turn = 0; turn < 20; turn += 1) {
        await shop.get('/services/configlist', { [header]: `for=192.0.2.${turn}` });
      }
      expect(told()).toHaveLength(1);
      expect(told()[0]).toContain('CRUNCH_TRUST_PROXY');
      expect(log.join('')).not.toContain('192.0.2.');
      expect(await ready()).toEqual({ ok: true, notes: note });
      // Whoever comes through the proxy is a shopper, not an operator.
      expect(await ready({ [header]: 'for=192.0.2.1' })).toEqual({ ok: true });
    },
  );

  it('is no news where proxies are believed', async () => {
    await open(1);
    await shop.get('/services/configlist', { 'x-forwarded-for': '192.0.2.1' });
    expect(told()).toEqual([]);
    expect(await ready()).toEqual({ ok: true });
  });
});
