import { afterEach, describe, expect, it, vi } from 'vitest';
import { type OpenShopOptions, openShop } from '#server/start/open-shop.ts';
import { beginInMemory } from '#test/server/setup/database/databases.ts';
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
      takeOver: async () => void begun.push('take over'),
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
      database: await beginInMemory(),
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
        database: await beginInMemory(),
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
      database: await beginInMemory(),
    });
    expect(begun).toEqual(['take over']);
    shop.startJobs();
    expect(begun).toEqual(['take over', 'jobs']);
    await shop.close().catch(() => undefined);
  });

  it('is put together while its database opens, and listens once that is ready', async () => {
    const begun: string[] = [];
    const { database, opened } = await beginInMemory();
    const { promise: late, resolve: open } = Promise.withResolvers<void>();
    const opening = openShop({
      config: testConfig(),
      openCore: money([], begun),
      database: { database, opened: late.then(() => opened) },
      prepare: async () => void begun.push('first data'),
      registerPages: async (pages) => {
        begun.push('pages');
        pages.addHook('onListen', async () => void begun.push('listens'));
      },
    });
    await vi.waitFor(() => expect(begun).toEqual(['pages']), 90_000);
    open();
    const shop = await opening;
    expect(begun).toEqual(['pages', 'first data', 'take over', 'listens']);
    await shop.close().catch(() => undefined);
  });

  it('says why its database cannot be opened, and does not listen', async () => {
    listen('stderr');
    const closed: string[] = [];
    const { database } = await beginInMemory();
    const registerPages: OpenShopOptions['registerPages'] = async (pages) => {
      pages.addHook('onListen', async () => void closed.push('listened'));
    };
    const opened = Promise.reject(new Error('the disk is full'));
    await expect(
      openShop({
        config: testConfig(),
        openCore: money(closed),
        registerPages,
        database: { database, opened },
      }),
    ).rejects.toThrow('the disk is full');
    expect(closed).toEqual(['money']);
    await expect(database.db.selectFrom('orders').selectAll().execute()).rejects.toThrow();
  });

  it('closes the database although the money side does not close cleanly', async () => {
    const closed: string[] = [];
    const shop = await openShop({
      config: testConfig(),
      openCore: money(closed),
      database: await beginInMemory(),
    });
    await expect(shop.close()).rejects.toThrow('mail server hangs');
    expect(closed).toEqual(['money']);
    await expect(shop.database.db.selectFrom('orders').selectAll().execute()).rejects.toThrow();
  });
});
