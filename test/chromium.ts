import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '#scripts/chromium.mjs';

const executablePath = findChromium();

/** Why browser tests cannot run here; undefined where they can. */
export const missingBrowser =
  executablePath === undefined ? 'skipped: there is no Chromium' : undefined;

/** With these it speaks to nobody by itself. */
export const quietArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium that speaks to nobody by itself. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...quietArguments],
  });
