import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { makeVaultPage as MakeVaultPage } from '#test/adapters/payments/vault-page.ts';
import { launchChromium, missingBrowser } from '#test/chromium.ts';
import { gatewayUnderTest } from '#test/sandbox/payments/gateway-under-test.ts';

declare const makeVaultPage: typeof MakeVaultPage;
declare const vaultPage: ReturnType<typeof MakeVaultPage>;

const pageText = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<link rel="stylesheet" href="/page.css"></head><body><main><div id="number"></div><div id="code"></div></main>
<script src="/page.js"></script></body></html>`;

const bundled = async (): Promise<string> => {
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'vault-page.ts'),
    platform: 'browser',
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  return output[0].code;
};

/** A page under the shop's policy: scripts and frames of the vault only, no connection to it. */
const servePage = async (code: string, gateway: () => string) => {
  const files: Readonly<Record<string, readonly [string, string]>> = {
    '/': ['text/html', pageText],
    '/page.js': ['text/javascript', code],
    '/page.css': ['text/css', '#number, #code { height: 48px }'],
  };
  const server = createServer(({ url }, reply) => {
    const [type, text] = files[url ?? ''] ?? ['text/plain', ''];
    reply.writeHead(200, {
      'content-type': type,
      'content-security-policy': `default-src 'self'; script-src 'self' ${gateway()}; frame-src ${gateway()}; connect-src 'self'`,
    });
    reply.end(text);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
};

const openWorld = async () => {
  let gatewayOrigin = '';
  const page = await servePage(await bundled(), () => gatewayOrigin);
  const under = await gatewayUnderTest({ targetOrigins: [page.origin], frameKeyPool: 2 });
  gatewayOrigin = under.gateway.origin;
  const browser = await launchChromium();
  const context = () => under.openContext({ targetOrigins: [page.origin] });
  const openPage = async (): Promise<Page> => {
    const opened = await (await browser.newContext()).newPage();
    await opened.goto(page.origin);
    await opened.evaluate((origin) => {
      Object.assign(window, { vaultPage: makeVaultPage([origin]) });
    }, gatewayOrigin);
    return opened;
  };
  const close = async () => {
    await browser.close();
    await under.stop();
    page.server.close();
  };
  return { under, context, openPage, close };
};

describe.skipIf(missingBrowser)(`the microform vault in Chromium ${missingBrowser ?? ''}`, () => {
  let world: Awaited<ReturnType<typeof openWorld>>;
  let page: Page;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world?.close());
  afterEach(() => page?.context().close());

  const number = () => page.frameLocator('#number iframe').locator('#field');
  const code = () => page.frameLocator('#code iframe').locator('#field');
  const open = async (context: string) => {
    page = await world.openPage();
    return page.evaluate((jwt) => vaultPage.open(jwt), context);
  };

  it('[PAY-04] [P-08] loads the script by its hash, shows fields, makes a token that pays', async () => {
    expect(await open(await world.context())).toBe('opened');
    expect(await page.evaluate(() => vaultPage.mount())).toBe('mounted');
    await number().pressSequentially('4111111111111111');
    await code().pressSequentially('739');
    const state = await page.evaluate(() => vaultPage.state());
    expect(state).toMatchObject({ loaded: true, brands: ['Visa'], number: { valid: true } });
    const made = await page.evaluate(() => vaultPage.token());
    expect(made).toMatchObject({ value: { brand: 'Visa', last4: '1111' } });
    const jwt = made && 'value' in made ? made.value.transientToken : '';
    expect((await world.under.pay(jwt)).at('status')).toBe('AUTHORIZED');
    expect(await page.evaluate(() => vaultPage.events)).toEqual(
      expect.arrayContaining(['loaded', 'focused', 'changed', 'blurred']),
    );
  });

  it('[P-07] mounting twice at once, closing and mounting again keeps one frame a field', async () => {
    await open(await world.context());
    const twice = await page.evaluate(() => Promise.all([vaultPage.mount(), vaultPage.mount()]));
    expect(twice).toEqual(['mounted', 'mounted']);
    expect(await page.locator('iframe').count()).toBe(2);
    await page.evaluate(() => vaultPage.close());
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.evaluate(() => vaultPage.mount())).toBe('mounted');
    expect(await page.locator('iframe').count()).toBe(2);
  });

  it('[P-13] names the fields that hold no card, and a card the sandbox refuses', async () => {
    await open(await world.context());
    await page.evaluate(() => vaultPage.mount());
    expect(await page.evaluate(() => vaultPage.token())).toEqual({ _tag: 'CardFieldInvalid' });
    await number().pressSequentially('4012000033330026');
    await code().pressSequentially('739');
    expect(await page.evaluate(() => vaultPage.token())).toEqual({ _tag: 'CardRejectedByVault' });
  });

  it('[P-04] a script that is missing or not the one promised leaves nothing behind', async () => {
    const context = await world.context();
    page = await world.openPage();
    await page.route(/flex-microform/, (route) => route.abort());
    const openAgain = () => page.evaluate((jwt) => vaultPage.open(jwt), context);
    expect(await openAgain()).toBe('VaultUnreachable');
    await page.unroute(/flex-microform/);
    await page.route(/flex-microform/, (route) =>
      route.fulfill({
        body: 'window.Flex = class {}',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    expect(await openAgain()).toBe('VaultUnreachable');
    expect(await page.locator('script[integrity]').count()).toBe(0);
    await page.unroute(/flex-microform/);
    expect(await openAgain()).toBe('opened');
    expect(await page.evaluate(() => vaultPage.mount())).toBe('mounted');
  });

  it('[P-05] a context the script does not believe is misconfigured', async () => {
    const [head, claims, signature] = (await world.context()).split('.');
    const forged = `${head}.${claims}.${signature?.slice(0, -8)}AAAAAAAA`;
    expect(await open(forged)).toBe('opened');
    expect(await page.evaluate(() => vaultPage.mount())).toBe('VaultMisconfigured');
  });
});
