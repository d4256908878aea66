// What telemetry adds to a page of a shopper who agreed: blocking time until its first post has left (D-TEL-52).
import { throttled, watchPage } from './phone.mjs';
import { atMost, median, result } from './result.ts';

const runs = 3;
/** After the first post: what it leads to, such as measures of speed, ms. */
const settled = 1500;

/** The same page, whose shopper agreed or refused at an earlier visit. */
const agreement = (functional) => {
  const decidedAt = '2026-11-21T00:00:00.000Z';
  const consent = { advertising: false, functional, any: true, decidedAt };
  return `(${watchPage})(); localStorage.setItem('consent', '${JSON.stringify(consent)}');`;
};

const load = async (browser, address, functional, slowdown) => {
  const { context, page } = await throttled(browser, agreement(functional), slowdown);
  const posted = functional
    ? page.waitForRequest((request) => request.url().includes('/v2/track'), { timeout: 60_000 })
    : undefined;
  await page.goto(address, { waitUntil: 'networkidle' });
  await posted;
  await page.waitForTimeout(settled);
  const { blocked } = await page.evaluate(() => globalThis.seen);
  await context.close();
  return blocked;
};

/** Loads with and without consent in turns, so that a machine that gets slower slows both. */
const blockedBy = async (browser, address, slowdown) => {
  const times = { agreed: [], refused: [] };
  for (let run = 0; run < runs; run += 1) {
    times.refused.push(await load(browser, address, false, slowdown));
    times.agreed.push(await load(browser, address, true, slowdown));
  }
  return { agreed: median(times.agreed), refused: median(times.refused) };
};

export const consented = async (browser, origin, pages) => {
  const lines = [];
  for (const [name, path] of pages) {
    for (const slowdown of [1, 4]) {
      const { agreed, refused } = await blockedBy(browser, `${origin}${path}`, slowdown);
      const what = `of ${name}, with consent, processor at ${slowdown}×`;
      lines.push(
        atMost(`Blocking time ${what}`, agreed, 'ms', 50),
        result(`without it, in turns`, refused, 'ms', '', undefined),
      );
    }
  }
  return lines;
};
