// Page speed on a phone at 4× CPU slowdown and slow 4G, against a static floor in the same run.
import { chromium } from '@playwright/test';
import { ensureChromium } from '#scripts/chromium.mjs';
import { consented } from './consented.mjs';
import { atMost, median, result } from './figures/result.ts';
import { takenAway } from './figures/taken-away.ts';
import { blocking } from './phone/blocking.mjs';
import { loadedInTurns } from './phone/in-turns.mjs';
import { journey } from './phone/journey.mjs';
import { onceMore, throttled, usualSlowdown } from './phone/phone.mjs';
import { pressUntilPainted } from './phone/press.mjs';
import { openProduct, openStaticProduct } from './phone/product-press.mjs';
import { rested } from './phone/rested.mjs';
import { serveStaticPages } from './phone/static-pages.mjs';
import { untouchedVisits } from './phone/visit.mjs';

/** Presses of each kind. */
const runs = 5;
/** A button below the first screen is scrolled to and seen before it is pressed, ms. */
const seenBefore = 2500;

/**
 * What the shop's pages say of the process they are shown in. A page that may share none with the one before begins in
 * another: 200 ms of largest paint here at 4×, of the floor as of a page (D-PERF-28).
 */
const isolation = ['cross-origin-opener-policy', 'origin-agent-cluster'];

const isolationOf = async (origin) => {
  const { headers } = await fetch(origin);
  return Object.fromEntries(isolation.map((name) => [name, headers.get(name) ?? '']));
};

/** Of the usual phone, and of one three times slower. */
const slowdowns = [usualSlowdown, usualSlowdown * 3];

/** The same pages on a processor three times slower than the usual one: LCP in floors. */
const onSlowPhone = async (browser, addresses) => {
  const [, slow] = slowdowns;
  const { floor, ...seen } = await loadedInTurns(browser, addresses, slow);
  return [
    result(`LCP of the static floor at ${slow}×`, floor.lcp, 'ms', '', undefined),
    ...Object.entries(seen).map(([name, { lcp }]) =>
      atMost(`LCP of ${name}, processor at ${slow}×`, lcp, 'ms', floor.lcp * 1.25),
    ),
  ];
};

/** Where a page without scripts blocks for longer than a page of the shop may, the machine is too slow to tell. */
const floorBlocking = async (browser, address) => {
  const [, slow] = await blocking(browser, address, slowdowns);
  const name = 'Total blocking time of the static floor, processor three times slower';
  return result(name, slow, 'ms', '', undefined);
};

const addToCart = async (browser, origin) => {
  const { context, page } = await throttled(browser);
  await page.goto(`${origin}/all-snacks`, { waitUntil: 'networkidle' });
  // On a busy machine the network rests before the page hears presses.
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const button = page.getByRole('button', { name: /^Add .+ to cart$/ }).first();
  await button.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(seenBefore);
  const [spent] = await pressUntilPainted(page, () => button.click(), [
    () =>
      /\b1\b/.test(
        document.querySelector('header a[href="/cart"], header [data-cart]')?.textContent ?? '',
      ),
  ]);
  await context.close();
  return spent;
};

/** What a press waits for, and on the slow processor how much longer than on a page without a library. */
const presses = async (browser, origin, staticOrigin) => {
  const [usual, slow] = slowdowns;
  const seen = { add: [], shown: [], whole: [], least: [], slowShown: [], slowLeast: [] };
  const again = (press) => onceMore(browser, 'the list', press);
  for (let run = 0; run < runs; run += 1) {
    seen.add.push(await again(() => addToCart(browser, origin)));
    const { shown, whole } = await again(() => openProduct(browser, origin, usual));
    seen.shown.push(shown);
    seen.whole.push(whole);
    seen.least.push(await again(() => openStaticProduct(browser, staticOrigin, usual)));
    seen.slowShown.push((await again(() => openProduct(browser, origin, slow))).shown);
    seen.slowLeast.push(await again(() => openStaticProduct(browser, staticOrigin, slow)));
  }
  const of = (name) => median(seen[name]);
  return [
    atMost('Press "Add to cart" until the count is painted', of('add'), 'ms', 100),
    atMost('Press a product until its page is painted', of('shown'), 'ms', 120),
    // One round trip of 150 ms, and as much for the page's own work.
    atMost('Press a product until everything of it is there', of('whole'), 'ms', 300),
    result('Press of a static page until a product is painted', of('least'), 'ms', '', undefined),
    result(
      `Press a product until painted, processor at ${slow}×`,
      of('slowShown'),
      'ms',
      '',
      undefined,
    ),
    result(`Press of a static page, processor at ${slow}×`, of('slowLeast'), 'ms', '', undefined),
  ];
};

/** Chromium as the page benches drive it. */
const withBrowser = async (run) => {
  const executablePath = ensureChromium('whole');
  if (executablePath === undefined) throw new Error('The page benches need a Chromium.');
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A driven browser records the line of every error, for which it reads whole scripts again
      // (50 ms at 4×). A shopper's browser does not. So recording is on from the start.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
};

const pagesOf = (productPath) => [
  ['home', '/'],
  ['list', '/all-snacks'],
  ['product', productPath],
];

/** Only what telemetry adds (`--only=consented`). */
export const consentedPages = (origin, productPath) =>
  withBrowser((browser) => consented(browser, origin, pagesOf(productPath)));

/** One shopper's way from home to checkout (`--only=journey`). */
export const wholeJourney = (origin) => withBrowser((browser) => journey(browser, origin));

/** What a visit that nobody touches fetches (`--only=visit`). */
export const firstVisits = (origin, productPath) =>
  withBrowser((browser) => untouchedVisits(browser, origin, productPath));

export const pages = (origin, productPath) =>
  withBrowser((browser) => everyLine(browser, origin, productPath));

const everyLine = async (browser, origin, productPath) => {
  const floorServer = await serveStaticPages(await isolationOf(origin));
  try {
    const staticOrigin = `http://127.0.0.1:${floorServer.address().port}`;
    const floorAddress = `${staticOrigin}/`;
    const measured = pagesOf(productPath);
    const addresses = [
      ['floor', floorAddress],
      ...measured.map(([name, path]) => [name, `${origin}${path}`]),
    ];
    // The shop that was just started still renders its best sellers.
    await rested();
    const lines = [
      result('Processor taken away by others before', takenAway(), '%', '', undefined),
    ];
    const inTurns = await loadedInTurns(browser, addresses, usualSlowdown);
    const { floor } = inTurns;
    lines.push(
      result('LCP of the static floor', floor.lcp, 'ms', '', undefined),
      await floorBlocking(browser, floorAddress),
    );
    for (const [name, path] of measured) {
      const seen = inTurns[name];
      const [usual, slow] = await blocking(browser, `${origin}${path}`, slowdowns);
      lines.push(
        atMost(`LCP of ${name}`, seen.lcp, 'ms', floor.lcp * 1.25),
        atMost(`Total blocking time of ${name}`, usual, 'ms', 50),
        atMost(`Total blocking time of ${name}, processor three times slower`, slow, 'ms', 50),
        atMost(`CLS of ${name}`, seen.cls, '', 0.02),
        atMost(`Requests of a visit to ${name}`, seen.requests, '', 25),
        atMost(`JavaScript of a visit to ${name}, with headers`, seen.scripts, 'KB', 170),
        result(`All of a visit to ${name}, with headers`, seen.bytes, 'KB', '', undefined),
      );
    }
    lines.push(...(await onSlowPhone(browser, addresses)));
    lines.push(...(await presses(browser, origin, staticOrigin)));
    lines.push(result('Processor taken away by others after', takenAway(), '%', '', undefined));
    return lines;
  } finally {
    floorServer.close();
  }
};
