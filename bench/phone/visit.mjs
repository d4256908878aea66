// What a first visit that nobody touches fetches: requests and JavaScript, on the phone of the other benches.

import { atMost, result } from '../figures/result.ts';
import { onceMore, throttled, watchPage } from './phone.mjs';

/** How long nobody touches the page after its network rests, ms. */
const untouched = 8000;

/**
 * Most requests, and kilobytes of JavaScript with headers; just above what was measured last
 * (docs/performance.md), so that whatever a page fetches more shows.
 */
const visits = [
  { name: 'home', path: '/', requests: 20, scripts: 141 },
  { name: 'list', path: '/all-snacks', requests: 19, scripts: 146 },
  { name: 'product', path: undefined, requests: 14, scripts: 143 },
  { name: 'cart', path: '/cart', requests: 14, scripts: 143 },
  { name: 'checkout', path: '/checkout', requests: 17, scripts: 158 },
];

const visited = async (browser, address) => {
  const { context, page, fetched } = await throttled(browser, watchPage, 1);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(untouched);
  const seen = fetched();
  await context.close();
  return seen;
};

/** Requests and bytes of a visit to each page (`--only=visit`). */
export const untouchedVisits = async (browser, origin, productPath) => {
  const lines = [];
  for (const { name, path = productPath, requests, scripts } of visits) {
    const seen = await onceMore(browser, name, () => visited(browser, `${origin}${path}`));
    const untouchedPage = `a visit to ${name} that nobody touches`;
    lines.push(
      atMost(`Requests of ${untouchedPage}`, seen.requests, '', requests),
      atMost(`JavaScript of ${untouchedPage}, with headers`, seen.scripts, 'KB', scripts),
      result(`All of ${untouchedPage}, with headers`, seen.bytes, 'KB', '', undefined),
    );
  }
  return lines;
};
