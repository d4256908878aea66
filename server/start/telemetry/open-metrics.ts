import type { MetricsConfig } from '#server/base/config/observation.ts';
import type { Clock } from '#server/base/host/clock.ts';
import type { Database } from '#server/data/database/database.ts';

export interface OpenMetrics {
  /** Where figures are read; undefined when nobody can. */
  readonly origin?: string;
  close(): Promise<void>;
}

export interface MetricsOptions {
  readonly metrics: MetricsConfig | undefined;
  readonly database: Database;
  readonly clock: Clock;
}

/** Without a port nothing is loaded and nothing is counted (D-TEL-48). */
export const openMetrics = async ({
  metrics,
  database,
  clock,
}: MetricsOptions): Promise<OpenMetrics> => {
  if (metrics === undefined) return { close: async () => undefined };
  const { serveFigures } = await import('#server/start/telemetry/serve-figures.ts');
  return serveFigures(metrics, database, clock);
};
