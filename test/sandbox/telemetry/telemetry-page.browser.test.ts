import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchChromium, missingBrowser } from '#test/chromium.ts';
import {
  type CollectorUnderTest,
  collectorUnderTest,
  event,
} from '#test/sandbox/telemetry/collector-under-test.ts';

let collector: CollectorUnderTest;
let browser: Browser;
let page: Page;

const open = async (query = '', options: BrowserContextOptions = {}): Promise<Page> => {
  page = await (await browser.newContext(options)).newPage();
  await page.clock.install();
  await page.goto(`${collector.origin}/telemetry${query}`);
  return page;
};
const items = () => page.getByRole('listitem');
const titles = async () => (await items().locator('strong').allTextContents()).map((t) => t.trim());
const isTooWide = () =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const is = (seen: () => Promise<unknown>, wanted: unknown) => expect.poll(seen).toEqual(wanted);

const by = (person: string) => ({ tags: { 'ai.user.accountId': person } });

describe.skipIf(missingBrowser)(`the page of telemetry ${missingBrowser ?? ''}`, () => {
  beforeAll(async () => {
    collector = await collectorUnderTest();
    browser = await launchChromium();
  });
  beforeEach(async () => {
    await collector.steer('DELETE', '');
    await collector.track([
      event('Timeout', by('account-1')),
      event('payment_failure', by('account-2'), { properties: { orderId: 'CC-7K2M-9QXT' } }),
    ]);
  });
  afterEach(() => page?.context().close());
  afterAll(async () => {
    await browser.close();
    await collector.close();
  });

  it('puts later items on top without a reload, opened ones stay open, and it can be paused', async () => {
    await open();
    await is(titles, ['payment_failure', 'Timeout']);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await items().last().locator('summary').click();
    await collector.track(event('later'));
    await is(titles, ['later', 'payment_failure', 'Timeout']);
    expect(await items().last().getByText('"ai.user.accountId": "account-1"').isVisible()).toBe(
      true,
    );
    expect(await page.getByRole('status').textContent()).toBe('Live.');
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await page.getByRole('button', { name: 'Pause', pressed: true }).isVisible()).toBe(true);
    let asked = 0;
    page.on('request', () => {
      asked += 1;
    });
    await collector.track(event('latest'));
    await page.clock.runFor(20_000);
    expect(asked).toBe(0);
    expect(await titles()).toEqual(['later', 'payment_failure', 'Timeout']);
    await page.getByRole('button', { name: 'Pause' }).click();
    await is(titles, ['latest', 'later', 'payment_failure', 'Timeout']);
    expect(await page.evaluate(() => Object.hasOwn(globalThis, 'isSamePage'))).toBe(true);
  });

  it('shows what fits person, order, name and kind, later items too', async () => {
    await open();
    await page.getByLabel('Person (id)').fill('account-2');
    await page.getByLabel('Kind').selectOption('event');
    await page.getByRole('button', { name: 'Show' }).click();
    await is(titles, ['payment_failure']);
    await collector.track([event('other', by('account-1')), event('mine', by('account-2'))]);
    await is(titles, ['mine', 'payment_failure']);
    expect(await page.getByLabel('Person (id)').inputValue()).toBe('account-2');
    await page.goto(`${collector.origin}/telemetry?order=CC-7K2M-9QXT`);
    await is(titles, ['payment_failure']);
    await page.goto(`${collector.origin}/telemetry?name=time`);
    await is(titles, ['Timeout']);
    await page.goto(`${collector.origin}/telemetry?kind=exception`);
    expect(await page.getByText('No item fits.').isVisible()).toBe(true);
  });

  it('opens an item to all of its JSON with the keyboard alone', async () => {
    await open();
    await page.getByRole('button', { name: 'Pause' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const [, newest] = await collector.list();
    const shown = JSON.parse((await items().first().locator('pre').textContent()) ?? '');
    expect(shown).toEqual(newest);
  });

  it('never grows beyond 200 items, loaded or live', async () => {
    const many = (from: number) => Array.from({ length: 150 }, (_, n) => event(`e${from + n}`));
    await collector.track(many(0));
    await open();
    expect(await items().count()).toBe(152);
    await collector.track(many(150));
    await is(async () => (await titles())[0], 'e299');
    expect([await items().count(), (await titles()).at(-1)]).toEqual([200, 'e100']);
    await page.reload();
    expect([await items().count(), (await titles()).at(-1)]).toEqual([200, 'e100']);
  });

  it('shows what it was sent as text, and runs no script but its own', async () => {
    const evil =
      '</pre><script>document.title="evil"</script><img src=x onerror="document.title=1">';
    await collector.track(event(evil, by(evil), { properties: { evil } }));
    const asked = '"><script>document.title="evil"</script>';
    await open(`?person=${encodeURIComponent(asked)}`);
    expect(await page.getByLabel('Person (id)').inputValue()).toBe(asked);
    expect(await page.title()).toBe('Telemetry, Crunchcart sandbox');
    await open();
    await is(async () => (await titles())[0], evil);
    expect(await page.title()).toBe('Telemetry, Crunchcart sandbox');
    expect(await page.locator('img').count()).toBe(0);
    const policy = (await fetch(page.url())).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ').toSorted()).toEqual([
      "connect-src 'self'",
      "default-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "script-src 'self'",
      "style-src 'self'",
    ]);
  });

  it('shows the same without its script, and says so when the sandbox is gone', async () => {
    await open('', { javaScriptEnabled: false });
    expect(await titles()).toEqual(['payment_failure', 'Timeout']);
    expect(await page.getByRole('button', { name: 'Pause' }).isVisible()).toBe(false);
    await open();
    await page.route(/after=/, (route) => route.abort());
    await page.getByText('The sandbox does not answer.').waitFor();
    await page.unroute(/after=/);
    await page.getByText('Live.').waitFor();
  });

  it.each(['light', 'dark'] as const)(
    'is accessible, and fits 320 px, in %s',
    async (colorScheme) => {
      await collector.track(event('x'.repeat(300), {}, { properties: { long: 'y'.repeat(300) } }));
      await open('', { colorScheme, viewport: { width: 320, height: 640 } });
      await items().first().locator('summary').click();
      expect(await isTooWide()).toBe(false);
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await isTooWide()).toBe(false);
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    },
  );
});
