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
/** Pairs of turns; each kind is first in half of them. */
const rounds = 30;
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
  for (let round = 0; round < rounds; round += 1) {
    const pair = {};
    for (const way of round % 2 === 0 ? ['rest', 'watch'] : ['watch', 'rest']) {
      pair[way] = await turnOf(shop, way);
    }
    pairs.push(pair);
  }
  return pairs;
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
    const lost = middle(({ rest, watch }) => (1 - watch.perSecond / rest.perSecond) * 100);
    const cost = middle(({ rest, watch }) => (watch.ticks / rest.ticks - 1) * 100);
    return [
      result(`${what}, nobody watches`, plain, 'requests/s', '', undefined),
      result(`${what}, spans and figures`, recorded, 'requests/s', '', undefined),
      atMost(`${what}, requests a second that watching costs`, lost, '%', 3),
      atMost(`${what}, processor time that watching costs`, cost, '%', 3),
    ];
  } finally {
    await spans.close();
  }
};
