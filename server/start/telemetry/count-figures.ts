import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ShopMetrics } from '#server/base/metrics/shop-metrics.ts';
import type { Database } from '#server/data/database/database.ts';
import { type QueueDepths, queueDepths, queueNames } from '#server/data/database/queue-depths.ts';

/** Upper ends of the classes of latencies, seconds. */
const latencies = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
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
  const requests = new Histogram({
    name: 'crunchcart_request_duration_seconds',
    help: 'Answered requests by method, route and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: latencies,
    registers,
  });
  const payments = new Counter({
    name: 'crunchcart_payments_total',
    help: 'Payments that came to a state, by way to pay.',
    labelNames: ['state', 'method'],
    registers,
  });
  const memories = new Counter({
    name: 'crunchcart_memory_reads_total',
    help: 'Readings of memories of the process, found or made.',
    labelNames: ['memory', 'result'],
    registers,
  });
  gaugeQueues(registry, database.db, now);
  gaugePool(registry, database.pool);
  const known = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();
  const childOf = (method: string, route: string, status: string) => {
    const key = `${method} ${status} ${route}`;
    // Found by one text: the library would sort and join the labels for each request.
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = requests.labels(method, route, status);
    known.set(key, made);
    return made;
  };
  return {
    metrics: {
      request: (method, route, status, milliseconds) =>
        childOf(
          methods.has(method) ? method : 'OTHER',
          route,
          `${Math.floor(status / 100)}xx`,
        ).observe(milliseconds / 1000),
      payment: (state, method) => payments.inc({ state, method }),
      memory: (memory, found) => memories.inc({ memory, result: found ? 'found' : 'made' }),
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
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
