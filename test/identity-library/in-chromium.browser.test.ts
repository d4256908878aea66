import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { missingBrowser } from '#test/chromium.ts';
import { person } from '#test/sandbox/identity/identity-under-test.ts';
import {
  type OktaInBrowser,
  type OktaPage,
  oktaInBrowser,
} from '#test/sandbox/identity/okta-in-browser.ts';
import { makeClient, openAt, placesWithout, type SeenPage } from './seen-page.ts';

declare const okta: OktaPage['okta'];
declare const seen: SeenPage['seen'];
declare const outcome: SeenPage['outcome'];

let world: OktaInBrowser;
let page: Page;

const renewing = {
  scopes: ['openid', 'profile', 'email', 'offline_access'],
  tokenManager: { autoRenew: true },
};
const removing = { scopes: renewing.scopes, tokenManager: { autoRenew: false } };

const signIn = (on: Page) =>
  on.evaluate(async (given) => {
    const { tokens } = await okta.idx.authenticate({ step: 'identify', ...given });
    okta.tokenManager.setTokens(tokens ?? {});
  }, person('signed-up'));
const startServices = (on: Page) => on.evaluate(() => okta.start());
const isLeader = (on: Page) =>
  on.evaluate(() => (okta.serviceManager as unknown as { isLeader(): boolean }).isLeader());
const eventsOf = (on: Page) => on.evaluate(() => seen.events);
const errorsOf = (on: Page) => on.evaluate(() => seen.errors);
/** Renewals asked for from now on, by tab. */
const countRenewals = (...tabs: readonly Page[]): ReadonlyMap<Page, number> => {
  const asked = new Map(tabs.map((tab) => [tab, 0]));
  for (const tab of tabs) {
    tab.on('request', (request) => {
      if (!request.postData()?.includes('grant_type=refresh_token')) return;
      asked.set(tab, (asked.get(tab) ?? 0) + 1);
    });
  }
  return asked;
};
/** What the library keeps to itself of the election among tabs. */
interface Services {
  getService(name: 'leaderElection'): {
    elector: {
      _options: { fallbackInterval: number; responseTime: number };
      hasLeader(): Promise<boolean>;
    };
  };
}
/** From here on the page's clock moves only when told to. */
const stopClock = async (on: Page) => {
  await on.clock.install();
  await on.clock.pauseAt(Date.now() + 1000);
};
const textIs = (text: string | undefined) =>
  expect.poll(() => page.evaluate(() => outcome.text)).toBe(text);
/** Tells in `outcome` how something of the library ended. */
const begin = (what: 'frame' | 'popup' | 'fingerprint') =>
  page.evaluate((name) => {
    Object.assign(window, { outcome: {} });
    const begun = {
      frame: () => okta.token.getWithoutPrompt({ state: 'a-state' }),
      popup: () => okta.token.getWithPopup({}),
      fingerprint: () => okta.fingerprint(),
    }[name]();
    begun.catch((error: Error) => {
      outcome.text = error.message;
    });
  }, what);
const blank = (on: Page, address: RegExp) =>
  on.route(address, (route) => route.fulfill({ contentType: 'text/html', body: 'nothing' }));
describe.skipIf(missingBrowser)(`the library in Chromium ${missingBrowser ?? ''}`, () => {
  beforeAll(async () => {
    world = await oktaInBrowser();
  });
  afterEach(() => page.context().close());
  afterAll(() => world.close());

  it('renews in one of two tabs, once', async () => {
    page = await world.open();
    const other = await page.context().newPage();
    await other.goto(world.origin);
    // One clock for all tabs.
    await page.clock.install();
    await makeClient(page, world, renewing);
    await signIn(page);
    await makeClient(other, world, renewing);
    // Whoever asks whether somebody is signed in may renew as well: here only the service is looked at.
    for (const tab of [page, other]) {
      await tab.evaluate(() => Object.assign(okta, { isAuthenticated: async () => true }));
    }
    await startServices(page);
    await expect.poll(() => isLeader(page)).toBe(true);
    // A leader that does not answer in 150 ms is taken for dead: too soon on a busy machine.
    await page.clock.pauseAt(Date.now() + 1000);
    await startServices(other);
    const hearsLeader = () =>
      other.evaluate(() => {
        const { serviceManager } = okta as unknown as { serviceManager: Services };
        return serviceManager.getService('leaderElection').elector.hasLeader();
      });
    await expect.poll(hearsLeader).toBe(true);
    const interval = await other.evaluate(() => {
      const { serviceManager } = okta as unknown as { serviceManager: Services };
      const { _options: options } = serviceManager.getService('leaderElection').elector;
      options.responseTime = 20_000;
      return options.fallbackInterval;
    });
    expect(await isLeader(other)).toBe(false);
    expect(interval).toBe(3000);
    const asked = countRenewals(page, other);
    // Before the clocks go on: a tab that asked at this moment would have waited its 20 s for an answer in no time.
    await page.clock.fastForward(3_571_000);
    await page.clock.resume();
    for (const tab of [page, other]) {
      await expect.poll(() => eventsOf(tab)).toContain('expired accessToken');
      await expect.poll(() => eventsOf(tab)).toContain('renewed accessToken');
    }
    expect([asked.get(page), asked.get(other)]).toEqual([1, 0]);
  });

  it('[TOKEN-005] [TOKEN-029] removes what has expired where nothing is renewed', async () => {
    page = await world.open();
    await page.clock.install();
    const forms: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/token')) forms.push(request.postData());
    });
    await makeClient(page, world, removing);
    await signIn(page);
    expect(forms).toEqual([expect.stringContaining('code_verifier=')]);
    expect(forms[0]).not.toContain('client_secret');
    await startServices(page);
    await expect.poll(() => isLeader(page)).toBe(true);
    await page.clock.fastForward(3_571_000);
    await expect.poll(() => eventsOf(page)).toContain('removed idToken');
    const left = await page.evaluate(() => Object.keys(okta.tokenManager.getTokensSync()));
    expect(left).toEqual(['refreshToken']);
    expect(forms.length).toBe(1);
  });

  it('renews nine times in 30 s, and not ten times', async () => {
    page = await world.open();
    await page.clock.install();
    await makeClient(page, world, renewing);
    await signIn(page);
    await startServices(page);
    await expect.poll(() => isLeader(page)).toBe(true);
    const expire = (times: number) =>
      page.evaluate((count) => {
        const manager = okta.tokenManager as unknown as { emitExpired(key: string): void };
        for (let turn = 0; turn < count; turn += 1) manager.emitExpired('accessToken');
      }, times);
    await expire(9);
    expect(await errorsOf(page)).toEqual([]);
    await expire(1);
    expect(await errorsOf(page)).toEqual(['Too many token renew requests']);
    await page.clock.fastForward(31_000);
    await expire(1);
    expect((await errorsOf(page)).length).toBe(1);
  });

  it('waits for frames 120 s and 15 s, and believes only the provider', async () => {
    page = await world.open();
    await blank(page, /v1\/authorize|devicefingerprint/);
    await stopClock(page);
    await makeClient(page, world);
    const frames = (count: number) => expect.poll(() => page.locator('iframe').count()).toBe(count);
    await begin('frame');
    await frames(1);
    await page.clock.fastForward(119_999);
    await textIs(undefined);
    await page.clock.fastForward(1);
    await textIs('OAuth flow timed out');

    await begin('frame');
    await frames(1);
    await page.evaluate(() => postMessage({ state: 'another-state', code: 'x' }));
    await page.evaluate(() => postMessage({ state: 'a-state', code: 'x' }));
    await textIs('The request does not match client configuration');

    await begin('fingerprint');
    await frames(1);
    await page.clock.fastForward(14_999);
    await textIs(undefined);
    await page.clock.fastForward(1);
    await textIs('Fingerprinting timed out');
    await frames(0);
  });

  it('opens a popup of 600 x 600, and sees within 100 ms that it closed', async () => {
    page = await world.open();
    await makeClient(page, world);
    await page.evaluate(() => {
      const { open } = window;
      window.open = (...given) => {
        const opened = open.apply(window, given);
        seen.opened.push(given);
        Object.assign(window, { popup: opened });
        return opened;
      };
    });
    await stopClock(page);
    const [popup] = await Promise.all([page.context().waitForEvent('page'), begin('popup')]);
    await popup.waitForURL(/\/signin\//);
    const [[, title, features = ''] = []] = (await page.evaluate(() => seen.opened)) as string[][];
    expect(title).toBe('External Identity Provider User Authentication');
    expect(features).toContain('width=600, height=600');
    await page.clock.runFor(100);
    await textIs(undefined);
    await popup.close();
    await page.clock.runFor(99);
    await textIs(undefined);
    await page.clock.runFor(1);
    await textIs('Unable to parse OAuth flow response');
  });

  it('signs nobody in on a page that is not secure', async () => {
    page = await openAt(world, 'http://shop.example');
    await makeClient(page, world);
    const text = await page.evaluate(() =>
      okta.token.getWithRedirect({}).catch((error: Error) => error.message),
    );
    expect(text).toContain('PKCE requires a modern browser with encryption support');
    expect(text).toContain('not being served with HTTPS');
  });

  it('[TOKEN-055] keeps tokens and what was begun in the first storage that works', async () => {
    page = await world.open();
    expect(await placesWithout(world, page)).toEqual({ tokens: 'local', begun: 'session' });
    expect(await placesWithout(world, page, 'localStorage')).toEqual({
      tokens: 'session',
      begun: 'session',
    });
    expect(await placesWithout(world, page, 'localStorage', 'sessionStorage')).toEqual({
      tokens: 'cookie',
      begun: 'cookie',
    });
    await page.reload();
    expect(await placesWithout(world, page, 'sessionStorage')).toEqual({
      tokens: 'local',
      begun: 'local',
    });
  });

  it('writes cookies until 2200, secure only where the page is', async () => {
    const written = async () => {
      await placesWithout(world, page, 'localStorage', 'sessionStorage');
      const [cookie = ''] = await page.evaluate(() => seen.cookies);
      return cookie.split('; ').slice(1).sort();
    };
    const shared = ['expires=Wed, 01 Jan 2200 00:00:00 GMT', 'path=/'];
    page = await world.open();
    expect(await written()).toEqual(['sameSite=lax', ...shared].sort());
    await page.context().close();
    page = await openAt(world, 'https://shop.example');
    expect(await written()).toEqual(['sameSite=none', 'secure', ...shared].sort());
  });
});
