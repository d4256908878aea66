// One shopper's way on a phone, home to checkout: how long each press is waited for, added up.
import { median, result } from '../figures/result.ts';
import { onceMore, throttled, usualSlowdown } from './phone.mjs';
import { pressUntilPainted } from './press.mjs';

const runs = 3;

/** True when a page of the shop is there: its address, and something of it that can be used. */
const isThere = ({ path, usable }) =>
  location.pathname.startsWith(path) &&
  document.querySelector('main')?.getAttribute('aria-busy') !== 'true' &&
  document.querySelector(`main ${usable}`) !== null;

const hasOne = () =>
  /\b1\b/.test(document.querySelector('header a[href="/cart"]')?.textContent ?? '');

/** What is pressed on the way, and what is waited for. */
const presses = [
  {
    name: 'list',
    place: (page) => page.locator('main a[href="/all-snacks"]').first(),
    check: isThere,
    wanted: { path: '/all-snacks', usable: 'a[href^="/product/"]' },
  },
  {
    name: 'product',
    place: (page) => page.locator('main a[href^="/product/"]').first(),
    check: isThere,
    wanted: { path: '/product/', usable: 'h1' },
  },
  {
    name: 'add',
    place: (page) => page.getByRole('button', { name: /^Add to cart/ }).first(),
    check: hasOne,
    wanted: {},
  },
  {
    name: 'cart',
    place: (page) => page.locator('header a[href="/cart"]'),
    check: isThere,
    wanted: { path: '/cart', usable: 'input' },
  },
  {
    name: 'checkout',
    place: (page) => page.getByRole('main').getByRole('link', { name: /^Check out/ }),
    check: isThere,
    wanted: { path: '/checkout/shipping', usable: 'input[autocomplete~="email"]' },
  },
];

/** The drawer and the question for a zip code open after the first add; they are no part of this way. */
const closesWhatOpened = async (page) => {
  const opened = page.getByRole('dialog');
  while ((await opened.count()) > 0) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
  }
};

/** Milliseconds waited for home's largest paint and for each press; somebody looks for a second in between. */
const walked = async (browser, origin, slowdown) => {
  const { context, page } = await throttled(browser, undefined, slowdown);
  await page.goto(origin, { waitUntil: 'load' });
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const waited = { home: await page.evaluate(() => globalThis.seen.lcp) };
  for (const { name, place, check, wanted } of presses) {
    await page.waitForTimeout(1000);
    await closesWhatOpened(page);
    const pressed = place(page);
    await pressed.waitFor();
    const press = () => pressed.click();
    [waited[name]] = await pressUntilPainted(page, press, [check], wanted);
  }
  await context.close();
  return waited;
};

const linesAt = async (browser, origin, slowdown) => {
  const seen = [];
  for (let run = 0; run < runs; run += 1) {
    seen.push(await onceMore(browser, 'the way', () => walked(browser, origin, slowdown)));
  }
  const total = (waited) => Object.values(waited).reduce((sum, each) => sum + each, 0);
  const steps = Object.keys(seen[0]).map((name) =>
    result(`  ${name}`, median(seen.map((waited) => waited[name])), 'ms', '', undefined),
  );
  const all = median(seen.map(total));
  return [result(`Home to checkout at ${slowdown}×, waited`, all, 'ms', '', undefined), ...steps];
};

/** On a phone, and on one whose processor is three times slower. */
export const journey = async (browser, origin) => [
  ...(await linesAt(browser, origin, usualSlowdown)),
  ...(await linesAt(browser, origin, usualSlowdown * 3)),
];
