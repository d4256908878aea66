// A phone at 4× CPU slowdown and slow 4G, as the browser emulates it.
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
  await page.addInitScript(script);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    requests.set(requestId, { isScript: request.url.endsWith('.js'), bytes: 0 }),
  );
  // What the device has already is no request: the logo of the tab is in the page's icons.
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) requests.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength;
  });
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
