import type { AnsweredCall } from '#server/api/handler.ts';
import { type Clock, systemClock } from '#server/clock.ts';
import type { ServerConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/data/database.ts';
import { migrate } from '#server/data/migrate.ts';
import type { TakeFault } from '#server/http/provoked-faults.ts';
import type { RegisterPages } from '#server/page-host.ts';
import { type RunningShopServer, startShopServer } from '#server/shop-server.ts';

/** What the money side needs of the shop it opens in. */
export interface CommerceBasis {
  readonly config: ServerConfig;
  readonly database: Database;
  readonly clock: Clock;
  readonly report: (facts: Readonly<Record<string, unknown>>) => void;
}

/** Orders, payments and shipping: calls to answer, and jobs to stop. */
export interface OpenCommerce {
  readonly calls: readonly AnsweredCall[];
  close(): Promise<void>;
}

export interface OpenShopOptions {
  readonly config: ServerConfig;
  readonly clock?: Clock;
  readonly openCommerce?: (basis: CommerceBasis) => Promise<OpenCommerce>;
  readonly registerPages?: RegisterPages;
  /** Runs on the migrated database before the first shopper: the sandbox fills its shop here. */
  readonly prepare?: (database: Database) => Promise<void>;
  readonly sandbox?: boolean;
  /** Only the sandbox lets calls fail on purpose (D-MOCK-03). */
  readonly takeFault?: TakeFault;
}

export interface OpenShop extends RunningShopServer {
  readonly database: Database;
}

/** Database, money side and server, opened in that order and closed in the other. */
export const openShop = async (options: OpenShopOptions): Promise<OpenShop> => {
  const { config, clock = systemClock } = options;
  const database = await openDatabase({
    ...(config.databaseUrl !== undefined && { url: config.databaseUrl }),
    dataDir: config.dataDir,
    connections: config.databaseConnections,
  });
  const closers: (() => Promise<void>)[] = [() => database.close()];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    await migrate(database.db);
    await options.prepare?.(database);
    let server: RunningShopServer | undefined;
    const report: CommerceBasis['report'] = (facts) => server?.report(facts);
    const commerce = await options.openCommerce?.({ config, database, clock, report });
    if (commerce !== undefined) closers.push(() => commerce.close());
    server = await startShopServer({
      config,
      database,
      clock,
      ...(commerce !== undefined && { calls: commerce.calls }),
      ...(options.registerPages !== undefined && { registerPages: options.registerPages }),
      sandbox: options.sandbox ?? false,
      ...(options.takeFault !== undefined && { takeFault: options.takeFault }),
    });
    const { close } = server;
    closers.push(close);
    return { ...server, database, close: closeAll };
  } catch (cause) {
    await closeAll();
    throw cause;
  }
};
