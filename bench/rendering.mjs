// Pages that nobody asked for yet: what an answer takes, alone and one after the other.
import { atMost, median, result } from './figures/result.ts';

/** Pages of products before the measured ones: code is compiled, connections are open. */
const warm = 10;

const pathsOf = async (origin) => {
  const addressesOf = async (path) => {
    const text = await (await fetch(`${origin}${path}`)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address));
  };
  const first = await addressesOf('/sitemap.xml');
  const all = first.every(({ pathname }) => pathname.endsWith('.xml'))
    ? (await Promise.all(first.map(({ pathname }) => addressesOf(pathname)))).flat()
    : first;
  return [...new Set(all.map(({ pathname }) => pathname))].filter((path) =>
    path.startsWith('/product/'),
  );
};

const answered = async (address) => {
  const began = performance.now();
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - began;
};

export const rendering = async (origin) => {
  const times = [];
  for (const path of await pathsOf(origin)) times.push(await answered(`${origin}${path}`));
  const measured = times.slice(warm).sort((a, b) => a - b);
  const slowest = measured[Math.ceil(measured.length * 0.99) - 1];
  return [
    result('pages of products rendered first', measured.length, '', '', undefined),
    atMost('first rendering of a page, median', median(measured), 'ms', 25),
    atMost('first rendering of a page, p99', slowest, 'ms', 60),
  ];
};
