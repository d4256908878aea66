import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { makeRequestTimes } from '#server/start/telemetry/request-times.ts';

const requests = fc.array(
  fc.record({
    method: fc.constantFrom('GET', 'POST', 'BREW'),
    route: fc.constantFrom('/', '/orders/:id', '/a"b\\c\nd'),
    status: fc.constantFrom(200, 204, 404, 503),
    milliseconds: fc.oneof(
      fc.double({ min: 0, max: 60_000, noNaN: true }),
      // The ends themselves belong to the shorter class.
      fc.constantFrom(2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000, 30_000),
    ),
  }),
);
const name = 'crunchcart_request_duration_seconds';
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .sort();

describe('the times of requests', () => {
  it('read as the library’s histogram would, whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (asked) => {
        const ours = makeRequestTimes();
        const registry = new Registry();
        const library = new Histogram({
          name,
          help: 'x',
          labelNames: ['method', 'route', 'status'],
          buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
          registers: [registry],
        });
        for (const { method, route, status, milliseconds } of asked) {
          ours.count(method, route, status, milliseconds);
          const known = method === 'BREW' ? 'OTHER' : method;
          library.observe(
            { method: known, route, status: `${Math.floor(status / 100)}xx` },
            milliseconds / 1000,
          );
        }
        expect(linesOf(ours.text())).toEqual(linesOf(await registry.metrics()));
      }),
    );
  });
});
