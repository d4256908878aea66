// Total blocking time: what each task of the page's thread takes beyond 50 ms, from the first contentful paint on
// (https://web.dev/articles/tbt). Measured in processor time at the machine's own speed and multiplied by the
// slowdown, as what other programs take from the machine would count otherwise (D-PERF-07).

import { median } from '../figures/result.ts';
import { onceMore, throttled } from './phone.mjs';

const runs = 5;
/** A task of this length keeps a press waiting, ms. */
const long = 50;
/** After the network rests: what the page still does on its own, ms. */
const settled = 4000;
const categories = ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'];

/** The same page, whose shopper agreed or refused at an earlier visit, or is asked. */
const agreement = (functional) => {
  if (functional === undefined) return 'undefined';
  const decidedAt = '2026-11-21T00:00:00.000Z';
  const consent = { advertising: false, functional, any: true, decidedAt };
  return `localStorage.setItem('consent', '${JSON.stringify(consent)}')`;
};

const traced = async (browser, run) => {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: categories };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  try {
    await run();
  } finally {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
  }
  return events;
};

/** Processor time of the page thread's tasks that end after its first paint, ms. */
const tasksOf = (events, origin) => {
  const start = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin),
  );
  const { pid, tid, ts: began } = start;
  const paint = events.find(
    ({ name, ...event }) =>
      name === 'firstContentfulPaint' && event.pid === pid && event.ts >= began,
  );
  const all = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    .filter(({ name, ts }) => name.endsWith('RunTask') && ts >= began)
    .toSorted((one, other) => one.ts - other.ts);
  const outer = [];
  for (const task of all) {
    const before = outer.at(-1);
    if (before === undefined || task.ts >= before.ts + before.dur) outer.push(task);
  }
  return outer
    .filter(({ ts, dur }) => ts + dur > paint.ts)
    .map(({ tdur, dur }) => (tdur ?? dur) / 1000);
};

const load = async (browser, address, functional) => {
  const { context, page } = await throttled(browser, agreement(functional), 1);
  const events = await traced(browser, async () => {
    const posted =
      functional === true
        ? page.waitForRequest((request) => request.url().includes('/v2/track'))
        : undefined;
    await Promise.all([page.goto(address, { waitUntil: 'networkidle' }), posted]);
    await page.waitForTimeout(settled);
  });
  await context.close();
  return tasksOf(events, new URL(address).origin);
};

/** Medians of the blocking time at each slowdown, ms; `functional` is what the shopper chose about telemetry. */
export const blocking = async (browser, address, slowdowns, functional) => {
  const loads = [];
  for (let run = 0; run < runs; run += 1) {
    loads.push(await onceMore(browser, address, () => load(browser, address, functional)));
  }
  return slowdowns.map((slowdown) =>
    median(
      loads.map((tasks) =>
        tasks.reduce((sum, task) => sum + Math.max(0, task * slowdown - long), 0),
      ),
    ),
  );
};
