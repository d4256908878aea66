// What watching costs: requests a second and processor time of two shops, one with spans and figures and one without, in
// turns of the same run, so that a machine that gets slower meanwhile slows both. Two processes of the same
// shop differ by up to 4 % as long as they live, so each pair of shops is a few turns only, and there are several pairs.
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { freshEnvironment, startShop } from '#scripts/running-shop.ts';
import { listPath, listQuestion } from './list-question.mjs';
import { atMost, median, result } from './result.ts';

const body = JSON.stringify(listQuestion());
const json = { 'content-type': 'application/json', accept: 'application/json' };
/** Pairs of shops that are started anew. */
const pairs = 7;
/** Pairs of turns of one pair of shops; each shop is first in half of them. */
const rounds = 6;
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

/**
 * What each shop did, turn by turn. The cost is judged twice, by pairs of turns: requests a second that are lost,
 * and processor time that a request takes more. Where a machine does other things too, requests a second of
 * one turn differ by half from those of the next, and only the processor time says something.
 */
const compared = async (plain, watched) => {
  // Compiled and filled before anything counts.
  for (const shop of [plain, watched, plain, watched]) await turn(shop);
  const turns = [];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [plain, watched] : [watched, plain];
    const figures = new Map();
    for (const shop of order) figures.set(shop, await turn(shop));
    turns.push([figures.get(plain), figures.get(watched)]);
  }
  return {
    plain: median(turns.map(([off]) => off.perSecond)),
    watched: median(turns.map(([, on]) => on.perSecond)),
    lost: median(turns.map(([off, on]) => (1 - on.perSecond / off.perSecond) * 100)),
    cost: median(turns.map(([off, on]) => (on.ticks / off.ticks - 1) * 100)),
  };
};

/** One pair of new shops; the one that is started first changes from pair to pair. */
const onePair = async (off, on, isOffFirst) => {
  const shops = new Map();
  try {
    for (const watching of isOffFirst ? [off, on] : [on, off]) {
      shops.set(watching, await startShop({ ...(await freshEnvironment()), ...watching }));
    }
    return await compared(shops.get(off), shops.get(on));
  } finally {
    for (const shop of shops.values()) await shop.discard();
  }
};

export const watched = async () => {
  const spans = await receiver();
  const off = { OTEL_EXPORTER_OTLP_ENDPOINT: 'none' };
  const on = {
    OTEL_EXPORTER_OTLP_ENDPOINT: spans.endpoint,
    CRUNCH_TRACE_READS: reads,
    CRUNCH_METRICS_PORT: '0',
  };
  try {
    const found = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      found.push(await onePair(off, on, pair % 2 === 0));
    }
    if (spans.posts() === 0) throw new Error('Nothing was watched: no span came.');
    const middle = (name) => median(found.map((one) => one[name]));
    const what = 'product list, 50 connections';
    return [
      result(`${what}, nobody watches`, middle('plain'), 'requests/s', '', undefined),
      result(`${what}, spans and figures`, middle('watched'), 'requests/s', '', undefined),
      atMost(`${what}, requests a second that watching costs`, middle('lost'), '%', 3),
      atMost(`${what}, processor time that watching costs`, middle('cost'), '%', 3),
    ];
  } finally {
    await spans.close();
  }
};
