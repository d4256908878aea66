// What watching costs: requests a second and processor time of one shop that records spans and figures in every second turn,
// so that a machine that gets slower meanwhile slows both.
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { freshEnvironment, startShop } from '#scripts/running-shop.ts';
import { listPath, listQuestion } from './list-question.mjs';
import { atMost, median, result } from './result.ts';

const body = JSON.stringify(listQuestion());
const json = { 'content-type': 'application/json', accept: 'application/json' };
/** Pairs of turns; each kind is first in half of them. More are run until both costs are known well enough. */
const fewestPairs = 30;
const mostPairs = 56;
/** How well, in points of percent to each side (95 of 100). */
const knownTo = 1;
const seconds = 2;
/** As in production (D-TEL-43). */
const reads = '0.01';

/** Processor time of a process so far, in ticks of the kernel (proc(5), fields 14 and 15). */
const ticksOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(fields[11]) + Number(fields[12]);
};

/** One turn: requests a second, and processor time of the shop for a request. */
const turn = ({ origin, pid }) =>
  new Promise((resolve, reject) => {
    const before = ticksOf(pid);
    const options = { url: `${origin}${listPath}`, method: 'POST', headers: json, body };
    autocannon({ connections: 50, duration: seconds, ...options }, (error, { requests } = {}) =>
      error
        ? reject(error)
        : resolve({
            perSecond: requests.average,
            ticks: (ticksOf(pid) - before) / requests.total,
          }),
    );
  });

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

/** One turn in that way. */
const turnOf = async (shop, way) => {
  await shop.tell(way);
  return turn(shop);
};

/**
 * Pairs of turns. The cost is judged twice: requests a second that are lost, and processor time that a request
 * takes more. Where a machine does other things too, requests a second of one turn differ by half from
 * those of the next, and only the processor time says something.
 */
const compared = async (shop) => {
  // Compiled and filled before anything counts.
  for (const way of ['rest', 'watch', 'rest', 'watch']) await turnOf(shop, way);
  const pairs = [];
  for (let round = 0; round < mostPairs; round += 1) {
    if (round >= fewestPairs && round % 2 === 0 && isKnown(pairs)) break;
    const pair = {};
    for (const way of round % 2 === 0 ? ['rest', 'watch'] : ['watch', 'rest']) {
      pair[way] = await turnOf(shop, way);
    }
    pairs.push(pair);
  }
  return pairs;
};

/** Percent of the requests a second that were lost, and of the processor time of a request that was added. */
const lostIn = ({ rest, watch }) => (1 - watch.perSecond / rest.perSecond) * 100;
const addedIn = ({ rest, watch }) => (watch.ticks / rest.ticks - 1) * 100;

/** How far the median of these may be from the true one: half of the middle 95 of 100 medians of drawings. */
const uncertainty = (values) => {
  const drawn = Array.from({ length: 500 }, () =>
    median(values.map(() => values[Math.floor(Math.random() * values.length)])),
  ).sort((one, other) => one - other);
  return (drawn[487] - drawn[12]) / 2;
};

const isKnown = (pairs) =>
  uncertainty(pairs.map(lostIn)) <= knownTo && uncertainty(pairs.map(addedIn)) <= knownTo;

/** A cost that is not known to a point and a half is told, not judged. */
const judged = (name, values) => {
  const width = uncertainty(values);
  const told =
    width <= 1.5
      ? atMost(name, median(values), '%', 3)
      : result(name, median(values), '%', '<= 3, too noisy to say', undefined);
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
