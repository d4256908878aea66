// What watching costs: requests a second of two shops, one with spans and figures and one without, in
// turns of the same run, so that a machine that gets slower meanwhile slows both.
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { freshEnvironment, startShop } from '#scripts/running-shop.ts';
import { atMost, median, result } from './result.ts';

const path = '/v3/dopservice/b2c/getqueryproducts';
const body = JSON.stringify({
  productTypes: [],
  brand: [],
  flavor: [],
  size: [],
  sort: 'featured',
  page: 1,
  pageSize: 36,
});
const json = { 'content-type': 'application/json', accept: 'application/json' };
/** Pairs of turns; each shop is first in half of them. */
const rounds = 8;
const seconds = 4;
/** As in production (D-TEL-43). */
const reads = '0.01';

const perSecond = (origin) =>
  new Promise((resolve, reject) => {
    const options = { url: `${origin}${path}`, method: 'POST', headers: json, body };
    autocannon({ connections: 50, duration: seconds, ...options }, (error, outcome) =>
      error ? reject(error) : resolve(outcome.requests.average),
    );
  });

/** A receiver of spans in a thread of its own, as a collector beside the shop is. */
const receiver = async () => {
  const source = `
    import { createServer } from 'node:http';
    import { parentPort } from 'node:worker_threads';
    const server = createServer((request, response) => {
      request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
    });
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;
  const worker = new Worker(source, { eval: true });
  const port = await new Promise((resolve) => worker.once('message', resolve));
  return { endpoint: `http://127.0.0.1:${port}`, close: () => worker.terminate() };
};

const opened = async (watching) => startShop({ ...(await freshEnvironment()), ...watching });

/** The share of requests a second that watching takes, with what each shop did. */
const compared = async (plain, watched) => {
  const turns = [];
  for (const shop of [plain, watched]) await perSecond(shop.origin);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [plain, watched] : [watched, plain];
    const figures = new Map();
    for (const shop of order) figures.set(shop, await perSecond(shop.origin));
    turns.push({ plain: figures.get(plain), watched: figures.get(watched) });
  }
  return {
    plain: median(turns.map((turn) => turn.plain)),
    watched: median(turns.map((turn) => turn.watched)),
    cost: median(turns.map((turn) => (1 - turn.watched / turn.plain) * 100)),
  };
};

export const watched = async () => {
  const spans = await receiver();
  const off = { OTEL_EXPORTER_OTLP_ENDPOINT: 'none' };
  const on = {
    OTEL_EXPORTER_OTLP_ENDPOINT: spans.endpoint,
    CRUNCH_TRACE_READS: reads,
    CRUNCH_METRICS_PORT: '0',
  };
  const shops = [];
  try {
    for (const watching of [off, on]) shops.push(await opened(watching));
    const { plain, watched, cost } = await compared(shops[0], shops[1]);
    const what = 'product list, 50 connections';
    return [
      result(`${what}, nobody watches`, plain, 'requests/s', '', undefined),
      result(`${what}, spans and figures`, watched, 'requests/s', '', undefined),
      atMost(`${what}, what watching costs`, cost, '%', 3),
    ];
  } finally {
    for (const shop of shops) await shop.discard();
    await spans.close();
  }
};
