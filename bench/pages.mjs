// Page speed on a phone at 4× CPU slowdown and slow 4G, against a static floor in the same run.
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { ensureChromium } from '#scripts/chromium.mjs';
import { consented } from './consented.mjs';
import { atMost, median, result } from './figures/result.ts';
import { takenAway } from './figures/taken-away.ts';
import { blocking } from './phone/blocking.mjs';
import { loadedInTurns } from './phone/in-turns.mjs';
import { journey } from './phone/journey.mjs';
import { onceMore, throttled, usualSlowdown } from './phone/phone.mjs';
import { fingerPress, pressUntilPainted } from './phone/press.mjs';
import { rested } from './phone/rested.mjs';
import { untouchedVisits } from './phone/visit.mjs';

/** Presses of each kind. */
const runs = 5;
/** A button below the first screen is scrolled to and seen before it is pressed, ms. */
const seenBefore = 2500;

/** The reference: a page with only what a first paint needs. */
const floorPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"><style>body{margin:0;font:16px sans-serif}
h1{font-size:3rem}img{width:100%;height:auto}</style></head><body><h1>Thirty bags. You pick them.</h1>
<img src="/hero" width="800" height="400" alt="">${'<p>A snack and its price.</p>'.repeat(60)}</body></html>`;

/**
 * What the shop's pages say of the process they are shown in. A page that may share none with the one before begins in
 * another: 200 ms of largest paint here at 4×, of the floor as of a page (D-PERF-28).
 */
const isolation = ['cross-origin-opener-policy', 'origin-agent-cluster'];

const isolationOf = async (origin) => {
  const { headers } = await fetch(origin);
  return Object.fromEntries(isolation.map((name) => [name, headers.get(name) ?? '']));
};

/** @param headers of its document */
const serveFloor = (headers) =>
  new Promise((resolve) => {
    const hero = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400">${'<rect width="9" height="9" fill="#fc0"/>'.repeat(620)}</svg>`;
    const server = createServer((request, response) => {
      const image = request.url === '/hero';
      if (image) response.writeHead(200, { 'content-type': 'image/svg+xml' });
      else response.writeHead(200, { ...headers, 'content-type': 'text/html' });
      response.end(image ? hero : floorPage);
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

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

/** True when the pressed product is shown: heading, picture, price and buy button. */
const isShown = ({ path, title, price }) => {
  const main = document.querySelector('main');
  const picture = main.querySelector('#picture img');
  return (
    location.pathname === path &&
    main.getAttribute('aria-busy') !== 'true' &&
    main.querySelector('h1')?.textContent === title &&
    picture?.alt.includes(title) &&
    picture.complete &&
    picture.naturalWidth > 0 &&
    main.textContent.includes(price) &&
    [...main.querySelectorAll('button')].some((button) =>
      button.textContent.startsWith('Add to cart'),
    )
  );
};

/** And all its data has arrived. */
const isWhole = ({ title }) =>
  document.querySelector('main h1')?.textContent === title &&
  !document.querySelector('[aria-busy="true"]');

const openProduct = async (browser, origin) => {
  const { context, page } = await throttled(browser);
  await page.goto(`${origin}/all-snacks`, { waitUntil: 'networkidle' });
  // On a busy machine the network rests before the page hears presses.
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const link = page.locator('main a[href^="/product/"]').first();
  const card = await link.evaluate((pressed) => pressed.closest('li')?.textContent ?? '');
  const wanted = {
    path: await link.getAttribute('href'),
    title: await link.textContent(),
    price: /\$[\d.]+/.exec(card)?.[0],
  };
  const [shown, whole] = await pressUntilPainted(
    page,
    // The link covers the card.
    () => fingerPress(page, page.locator('main li:has(a[href^="/product/"]) img').first()),
    [isShown, isWhole],
    wanted,
  );
  await context.close();
  return { shown, whole };
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
  const floorServer = await serveFloor(await isolationOf(origin));
  try {
    const floorAddress = `http://127.0.0.1:${floorServer.address().port}/`;
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
    const adds = [];
    const opens = [];
    for (let run = 0; run < runs; run += 1) {
      adds.push(await onceMore(browser, 'the list', () => addToCart(browser, origin)));
      opens.push(await onceMore(browser, 'the list', () => openProduct(browser, origin)));
    }
    lines.push(
      atMost('Press "Add to cart" until the count is painted', median(adds), 'ms', 100),
      atMost(
        'Press a product until its page is painted',
        median(opens.map(({ shown }) => shown)),
        'ms',
        120,
      ),
      // One round trip of 150 ms, and as much for the page's own work.
      atMost(
        'Press a product until everything of it is there',
        median(opens.map(({ whole }) => whole)),
        'ms',
        300,
      ),
    );
    lines.push(result('Processor taken away by others after', takenAway(), '%', '', undefined));
    return lines;
  } finally {
    floorServer.close();
  }
};
