import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  openShopIn,
  type ShopPage,
  shopEntry,
} from '#test/adapters/identity/page/shop-in-chromium.ts';
import { missingBrowser } from '#test/chromium.ts';
import { openAt } from '#test/identity-library/seen-page.ts';
import { person } from '#test/sandbox/identity/identity-under-test.ts';
import { type OktaInBrowser, oktaInBrowser } from '#test/sandbox/identity/okta-in-browser.ts';

declare const shop: ShopPage['shop'];
declare const run: ShopPage['run'];
declare const endOf: ShopPage['endOf'];
declare const left: ShopPage['left'];
declare const seen: { readonly cookies: string[] };

let world: OktaInBrowser;
let page: Page;

const signIn = async (on: Page, name = 'signed-up') => {
  await openShopIn(on, world.identity);
  await Promise.all([
    on.waitForURL(/implicit\/callback\?/),
    on.evaluate(async ({ username, password }) => {
      const answer = await run(shop.credentials.signIn(username, password));
      if (!('sessionToken' in answer)) throw new Error('the password was not enough');
      const { sessionToken } = answer;
      await run(shop.redirects.begin({ returnTo: '/cart', sessionToken }));
    }, person(name)),
  ]);
};
const complete = async (on: Page) => {
  await openShopIn(on, world.identity);
  return on.evaluate(async () => {
    const done = await run(shop.redirects.complete(location.href));
    return done.kind === 'completed' ? done.tokens.accessToken.accessToken : done.kind;
  });
};
/** What a page opens and asks for from now on. */
const watch = (on: Page) => {
  const windows: Page[] = [];
  const frames: string[] = [];
  const asked: { path: string; headers: Record<string, string>; body: string }[] = [];
  on.context().on('page', (opened) => windows.push(opened));
  on.on('frameattached', (frame) => frames.push(frame.url()));
  on.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const body = request.postData() ?? '';
    asked.push({ path: `${pathname}${search}`, headers: request.headers(), body });
  });
  const to = (path: string) => asked.filter((one) => one.path.includes(path));
  return { windows, frames, asked, to };
};
const known = (on: Page) =>
  on.route('**/.well-known/openid-configuration', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        issuer: world.identity.issuer,
        code_challenge_methods_supported: ['S256'],
        authorization_endpoint: `${world.identity.issuer}/v1/authorize`,
      },
    }),
  );
/** Where a sign-in that was begun is kept, while some storages do not work. */
const placeWithout = async (...blocked: readonly ('localStorage' | 'sessionStorage')[]) => {
  await page.evaluate((names) => {
    for (const name of names) {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, name, { configurable: true, get });
    }
    const cookies: string[] = [];
    const set = (text: string) => cookies.push(text);
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set });
    Object.assign(window, { seen: { cookies } });
  }, blocked);
  await openShopIn(page, world.identity, true);
  return page.evaluate(async (names) => {
    await run(shop.redirects.begin({ returnTo: '/cart' }));
    if (left.length !== 1) throw new Error('The shop did not leave.');
    const key = 'okta-transaction-storage';
    const isIn = (name: 'localStorage' | 'sessionStorage') =>
      !names.includes(name) && window[name].getItem(key) !== null;
    if (isIn('sessionStorage')) return 'session';
    if (isIn('localStorage')) return 'local';
    return seen.cookies.some((cookie) => cookie.startsWith(key)) ? 'cookie' : 'nowhere';
  }, blocked);
};

describe.skipIf(missingBrowser)(`the shop's sign-in in Chromium ${missingBrowser ?? ''}`, () => {
  beforeAll(async () => {
    world = await oktaInBrowser(shopEntry);
    // It opens its tables at the first request.
    await world.identity.get('/api/v1/sessions/me');
  });
  afterEach(() => page.context().close());
  afterAll(() => world.close());

  it('[TOKEN-035] [TOKEN-043] [TOKEN-044] [TOKEN-045] [TOKEN-046] [AUTHN-02] [AUTHN-05] [AUTHN-07] [AUTHN-09] [AUTHN-16] [AUTHN-17] is a redirect of this tab: no window, no frame, no message, no fingerprint', async () => {
    page = await world.open();
    const seenHere = watch(page);
    await signIn(page);
    // A message of another window that claims to be the answer.
    await page.evaluate(() => {
      const state = new URL(location.href).searchParams.get('state');
      window.postMessage({ state, code: 'of somebody else' });
    });
    expect((await complete(page)).split('.')).toHaveLength(3);
    const { windows, frames, to } = seenHere;
    expect([windows, frames]).toEqual([[], []]);
    const [authorize, ...more] = to('/v1/authorize');
    expect(more).toEqual([]);
    expect(authorize?.path).toContain('response_mode=query');
    expect(to('/v1/token').map(({ body }) => new URLSearchParams(body).get('code'))).toEqual([
      new URL(page.url()).searchParams.get('code'),
    ]);
    const [password] = to('/api/v1/authn');
    expect(password?.body).toContain('"password"');
    expect(password?.headers).not.toHaveProperty('x-device-fingerprint');
    for (const path of ['devicefingerprint', 'webfinger', 'sessionCookieRedirect']) {
      expect(to(path)).toEqual([]);
    }
    // The session token opened the provider's session without a redirect of its own.
    await page.goto(`${world.identity.origin}/api/v1/sessions/me`);
    expect(await page.textContent('body')).toContain(person('signed-up').username);
  });

  it('[TOKEN-004] [TOKEN-006] [TOKEN-007] [TOKEN-008] [TOKEN-041] [TOKEN-048] renews nothing in any of two tabs, and elects none of them', async () => {
    page = await world.open();
    await page.clock.install();
    await signIn(page);
    await complete(page);
    const other = await page.context().newPage();
    await other.goto(world.origin);
    await openShopIn(other, world.identity);
    // The addresses of the provider are all that the library keeps for every tab.
    const channels = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'okta-cache-storage'));
    const both = [page, other].map(watch);
    expect(await channels()).toEqual([]);
    for (const tab of [page, other]) {
      await tab.clock.fastForward(3_600_000);
      await tab.clock.runFor(60_000);
    }
    // Whatever was asked for meanwhile was asked for before this.
    for (const tab of [page, other]) await tab.evaluate(() => fetch('/'));
    for (const { asked, frames } of both) {
      expect(asked.map(({ path }) => path)).toEqual(['/']);
      expect(frames).toEqual([]);
    }
    expect(await channels()).toEqual([]);
  });

  it('[TOKEN-024] begins nothing on a page that is not secure', async () => {
    page = await openAt(world, 'http://shop.example');
    await known(page);
    await openShopIn(page, world.identity, true);
    const begun = () => page.evaluate(() => endOf(shop.redirects.begin({ returnTo: '/' })));
    expect(await begun()).toBe('SignInUnavailable');
    expect(await page.evaluate(() => [left.length, sessionStorage.length])).toEqual([0, 0]);
    await page.context().close();
    page = await openAt(world, 'https://shop.example');
    await known(page);
    await openShopIn(page, world.identity, true);
    expect([await begun(), await page.evaluate(() => left.length)]).toEqual(['done', 1]);
  });

  it('[TOKEN-056] remembers what was begun in the first storage that works', async () => {
    page = await world.open();
    expect(await placeWithout()).toBe('session');
    await page.reload();
    expect(await placeWithout('sessionStorage')).toBe('local');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    expect(await placeWithout('localStorage', 'sessionStorage')).toBe('cookie');
  });

  it('[TOKEN-053] [TOKEN-054] writes cookies until 2200, secure only where the page is', async () => {
    const written = async () => {
      expect(await placeWithout('localStorage', 'sessionStorage')).toBe('cookie');
      const cookies = await page.evaluate(() => seen.cookies);
      // What was begun before is removed first.
      const kept = cookies.findLast((one) => one.startsWith('okta-transaction-storage')) ?? '';
      return kept.split('; ').slice(1).sort();
    };
    const shared = ['expires=Wed, 01 Jan 2200 00:00:00 GMT', 'path=/'];
    page = await world.open();
    expect(await written()).toEqual(['sameSite=lax', ...shared].sort());
    await page.context().close();
    page = await openAt(world, 'https://shop.example');
    await known(page);
    expect(await written()).toEqual(['sameSite=none', 'secure', ...shared].sort());
  });
});
