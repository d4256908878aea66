// A phone at 4× CPU slowdown and slow 4G, as the browser emulates it.
import { rested } from './rested.mjs';

/** How much slower than this machine a phone is. */
export const usualSlowdown = 4;

/** Slow 4G in the browser's emulation: round trip in ms, bytes a second down and up. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** What a page may take on the slowest processor, on a machine that others use, ms. */
const patience = 60_000;
/** How often one load may be made again. */
const repeats = 3;

/**
 * Makes a load again that did not end, and tells of it. Where others take the processor for tenths of a second
 * the browser's emulated network now and then loses an answer, of a plain page as of one of the shop's.
 * @param name what is loaded
 */
export const onceMore = async (browser, name, load, left = repeats) => {
  try {
    return await load();
  } catch (cause) {
    if (cause.name !== 'TimeoutError' || left === 0) throw cause;
    console.error(`A load of ${name} did not end within ${patience / 1000} s: once more.`);
    // Its page would go on beside the next one.
    await Promise.all(browser.contexts().map((context) => context.close()));
    return onceMore(browser, name, load, left - 1);
  }
};

export const watchPage = () => {
  globalThis.seen = { lcp: 0, cls: 0 };
  const observe = (type, run) =>
    new PerformanceObserver((list) => list.getEntries().forEach(run)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => {
    globalThis.seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) globalThis.seen.cls += entry.value;
  });
};

export const throttled = async (browser, script = watchPage, slowdown = usualSlowdown) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.addInitScript(script);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    requests.set(requestId, { isScript: request.url.endsWith('.js'), bytes: 0 }),
  );
  // What the device has already is no request: the logo of the tab is the header's.
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) requests.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength;
  });
  await rested();
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const kilobytes = (some) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  /** What went over the wire so far: requests, and kilobytes with headers. */
  const fetched = () => {
    const all = [...requests.values()];
    const scripts = kilobytes(all.filter(({ isScript }) => isScript));
    return { requests: all.length, scripts, bytes: kilobytes(all) };
  };
  return { context, page, fetched };
};
