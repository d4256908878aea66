import type { OktaAuthOptions } from '@okta/okta-auth-js';
import type { Page } from '@playwright/test';
import {
  type OktaInBrowser,
  type OktaPage,
  ready,
} from '#test/sandbox/identity/okta-in-browser.ts';

/** What a page writes down for the tests. */
export interface SeenPage {
  readonly seen: {
    readonly events: string[];
    readonly errors: string[];
    readonly opened: unknown[];
    readonly cookies: string[];
  };
  /** How something of the library ended. */
  readonly outcome: { text?: string };
}

declare const okta: OktaPage['okta'];
declare const seen: SeenPage['seen'];

/** A client in the page, and somebody who writes down what becomes of its tokens. */
export const makeClient = async (
  on: Page,
  { identity }: OktaInBrowser,
  options: Partial<OktaAuthOptions> = {},
) => {
  await ready(on, identity, options);
  await on.evaluate(() => {
    const events: string[] = [];
    const errors: string[] = [];
    const { tokenManager } = okta;
    for (const event of ['expired', 'removed'] as const) {
      tokenManager.on(event, (key: string) => events.push(`${event} ${key}`));
    }
    tokenManager.on('renewed', (key: string) => events.push(`renewed ${key}`));
    tokenManager.on('error', (error: Error) => errors.push(error.message));
    Object.assign(window, { seen: { events, errors, opened: [], cookies: [] }, outcome: {} });
  });
};
/** The shop's page at another origin. */
export const openAt = async (world: OktaInBrowser, origin: string): Promise<Page> => {
  const opened = await world.open();
  await opened.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${world.origin}${pathname}` }) });
  });
  await opened.goto(`${origin}/`);
  return opened;
};

/** Where tokens and a pending sign-in are kept while some storages do not work. */
export const placesWithout = async (
  world: OktaInBrowser,
  page: Page,
  ...blocked: readonly ('localStorage' | 'sessionStorage')[]
) => {
  await page.evaluate((names) => {
    for (const name of names) {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, name, { configurable: true, get });
    }
  }, blocked);
  await makeClient(page, world, { transactionManager: { enableSharedStorage: false } });
  return page.evaluate(async (names) => {
    const set = (text: string) => seen.cookies.push(text);
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set });
    okta.tokenManager.setTokens({
      accessToken: {
        ...{ accessToken: 'x', tokenType: 'Bearer', expiresAt: 4_000_000_000, scopes: ['openid'] },
        ...{ claims: { sub: 'x' }, authorizeUrl: 'x', userinfoUrl: 'x' },
      },
    });
    okta.transactionManager.save({ state: 'a-state', ...okta.options } as never);
    const placeOf = (key: string) => {
      if (seen.cookies.some((cookie) => cookie.startsWith(key))) return 'cookie';
      const isIn = (name: 'localStorage' | 'sessionStorage') =>
        !names.includes(name) && window[name].getItem(key) !== null;
      const places = [isIn('localStorage') && 'local', isIn('sessionStorage') && 'session'];
      return places.filter((place) => place !== false).join(' and ');
    };
    const places = {
      tokens: placeOf('okta-token-storage'),
      begun: placeOf('okta-transaction-storage'),
    };
    okta.tokenManager.clear();
    okta.transactionManager.clear();
    return places;
  }, blocked);
};
