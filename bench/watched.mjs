// What watching costs: requests a second and processor time of one shop that records spans and figures in every second turn
// (watched-shop.mjs), so that a machine that gets slower meanwhile slows both.
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { freshEnvironment, startShop } from '#scripts/running-shop.ts';
import { atMost, median, result } from './figures/result.ts';
import { middleOf, uncertainty } from './figures/uncertainty.ts';
import { listPath, listQuestion } from './list-question.mjs';

const body = JSON.stringify(listQuestion());
const json = { 'content-type': 'application/json', accept: 'application/json' };
/** Pairs of turns of one load, about a minute of them; the load is begun anew for the next. */
const pairsOfALoad = 70;
/** More are measured until both costs are known well enough. */
const fewestLoads = 2;
const mostLoads = 5;
/** How well, in points of percent to each side (95 of 100). */
const knownTo = 0.75;
/** As in production (D-TEL-43). */
const reads = '0.01';

/** Asks for lists by 50 connections until it is stopped. */
const loaded = (origin) => {
  const options = { url: `${origin}${listPath}`, method: 'POST', headers: json, body };
  const load = autocannon({ connections: 50, duration: 600, ...options });
  return () => {
    load.stop();
    return load;
  };
};

/** That many pairs of turns of a shop under load. */
const measured = async (shop, count) => {
  const stops = loaded(shop.origin);
  try {
    return await shop.ask({ count });
  } finally {
    await stops();
  }
};

/** A receiver of spans in a thread of its own, as a collector beside the shop is. */
const receiver = async () => {
  const source = `
    import { createServer } from 'node:http';
    import { parentPort } from 'node:worker_threads';
    const server = createServer((request, response) => {
      parentPort.postMessage('a post');
      request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
    });
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;
  const worker = new Worker(source, { eval: true });
  const port = await new Promise((resolve) => worker.once('message', resolve));
  let posts = 0;
  worker.on('message', () => {
    posts += 1;
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    posts: () => posts,
    close: () => worker.terminate(),
  };
};

/**
 * Pairs of turns. The cost is judged twice: requests a second that are lost, and processor time that a request
 * takes more.
 */
const compared = async (shop) => {
  // Compiled and filled before anything counts.
  await measured(shop, 5);
  const pairs = [];
  for (let load = 0; load < mostLoads && (load < fewestLoads || !isKnown(pairs)); load += 1) {
    pairs.push(...(await measured(shop, pairsOfALoad)));
  }
  return pairs;
};

/** Percent of the requests a second that were lost, and of the processor time of a request that was added. */
const lostIn = ({ rest, watch }) => (1 - watch.perSecond / rest.perSecond) * 100;
const addedIn = ({ rest, watch }) => (watch.processor / rest.processor - 1) * 100;

const isKnown = (pairs) =>
  uncertainty(pairs.map(lostIn)) <= knownTo && uncertainty(pairs.map(addedIn)) <= knownTo;

/** A cost that is not known to a point and a half is told, not judged. */
const judged = (name, values) => {
  const width = uncertainty(values);
  const told =
    width <= 1.5
      ? atMost(name, middleOf(values), '%', 3)
      : result(name, middleOf(values), '%', '<= 3, too noisy to say', undefined);
  return [told, result('  known to', width, '% to each side', '', undefined)];
};

export const watched = async () => {
  const spans = await receiver();
  const environment = {
    ...(await freshEnvironment()),
    OTEL_EXPORTER_OTLP_ENDPOINT: spans.endpoint,
    CRUNCH_TRACE_READS: reads,
    CRUNCH_METRICS_PORT: '0',
  };
  try {
    const shop = await startShop(environment, 'bench/watched-shop.mjs');
    const pairs = await compared(shop).finally(() => shop.discard());
    if (spans.posts() === 0) throw new Error('Nothing was watched: no span came.');
    const what = 'product list, 50 connections';
    const middle = (figure) => median(pairs.map(figure));
    const plain = middle(({ rest }) => rest.perSecond);
    const recorded = middle(({ watch }) => watch.perSecond);
    return [
      result(`${what}, nobody watches`, plain, 'requests/s', '', undefined),
      result(`${what}, spans and figures`, recorded, 'requests/s', '', undefined),
      ...judged(`${what}, requests a second that watching costs`, pairs.map(lostIn)),
      ...judged(`${what}, processor time that watching costs`, pairs.map(addedIn)),
      result('  pairs of turns', pairs.length, '', '', undefined),
    ];
  } finally {
    await spans.close();
  }
};
