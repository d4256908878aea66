import { afterEach, describe, expect, it, vi } from 'vitest';
import { type OpenShopOptions, openShop } from '#server/start/open-shop.ts';
import { migratedCopy } from '#test/server/setup/database/migrated-copy.ts';
import { testConfig } from '#test/server/setup/shops.ts';

const nobodyAsks = () => Promise.reject(new Error('nobody asks'));

const healed = { event: 'payment-needs-operator', orderId: 'CC-1', card: '4111111111111111' };
const money =
  (closed: string[] = [], begun: string[] = []): NonNullable<OpenShopOptions['openCore']> =>
  async ({ report }) => {
    report(healed);
    return {
      calls: [],
      operator: {
        ...{ why: nobodyAsks, command: nobodyAsks },
        reviews: { list: nobodyAsks, show: nobodyAsks, decide: nobodyAsks },
      },
      startJobs: () => void begun.push('jobs'),
      close: async () => {
        closed.push('money');
        throw new Error('mail server hangs');
      },
    };
  };

describe('opening a shop', () => {
  afterEach(() => vi.restoreAllMocks());
  const listen = (stream: 'stdout' | 'stderr'): string[] => {
    const lines: string[] = [];
    vi.spyOn(process[stream], 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    return lines;
  };

  it('logs what jobs reported before the server listened', async () => {
    const lines = listen('stdout');
    const shop = await openShop({
      config: testConfig({ logLevel: 'warn' }),
      openCore: money(),
      copy: await migratedCopy(),
    });
    await shop.close().catch(() => undefined);
    expect(lines.join('')).toContain('"event":"payment-needs-operator"');
    expect(lines.join('')).not.toContain('4111111111111111');
  });

  it('says it in plain lines when the server never listens', async () => {
    const lines = listen('stderr');
    const registerPages = () => Promise.reject(new Error('no pages'));
    await expect(
      openShop({
        config: testConfig(),
        openCore: money(),
        registerPages,
        copy: await migratedCopy(),
      }),
    ).rejects.toThrow('no pages');
    expect(lines.join('')).toContain('"event":"payment-needs-operator"');
    expect(lines.join('')).not.toContain('4111111111111111');
  });

  it('leaves the jobs alone until the whole start is done', async () => {
    const begun: string[] = [];
    const shop = await openShop({
      config: testConfig(),
      openCore: money([], begun),
      copy: await migratedCopy(),
    });
    expect(begun).toEqual([]);
    shop.startJobs();
    expect(begun).toEqual(['jobs']);
    await shop.close().catch(() => undefined);
  });

  it('closes the database although the money side does not close cleanly', async () => {
    const closed: string[] = [];
    const shop = await openShop({
      config: testConfig(),
      openCore: money(closed),
      copy: await migratedCopy(),
    });
    await expect(shop.close()).rejects.toThrow('mail server hangs');
    expect(closed).toEqual(['money']);
    await expect(shop.database.db.selectFrom('orders').selectAll().execute()).rejects.toThrow();
  });
});
