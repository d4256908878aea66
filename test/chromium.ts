import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Why browser tests cannot run here; undefined where they can. */
export const missingBrowser = existsSync(executablePath)
  ? undefined
  : `skipped: there is no ${executablePath}`;

/** A Chromium that speaks to nobody by itself. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
