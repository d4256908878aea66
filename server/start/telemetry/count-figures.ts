import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { MemoryName, ShopMetrics } from '#server/base/metrics/shop-metrics.ts';
import type { Database } from '#server/data/database/database.ts';
import { type QueueDepths, queueDepths, queueNames } from '#server/data/database/queue-depths.ts';
import { makeRequestTimes } from '#server/start/telemetry/request-times.ts';

/** How long a count of queues is told again, ms: readers must not load the database. */
const queuesKept = 5000;

export interface Figures {
  readonly metrics: ShopMetrics;
  readonly contentType: string;
  /** Everything in Prometheus' text form. */
  text(): Promise<string>;
}

export const makeFigures = (
  database: Pick<Database, 'db' | 'pool'>,
  now: () => number,
): Figures => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = makeRequestTimes();
  const payments = new Counter({
    name: 'crunchcart_payments_total',
    help: 'Payments that came to a state, by way to pay.',
    labelNames: ['state', 'method'],
    registers,
  });
  const memory = countReadings(registry);
  gaugeQueues(registry, database.db, now);
  gaugePool(registry, database.pool);
  return {
    metrics: {
      request: requests.count,
      payment: (state, method) => payments.inc({ state, method }),
      memory,
    },
    contentType: registry.contentType,
    text: async () => `${requests.text()}\n${await registry.metrics()}`,
  };
};

/** Counted in plain numbers, which the library is told when somebody reads: it happens with every list. */
const countReadings = (registry: Registry): ShopMetrics['memory'] => {
  const counts: Readonly<Record<MemoryName, { found: number; made: number }>> = {
    answers: { found: 0, made: 0 },
    pages: { found: 0, made: 0 },
    shelves: { found: 0, made: 0 },
  };
  new Counter({
    name: 'crunchcart_memory_reads_total',
    help: 'Readings of memories of the process, found or made.',
    labelNames: ['memory', 'result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [memory, { found, made }] of Object.entries(counts)) {
        this.inc({ memory, result: 'found' }, found);
        this.inc({ memory, result: 'made' }, made);
      }
    },
  });
  return (memory, found) => {
    counts[memory][found ? 'found' : 'made'] += 1;
  };
};

const gaugeQueues = (registry: Registry, db: Database['db'], now: () => number): void => {
  let kept: { readonly depths: Promise<QueueDepths>; readonly until: number } | undefined;
  new Gauge({
    name: 'crunchcart_queue_depth',
    help: 'Rows that wait for the jobs, at most 10000 counted.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      const time = performance.now();
      if (kept === undefined || kept.until < time) {
        kept = { depths: queueDepths(db, new Date(now())), until: time + queuesKept };
      }
      // A database that is away must not hide the other figures.
      const depths = await kept.depths.catch(() => undefined);
      for (const queue of queueNames) this.set({ queue }, depths?.[queue] ?? Number.NaN);
    },
  });
};

/** The embedded database has no pool. */
const gaugePool = (registry: Registry, pool: Database['pool']): void => {
  if (pool === undefined) return;
  new Gauge({
    name: 'crunchcart_database_connections',
    help: 'Connections to the database, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = pool();
      this.set({ state: 'used' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
};
