// The shop of watched.mjs: the real one, which stops and goes on recording when its parent says so. Two
// processes of the same shop differ by up to 4 % as long as they live; one process does not differ from itself.
import { metricsNow, setMetrics } from '#server/base/metrics/shop-metrics.ts';
import { setTracing, tracingNow } from '#server/base/trace/tracing.ts';
import '#server/start/development-start.ts';

let parts;

process.on('message', (message) => {
  parts ??= { tracing: tracingNow(), metrics: metricsNow() };
  if (parts.tracing === undefined || parts.metrics === undefined) {
    throw new Error('Nothing is watched in this shop.');
  }
  setTracing(message === 'watch' ? parts.tracing : undefined);
  setMetrics(message === 'watch' ? parts.metrics : undefined);
  process.send('done');
});
