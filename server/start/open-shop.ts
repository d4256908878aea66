import type { AnsweredCall } from '#server/api/call/handler.ts';
import type { OperatorAnswers } from '#server/api/operator/operator-routes.ts';
import type { TakeFault } from '#server/api/provoked-faults.ts';
import type { ServerConfig } from '#server/base/config/config.ts';
import { type Clock, systemClock } from '#server/base/host/clock.ts';
import { makeClosers } from '#server/base/host/closers.ts';
import {
  beginDatabase,
  type Database,
  type OpeningDatabase,
} from '#server/data/database/database.ts';
import { migrate } from '#server/data/database/migrate.ts';
import { oneStartAtATime } from '#server/data/database/one-start-at-a-time.ts';
import type { RegisterPages } from '#server/pages/page-host.ts';
import { databaseOptions } from '#server/start/database-options.ts';
import { makeEarlyReports } from '#server/start/early-reports.ts';
import { type RunningShopServer, startShopServer } from '#server/start/shop-server.ts';
import { startWarnings } from '#server/start/start-warnings.ts';
import { openMetrics } from '#server/start/telemetry/open-metrics.ts';
import { openTracing } from '#server/start/telemetry/open-tracing.ts';

/** What orders and payments need to open. */
export interface CoreBasis {
  readonly config: ServerConfig;
  readonly database: Database;
  readonly clock: Clock;
  readonly report: (facts: Readonly<Record<string, unknown>>) => void;
}

/** Orders, payments and shipping: their calls, and their jobs to start and stop. */
export interface OpenCore {
  readonly calls: readonly AnsweredCall[];
  readonly operator: OperatorAnswers;
  /** Before the first shopper, once the database is ready. */
  takeOver(): Promise<void>;
  startJobs(): void;
  close(): Promise<void>;
}

export interface OpenShopOptions {
  readonly config: ServerConfig;
  readonly clock?: Clock;
  readonly openCore?: (basis: CoreBasis) => Promise<OpenCore>;
  readonly registerPages?: RegisterPages;
  /**
   * Runs on the migrated database before the first shopper; the sandbox loads its catalogue here.
   */
  readonly prepare?: (database: Database) => Promise<void>;
  /** A database that the caller has begun to open, in place of the configured one; closed with the shop. */
  readonly database?: OpeningDatabase;
  /** How long a reading of the catalogue's version is reused, ms; 0 in tests. */
  readonly trustCatalogMilliseconds?: number;
  readonly sandbox?: boolean;
  /** Only the sandbox lets calls fail on purpose (D-MOCK-03). */
  readonly takeFault?: TakeFault;
}

export interface OpenShop extends RunningShopServer {
  readonly database: Database;
  /**
   * Starts the jobs after the whole start: a mail sent before its server listens would only have to
   * wait.
   */
  startJobs(): void;
  /** Where figures are read; absent: nowhere (D-TEL-48). */
  readonly metricsOrigin?: string;
  /** Sends the spans that have ended; for who closes their receiver before the shop. */
  flushSpans(): Promise<void>;
}

/**
 * Longest wait for the last spans, ms, after the requests have ended: they must not use up the time
 * in which a process has to stop.
 */
const lastSpans = (config: ServerConfig): number =>
  Math.min(config.stopMilliseconds, config.production ? 2000 : 500);

/** Its schema and its first data. */
const prepare = async (
  database: Database,
  opened: Promise<void>,
  fill: OpenShopOptions['prepare'],
): Promise<void> => {
  await opened;
  await oneStartAtATime(database, async () => {
    await migrate(database.db);
    await fill?.(database);
  });
};

/**
 * Opens database, orders and server, and closes them in reverse. The database opens beside all the rest, which is put
 * together meanwhile; the server listens once both are done (D-START-08).
 */
export const openShop = async (options: OpenShopOptions): Promise<OpenShop> => {
  const { config, clock = systemClock } = options;
  const { database, opened } = options.database ?? beginDatabase(databaseOptions(config));
  const early = makeEarlyReports();
  const { add, closeAll } = makeClosers();
  add(() => database.close());
  const prepared = prepare(database, opened, options.prepare);
  // The database is not closed under a migration.
  const settled = prepared.catch(() => undefined);
  add(() => settled);
  try {
    const tracing = await openTracing({
      tracing: config.observation.tracing,
      report: early.report,
    });
    add(() => tracing.close(lastSpans(config)));
    const metrics = await openMetrics({ metrics: config.observation.metrics, database, clock });
    add(() => metrics.close());
    const core = await options.openCore?.({
      config,
      database,
      clock,
      report: early.report,
    });
    if (core !== undefined) add(() => core.close());
    const server = await startShopServer({
      config,
      database,
      clock,
      ...(core !== undefined && { calls: core.calls, operator: core.operator }),
      ...(options.registerPages !== undefined && { registerPages: options.registerPages }),
      sandbox: options.sandbox ?? false,
      ...(options.trustCatalogMilliseconds !== undefined && {
        trustCatalogMilliseconds: options.trustCatalogMilliseconds,
      }),
      ...(options.takeFault !== undefined && { takeFault: options.takeFault }),
      beforeListening: async () => {
        await prepared;
        await core?.takeOver();
      },
    });
    early.flowTo(server.report);
    for (const detail of startWarnings(config)) server.report({ event: 'start-warning', detail });
    add(server.close);
    const startJobs = (): void => core?.startJobs();
    const flushSpans = () => tracing.flush(lastSpans(config));
    const { origin: metricsOrigin } = metrics;
    return {
      ...server,
      database,
      startJobs,
      flushSpans,
      ...(metricsOrigin !== undefined && { metricsOrigin }),
      close: closeAll,
    };
  } catch (cause) {
    early.giveUp((line) => process.stderr.write(line));
    // Thrown first: the cause of the failed start, not a failure of closing after it.
    await closeAll().catch(() => undefined);
    throw cause;
  }
};
