import { defineConfig } from '@playwright/test';
import { findChromium } from '#scripts/chromium.mjs';

const executablePath = findChromium();

/** Browser tests start the whole shop on ports and data of their own (test/e2e/fixtures/global-setup.ts). */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './test/e2e/fixtures/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Another try on a slow machine is told as "flaky", with the trace of the second.
  retries: 2,
  workers: 2,
  // What waits, waits for a condition: generous limits cost nothing but on a machine that is busy.
  timeout: 480_000,
  expect: { timeout: 90_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
    // Requests of a worker cannot be rerouted; the offline test turns it on.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
      ],
    },
  },
});
