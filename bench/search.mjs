// Search while typing, against the server: first texts that are new to it, then texts that are
// repeated.
import autocannon from 'autocannon';
import pg from 'pg';
import { freshEnvironment, startShop } from '#scripts/running-shop.ts';
import { atMost, result } from './figures/result.ts';
import { listPath, listQuestion } from './list-question.mjs';

const b2c = '/v3/dopservice/b2c';
const connections = 10;
const seconds = 5;

/** Typed texts in both languages, with typing mistakes; each is cut into its keystrokes. */
const texts = [
  'chile lime tortilla chips',
  'jalapno',
  'kettle chips',
  'choclate cookies',
  'palomitas picantes',
  'sin gluten',
  'gluten free popcorn',
  'papas con limon',
  'salsa verde',
  'mazoro nacho',
  'bramblejck bbq',
  'nueces',
  'honey mustard pretzel',
  'cinammon sugar',
  'galletas de chocolate',
  'CHP-0101',
];
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** All beginnings from two letters on, as the search box sends them. */
const keystrokes = texts.flatMap((text) =>
  Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at + 2)),
);

/**
 * Texts not requested before: a keystroke of the list with a mistake of its own in the last word.
 */
function* newTexts() {
  for (let round = 0; ; round += 1) {
    for (const text of keystrokes) {
      const at = Math.max(0, text.length - 1 - (round % 3));
      const slip = letters[(round * 7 + text.length) % 26];
      yield `${text.slice(0, at)}${slip}${text.slice(at)} ${round > 25 ? letters[round % 26] : ''}`.trim();
    }
  }
}

const shoot = (options) =>
  new Promise((resolve, reject) => {
    autocannon({ connections, duration: seconds, ...options }, (error, outcome) =>
      error ? reject(error) : resolve(outcome),
    );
  });

const suggest = (text) => ({
  method: 'GET',
  path: `${b2c}/getautocompleteproducts?${new URLSearchParams({ searchText: text })}`,
});

const list = (text) => ({
  method: 'POST',
  path: listPath,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(listQuestion({ searchText: text })),
});

const take = (generator, count) => Array.from({ length: count }, () => generator.next().value);

/**
 * Searches the storefront at `origin`, which has `products`; `budget` is the p99 in milliseconds.
 */
const search = async (origin, { products, budget }) => {
  const fresh = newTexts();
  const named = (what) => `${what}, ${products.toLocaleString('en-US')} products`;
  const line = (what, outcome) =>
    budget === undefined
      ? result(named(`${what}, p99`), outcome.latency.p99, 'ms', '', undefined)
      : atMost(named(`${what}, p99`), outcome.latency.p99, 'ms', budget);
  await shoot({ url: origin, duration: 2, requests: take(fresh, 400).map(suggest) });
  const fromNew = await shoot({ url: origin, requests: take(fresh, 20_000).map(suggest) });
  const usual = await shoot({ url: origin, requests: keystrokes.map(suggest) });
  const results = await shoot({ url: origin, requests: take(fresh, 5000).map(list) });
  return [
    line('search as you type, 10 connections', usual),
    line('search as you type, every text new', fromNew),
    result(
      named('suggestions, every text new'),
      fromNew.requests.average,
      'requests/s',
      '',
      undefined,
    ),
    result(named('search results, every text new, p99'), results.latency.p99, 'ms', '', undefined),
    result(
      named('searches that failed'),
      fromNew.non2xx + usual.non2xx + results.non2xx,
      '',
      '',
      undefined,
    ),
  ];
};

/** A new database on the server that `TEST_DATABASE_URL` names. */
const onServer = async (run) => {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
};

const measure = async (engine, environment, say) => {
  const shop = await startShop(environment);
  const lines = [];
  try {
    for (const [products, budget] of [
      [10_000, 30],
      [100_000, undefined],
    ]) {
      say(`search, ${products} products on ${engine} …`);
      const seeded = await fetch(`${shop.toolsOrigin}/sandbox/seed`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ products }),
      });
      if (!seeded.ok) throw new Error(`Seeding answered ${seeded.status}: ${await seeded.text()}`);
      const found = await search(shop.origin, { products, budget });
      lines.push(...found.map((each) => ({ ...each, name: `${engine}: ${each.name}` })));
    }
    return lines;
  } finally {
    await shop.discard();
  }
};

/** The embedded database, and PostgreSQL if `TEST_DATABASE_URL` names a server. */
export const searchEverywhere = async (say) => {
  const lines = await measure('PGlite', await freshEnvironment(), say);
  if (process.env['TEST_DATABASE_URL'] === undefined) return lines;
  const name = `crunch_bench_${process.pid}`;
  await onServer((client) => client.query(`create database ${name}`));
  const url = new URL(process.env['TEST_DATABASE_URL']);
  url.pathname = `/${name}`;
  try {
    const environment = { ...(await freshEnvironment()), DATABASE_URL: url.href };
    return [...lines, ...(await measure('PostgreSQL', environment, say))];
  } finally {
    await onServer((client) => client.query(`drop database ${name} with (force)`));
  }
};
