// The shop of watched.mjs: the real one, which records and rests in turns and tells what each turn cost. Two
// processes of the same shop differ by up to 4 % as long as they live; one process does not differ from itself.
import { subscribe } from 'node:diagnostics_channel';
import { setTimeout as wait } from 'node:timers/promises';
import { trace } from '@opentelemetry/api';
import { metricsNow, setMetrics } from '#server/base/metrics/shop-metrics.ts';
import { setTracing, tracingNow } from '#server/base/trace/tracing.ts';
import '#server/start/development-shop.ts';

let answered = 0;
subscribe('http.server.response.finish', () => {
  answered += 1;
});

/** One turn's length, ms. A machine that others use changes in seconds, so two turns side by side meet the same one. */
const turnLength = 400;
/** Requests that began in the turn before are not counted, ms. */
const settling = 20;

let parts;

const turn = async (way) => {
  setTracing(way === 'watch' ? parts.tracing : undefined);
  setMetrics(way === 'watch' ? parts.metrics : undefined);
  await wait(settling);
  const [from, cost, before] = [performance.now(), process.cpuUsage(), answered];
  await wait(turnLength);
  // Spans are sent within the turn that made them, more often than the shop does.
  if (way === 'watch') await trace.getTracerProvider().getDelegate().forceFlush();
  const { user, system } = process.cpuUsage(cost);
  const requests = answered - before;
  return {
    perSecond: (requests / (performance.now() - from)) * 1000,
    // Of all threads of this process, microseconds for a request.
    processor: (user + system) / requests,
  };
};

/** Pairs of turns; each way is first in half of them. */
const pairs = async (count) => {
  parts ??= { tracing: tracingNow(), metrics: metricsNow() };
  if (parts.tracing === undefined || parts.metrics === undefined) {
    throw new Error('Nothing is watched in this shop.');
  }
  const measured = [];
  for (let round = 0; round < count; round += 1) {
    const pair = {};
    for (const way of round % 2 === 0 ? ['rest', 'watch'] : ['watch', 'rest']) {
      pair[way] = await turn(way);
    }
    measured.push(pair);
  }
  return measured;
};

process.on('message', async ({ count }) => process.send({ answer: await pairs(count) }));
