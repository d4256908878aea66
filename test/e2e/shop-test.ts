import { test as base, expect, type Page } from '@playwright/test';
import { type Sandbox, sandboxAt } from '#test/e2e/sandbox.ts';
import { Shopper } from '#test/e2e/shopper.ts';

interface Shop {
  readonly origin: string;
  readonly sandbox: Sandbox;
}

/** What a page said that no page should say. */
export interface Complaints {
  /** A call this test lets fail: browsers write a line about each failed request. */
  expect(pattern: RegExp): void;
  readonly heard: readonly string[];
}

const setting = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: global-setup.ts did not run`);
  return value;
};

const isLoopback = (address: string): boolean =>
  /^(data|blob|about):/.test(address) ||
  ['localhost', '127.0.0.1'].includes(new URL(address).hostname);

/** Console errors and warnings, uncaught exceptions, and requests that leave this machine. */
const listenForComplaints = (page: Page): Complaints => {
  const heard: string[] = [];
  const expected: RegExp[] = [/Service Worker registration blocked by Playwright/];
  const hear = (text: string): void => {
    if (!expected.some((pattern) => pattern.test(text))) heard.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      hear(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => hear(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (!isLoopback(request.url())) heard.push(`left this machine: ${request.url()}`);
  });
  return { heard, expect: (pattern) => expected.push(pattern) };
};

/** Every test is a shopper of its own, and fails when a page complains. */
export const test = base.extend<{ shop: Shop; shopper: Shopper; complaints: Complaints }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  shop: async ({}, use) => {
    await use({
      origin: setting('CRUNCH_E2E_ORIGIN'),
      sandbox: sandboxAt(setting('CRUNCH_E2E_TOOLS')),
    });
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = listenForComplaints(page);
      await use(complaints);
      expect(complaints.heard).toEqual([]);
    },
    { auto: true },
  ],
  shopper: async ({ page, shop }, use) => {
    await use(new Shopper(page, shop.origin));
  },
});

export { expect };
