import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '#scripts/chromium.mjs';

const executablePath = findChromium();

/** Why browser tests cannot run here; undefined where they can. */
export const missingBrowser =
  executablePath === undefined ? 'skipped: there is no Chromium' : undefined;

/** A Chromium that speaks to nobody by itself. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
