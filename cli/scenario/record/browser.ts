import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '#cli/session/settings.ts';

/** A browser at the shop. */
export interface OpenBrowser {
  /** Resolves when its window, or the tab that was opened, is closed. */
  readonly closed: Promise<void>;
  readonly close: () => Promise<void>;
}

/** Where browsers with the remote debugging protocol of Chromium usually are. */
const usualPlaces: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
/** Has no window, and needs no screen. */
const withoutWindow = '/usr/bin/chromium-headless-shell';

/** Milliseconds a browser is given to end by itself. */
const patience = 5000;
/** Milliseconds between two looks at the tabs of another browser. */
const look = 300;

/** The browser of this machine; `CHROMIUM_PATH` names another. */
export const findBrowser = (environment: Environment, headless: boolean): string | undefined => {
  const places = headless ? [...usualPlaces, withoutWindow] : usualPlaces;
  return [environment['CHROMIUM_PATH'], ...places].find((path) => path && existsSync(path));
};

interface Wish {
  readonly address: string;
  /** For its profile: a shopper who was never there. */
  readonly folder: string;
  readonly headless: boolean;
}

/** Undefined when it cannot be started. */
export const startBrowser = async (
  path: string,
  { address, folder, headless }: Wish,
): Promise<OpenBrowser | undefined> => {
  const child = spawn(
    path,
    [
      `--user-data-dir=${folder}`,
      ...['--no-first-run', '--no-default-browser-check', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync'],
      ...(headless ? ['--headless', '--disable-gpu', '--remote-debugging-port=0'] : []),
      // Chromium refuses to start as root with its sandbox, as in containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      address,
    ],
    // Ctrl-C is for the command, which closes the browser itself.
    { stdio: 'ignore', detached: true },
  );
  const closed = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const started = await new Promise<boolean>((resolve) => {
    child.once('spawn', () => resolve(true));
    child.once('error', () => resolve(false));
  });
  return started ? { closed, close: () => ended(child, closed) } : undefined;
};

/** Its pages tell what they still have to tell before it ends. */
const ended = async (child: ChildProcess, closed: Promise<void>): Promise<void> => {
  child.kill();
  const over = new AbortController();
  const late = pause(patience, undefined, { signal: over.signal }).then(
    () => child.kill('SIGKILL'),
    () => false,
  );
  await closed;
  over.abort();
  await late;
};

/** A new tab of a browser that was started with `--remote-debugging-port`; undefined when there is none at that port. */
export const openTab = async (port: number, address: string): Promise<OpenBrowser | undefined> => {
  const origin = `http://127.0.0.1:${port}`;
  const tab = await fetch(`${origin}/json/new?${encodeURI(address)}`, {
    ...{ method: 'PUT', signal: AbortSignal.timeout(patience) },
  })
    .then(async (answer) => Object(await answer.json())['id'])
    .catch(() => undefined);
  if (typeof tab !== 'string') return undefined;
  const over = new AbortController();
  return {
    closed: untilGone(origin, tab, over.signal),
    // It is the tester's own browser: the tab stays.
    close: async () => over.abort(),
  };
};

const untilGone = async (origin: string, tab: string, over: AbortSignal): Promise<void> => {
  while (!over.aborted) {
    const tabs: unknown = await fetch(`${origin}/json/list`)
      .then((answer) => answer.json())
      .catch(() => []);
    const isOpen = Array.isArray(tabs) && tabs.some((each) => Object(each)['id'] === tab);
    if (!isOpen) return;
    await pause(look, undefined, { signal: over }).catch(() => undefined);
  }
};
