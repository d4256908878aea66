// Requests a second of the storefront, against bare Fastify in the same run.
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { atLeast, atMost, result } from './figures/result.ts';
import { listPath, listQuestion } from './list-question.mjs';

const json = { 'content-type': 'application/json', accept: 'application/json' };
const seconds = 5;

const shoot = (options) =>
  new Promise((resolve, reject) => {
    autocannon({ connections: 50, duration: seconds, ...options }, (error, outcome) =>
      error ? reject(error) : resolve(outcome),
    );
  });

/** The reference: the same answer from a Fastify that only serialises it. */
const bareFastify = async (payload) => {
  const app = Fastify();
  const answer = JSON.parse(payload);
  app.post(listPath, async () => answer);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, origin };
};

export const calls = async (origin) => {
  const first = await fetch(`${origin}${listPath}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(listQuestion()),
  });
  const payload = await first.text();
  const bare = await bareFastify(payload);
  const ask = { method: 'POST', headers: json };
  const floor = await shoot({
    ...ask,
    url: `${bare.origin}${listPath}`,
    body: JSON.stringify(listQuestion()),
  });
  await bare.app.close();
  const cached = await shoot({
    ...ask,
    url: `${origin}${listPath}`,
    body: JSON.stringify(listQuestion()),
  });
  const varied = await shoot({
    url: `${origin}${listPath}`,
    requests: Array.from({ length: 270 }, (_, index) => ({
      ...ask,
      path: listPath,
      body: JSON.stringify(listQuestion({ page: index + 1 })),
    })),
  });
  return [
    result('bare Fastify, the same list', floor.requests.average, 'requests/s', '', undefined),
    atLeast(
      'product list, cached, 50 connections',
      cached.requests.average,
      'requests/s',
      floor.requests.average / 2,
    ),
    atMost('product list, cached, p99', cached.latency.p99, 'ms', 25),
    result('product list, 270 pages in turn', varied.requests.average, 'requests/s', '', undefined),
    atMost('product list, 270 pages in turn, p99', varied.latency.p99, 'ms', 25),
    result('answers that failed', cached.non2xx + varied.non2xx, '', '', undefined),
  ];
};
