import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RunningTools } from '#sandbox/control/start-tools.ts';
import { launchChromium, missingBrowser } from '#test/chromium.ts';
import { toolsUnderTest } from '#test/sandbox/control/tools-under-test.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const began = 1_795_424_813_063;

interface Step {
  readonly name: string;
  readonly id: number;
  readonly above?: number;
  readonly from: number;
  readonly to: number;
  readonly failed?: boolean;
  readonly attributes?: Readonly<Record<string, string>>;
}

const hex = (id: number) => id.toString(16).padStart(16, '0');
const spanOf = ({ name, id, above, from, to, failed = false, attributes = {} }: Step) => ({
  traceId,
  spanId: hex(id),
  ...(above !== undefined && { parentSpanId: hex(above) }),
  name,
  startTimeUnixNano: `${began + from}000000`,
  endTimeUnixNano: `${began + to}000000`,
  attributes: Object.entries(attributes).map(([key, stringValue]) => ({
    key,
    value: { stringValue },
  })),
  status: { code: failed ? 2 : 0 },
});

/** An order as a command places it: several calls, the longest names of the shop, one step that failed. */
const order: readonly Step[] = [
  {
    name: 'POST /v3/dopservice/b2c/submittedorder',
    id: 1,
    from: 0,
    to: 120,
    attributes: {
      'crunchcart.order.id': 'CC-7K2M-9QXT',
      'crunchcart.request.id': '1324f948-058e-4928-b320-c148e6f5437c',
      'http.response.status_code': '200',
    },
  },
  { name: 'insert notice_stop_questions', id: 2, above: 1, from: 5, to: 9 },
  { name: 'heal payment', id: 3, above: 1, from: 150, to: 400 },
  {
    name: 'gateway capture',
    id: 4,
    above: 3,
    from: 160,
    to: 390,
    failed: true,
    attributes: { 'crunchcart.outcome': 'unknown' },
  },
  ...Array.from({ length: 12 }, (_, at) => ({
    name: 'POST /v2/dopservice/checkitemsavailability',
    id: 10 + at,
    from: at,
    to: at + 1,
    attributes: { 'crunchcart.request.id': `ffae65f9-f919-425f-a654-${at}` },
  })),
];

describe.skipIf(missingBrowser)(`the page of traces ${missingBrowser ?? ''}`, () => {
  let tools: RunningTools;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    [tools, browser] = await Promise.all([toolsUnderTest(), launchChromium()]);
    const spans = order.map(spanOf);
    const sent = await fetch(`${tools.origin}/v1/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] }),
    });
    expect(sent.status).toBe(200);
  });
  afterEach(() => page?.context().close());
  afterAll(async () => {
    await browser.close();
    await tools.close();
  });
  const open = async (path: string, options: BrowserContextOptions = {}) => {
    page = await (await browser.newContext(options)).newPage();
    await page.goto(`${tools.origin}${path}`);
  };
  const steps = () => page.getByRole('table', { name: /^Steps/ });
  const rowOf = async (name: string) =>
    (
      await steps()
        .getByRole('row')
        .filter({ has: page.getByRole('cell', { name, exact: true }) })
        .getByRole('cell')
        .allTextContents()
    ).map((cell) => cell.trim());

  it('leads from the control page to an order by keyboard alone, and back to all traces', async () => {
    await open('/');
    await page.getByRole('link', { name: 'Traces: what an order went through' }).press('Enter');
    await page.getByLabel('Order number').focus();
    await page.keyboard.type('cc-7k2m-9qxt');
    await page.keyboard.press('Enter');
    await steps().waitFor();
    expect(await page.getByLabel('Order number').inputValue()).toBe('cc-7k2m-9qxt');
    expect(await page.getByRole('heading', { level: 2 }).textContent()).toBe(`Trace ${traceId}`);
    expect(await rowOf('gateway capture')).toEqual([
      'gateway capture',
      'failed unknown',
      '160.0',
      '230.0',
    ]);
    await page.getByText('Request ids (13)').press('Enter');
    await page.getByText('1324f948-058e-4928-b320-c148e6f5437c').waitFor();
    await page.getByRole('link', { name: 'All traces' }).press('Enter');
    const newest = page.getByRole('table', { name: 'Newest traces' });
    expect(await newest.getByRole('row').nth(1).getByRole('cell').allTextContents()).toEqual([
      'POST /v3/dopservice/b2c/submittedorder',
      '200, 1 failed',
      '2026-11-23 09:06:53',
      'CC-7K2M-9QXT',
      '16',
      '400.0',
    ]);
    await newest.getByRole('link', { name: 'POST /v3/dopservice/b2c/submittedorder' }).click();
    await steps().waitFor();
  });

  it.each([
    ['light', 320],
    ['light', 390],
    ['dark', 320],
    ['dark', 1280],
  ] as const)('is accessible, and fits, in %s at %i px', async (colorScheme, width) => {
    await open('/traces', { colorScheme, viewport: { width, height: 640 } });
    for (const path of ['/traces', '/traces?order=CC-7K2M-9QXT', '/traces?order=CC-0']) {
      await page.goto(`${tools.origin}${path}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => `${path} ${id}`)).toEqual([]);
    }
    await page.goto(`${tools.origin}/traces?order=CC-7K2M-9QXT`);
    const captionEnd = await steps()
      .locator('caption')
      .evaluate((caption) => {
        const words = document.createRange();
        words.selectNodeContents(caption);
        return words.getBoundingClientRect().right;
      });
    expect(captionEnd).toBeLessThanOrEqual(width);
    const region = page.getByRole('region', { name: `Steps of trace ${traceId}` });
    if (width > 320) return;
    // What is wider than the screen can be scrolled with the keyboard.
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
  });
});
