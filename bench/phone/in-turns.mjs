// Loads of several pages in turns: a slow minute of the machine meets all of them alike, the floor too (D-PERF-28).
import { median } from '../figures/result.ts';
import { onceMore, throttled, watchPage } from './phone.mjs';

const rounds = 5;

/** How long the page works on its own after it came alive, ms: later parts, the core, the handshake. */
const settled = 3000;

const load = async (browser, address, slowdown) => {
  const { context, page, fetched } = await throttled(browser, watchPage, slowdown);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settled);
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return { ...seen, ...fetched() };
};

/**
 * Medians of what was seen on each page: largest paint in ms, layout shift, requests, kilobytes.
 * @param addresses pairs of a page's name and its address
 * @returns by the page's name
 */
export const loadedInTurns = async (browser, addresses, slowdown) => {
  const loads = Object.fromEntries(addresses.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, address] of addresses) {
      loads[name].push(await onceMore(browser, name, () => load(browser, address, slowdown)));
    }
  }
  return Object.fromEntries(
    Object.entries(loads).map(([name, seen]) => [
      name,
      Object.fromEntries(
        Object.keys(seen[0]).map((figure) => [figure, median(seen.map((each) => each[figure]))]),
      ),
    ]),
  );
};
