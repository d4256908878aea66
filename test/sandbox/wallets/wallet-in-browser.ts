import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { launchChromium } from '#test/chromium.ts';
import { paymentRequest, walletUnderTest } from '#test/sandbox/wallets/wallet-under-test.ts';

/** A shop page under the policy of the real shop, beside gateway and wallet. */
export const walletInBrowser = async () => {
  let gatewayOrigin = '';
  const shop = await serve(() => gatewayOrigin);
  const wallet = await walletUnderTest({
    domains: ['localhost', 'other.example'],
    targetOrigins: [shop.origin],
  });
  gatewayOrigin = wallet.under.gateway.origin;
  const browser = await launchChromium();
  const openShop = async (
    options: {
      readonly language?: 'en' | 'es';
      readonly prepare?: (page: Page) => Promise<unknown>;
    } = {},
  ): Promise<Page> => {
    const page = await (await browser.newContext()).newPage();
    await page.exposeFunction('merchantSession', (domain: string) =>
      wallet.session({ initiativeContext: domain }),
    );
    await options.prepare?.(page);
    await page.goto(`${shop.origin}/?lang=${options.language ?? 'en'}`);
    return page;
  };
  return {
    wallet,
    openShop,
    stop: async () => {
      await browser.close();
      await wallet.stop();
      shop.server.close();
    },
  };
};

export type WalletInBrowser = Awaited<ReturnType<typeof walletInBrowser>>;

/** The sheet of a page. */
export const sheetOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Apple Pay (sandbox)"]');

export interface Thrown {
  readonly name: string;
  readonly message: string;
}

/** What the page's own script offers to the tests. */
export interface ShopWindow {
  readonly events: readonly { readonly type: string; readonly facts: Record<string, unknown> }[];
  /** What making a session at load, without a press, threw. */
  readonly atLoad: Thrown | undefined;
  /** What the page answers to each event; `undefined`: nothing. */
  answers: Record<string, unknown>;
  request: Record<string, unknown>;
  domain: string;
  version: number;
  session: Record<string, (...given: unknown[]) => unknown>;
  make(): ShopWindow['session'];
  begin(): void;
  thrownBy(action: () => unknown): Thrown | undefined;
  types(): readonly string[];
  last(type: string): Record<string, unknown> | undefined;
}

const pageScript = `
const thrownBy = (action) => {
  try { action(); } catch ({ name, message }) { return { name, message }; }
};
const total = (amount) => ({ newTotal: { label: 'Crunchcart', amount } });
const shop = window.shop = {
  events: [],
  version: 12,
  domain: 'localhost',
  request: ${JSON.stringify(paymentRequest)},
  answers: {
    validatemerchant: 'session',
    paymentmethodselected: total('23.47'),
    shippingcontactselected: total('23.47'),
    shippingmethodselected: total('28.46'),
    couponcodechanged: total('20.00'),
    paymentauthorized: { status: 0 },
  },
  complete: {
    paymentmethodselected: 'completePaymentMethodSelection',
    shippingcontactselected: 'completeShippingContactSelection',
    shippingmethodselected: 'completeShippingMethodSelection',
    couponcodechanged: 'completeCouponCodeChange',
    paymentauthorized: 'completePayment',
  },
  make: () => {
    const session = shop.session = new ApplePaySession(shop.version, shop.request);
    const note = (type, event) => {
      const { validationURL, paymentMethod, shippingContact, shippingMethod, couponCode, payment, sessionError } = event;
      shop.events.push({ type, facts: JSON.parse(JSON.stringify({ validationURL, paymentMethod, shippingContact, shippingMethod, couponCode, payment, sessionError })) });
    };
    session.onvalidatemerchant = async (event) => {
      note('validatemerchant', event);
      const answer = shop.answers.validatemerchant;
      if (answer === undefined) return;
      const given = answer === 'session' ? await window.merchantSession(shop.domain) : answer;
      shop.given = given;
      session.completeMerchantValidation(given);
    };
    for (const [type, method] of Object.entries(shop.complete)) {
      session['on' + type] = (event) => {
        note(type, event);
        const answer = shop.answers[type];
        if (answer !== undefined) session[method](typeof answer === 'function' ? answer(event) : answer);
      };
    }
    session.oncancel = (event) => note('cancel', event);
    return session;
  },
  begin: () => shop.make().begin(),
  types: () => shop.events.map(({ type }) => type),
  last: (type) => shop.events.findLast((event) => event.type === type)?.facts,
  thrownBy,
};
shop.atLoad = thrownBy(() => new ApplePaySession(3, shop.request));
document.querySelector('#buy').addEventListener('click', () => shop.begin());
`;

const pageText = (language: string, gateway: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>Shop</h1>
<button id="buy" type="button">Buy</button><a href="/">Home</a></main>
<script src="${gateway}/wallet/apple-pay-sandbox.js"></script><script src="/shop.js"></script></body></html>`;

const serve = async (
  gateway: () => string,
): Promise<{ readonly server: Server; readonly origin: string }> => {
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const isScript = pathname === '/shop.js';
    reply.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
      // As server/http/page-security.ts has it.
      'content-security-policy': [
        "default-src 'self'",
        `script-src 'self' 'nonce-abc' ${gateway()}`,
        "style-src 'self' 'nonce-abc'",
        "style-src-attr 'unsafe-inline'",
        "connect-src 'self'",
        `frame-src ${gateway()}`,
        `form-action 'self' ${gateway()}`,
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    });
    reply.end(isScript ? pageScript : pageText(searchParams.get('lang') ?? 'en', gateway()));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
};
