import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OktaAuth, OktaAuthOptions } from '@okta/okta-auth-js';
import type { Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { launchChromium } from '#test/chromium.ts';
import { clientId, type IdentityUnderTest, identityUnderTest } from './identity-under-test.ts';

/** What the page offers to the tests. */
export interface OktaPage {
  okta: OktaAuth;
}

/** A page of the shop's origin with the real library in it, or what else is given, and a provider that trusts it. */
export const oktaInBrowser = async (source = entry) => {
  const script = await bundled(source);
  const server = createServer((request, response) => {
    const isScript = request.url === '/okta.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const identity = await identityUnderTest({ shopOrigin: origin });
  const browser = await launchChromium();
  return {
    identity,
    origin,
    open: async (locale = 'en-US'): Promise<Page> => {
      const context = await browser.newContext({ locale });
      const opened = await context.newPage();
      await opened.goto(origin);
      return opened;
    },
    close: async () => {
      await browser.close();
      await identity.close();
      server.closeAllConnections();
      server.close();
    },
  };
};

export type OktaInBrowser = Awaited<ReturnType<typeof oktaInBrowser>>;

/** Makes the library's client in the page, as the shop would after each load. */
export const ready = (
  opened: Page,
  { issuer }: IdentityUnderTest,
  options: Partial<OktaAuthOptions> = {},
): Promise<void> =>
  opened.evaluate(
    (chosen) => (window as unknown as { begin(chosen: object): void }).begin(chosen),
    {
      issuer,
      clientId,
      redirectUri: '/implicit/callback',
      scopes: ['openid', 'profile', 'email'],
      tokenManager: { autoRenew: false },
      ...options,
    },
  );

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>shop</title>
<script src="/okta.js"></script></head><body>shop</body></html>`;

const entry = `import { OktaAuth } from '@okta/okta-auth-js';
window.begin = (options) => { window.okta = new OktaAuth(options); };`;

const bundled = async (source: string): Promise<string> => {
  const bundle = await rolldown({
    input: 'entry',
    platform: 'browser',
    transform: { define: { global: 'globalThis' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${import.meta.dirname}/entry.js` : null),
        load: (id) => (id.endsWith('/entry.js') ? source : null),
      },
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'iife' });
    return output[0].code;
  } finally {
    await bundle.close();
  }
};
