import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { launchChromium } from '#test/chromium.ts';
import { gatewayUnderTest } from '#test/sandbox/payments/gateway-under-test.ts';

/** A shop page under the policy of the real shop, beside a gateway that knows its origin. */
export const shopInBrowser = async () => {
  let gatewayOrigin = '';
  const shop = await serve(() => gatewayOrigin);
  const stranger = await serve(() => gatewayOrigin);
  const under = await gatewayUnderTest({ targetOrigins: [shop.origin], frameKeyPool: 4 });
  gatewayOrigin = under.gateway.origin;
  const browser = await launchChromium();
  const openPage = async (origin: string): Promise<Page> => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(origin);
    return page;
  };
  return {
    under,
    openContext: (wish: object = {}) =>
      under.openContext({ targetOrigins: [shop.origin], ...wish }),
    openShop: () => openPage(shop.origin),
    openStranger: () => openPage(stranger.origin),
    stop: async () => {
      await browser.close();
      await under.stop();
      shop.server.close();
      stranger.server.close();
    },
  };
};

export type ShopInBrowser = Awaited<ReturnType<typeof shopInBrowser>>;

export const numberIn = (page: Page) => fieldIn(page.frameLocator('#number iframe'));
export const codeIn = (page: Page) => fieldIn(page.frameLocator('#code iframe'));
const fieldIn = (frame: FrameLocator) => frame.locator('#field');

interface ShopField {
  load(place: unknown): void;
  unload(): void;
  dispose(): void;
  update(options: object): void;
  clear(): void;
  focus(): void;
  on(type: string, listener: unknown): void;
}

/** A form of the page script, as far as tests call it. */
export interface ShopForm {
  createField(kind: string, options?: object): ShopField;
}

/** What the page's own script offers to the tests. */
export interface ShopScript {
  readonly events: { readonly field: string; readonly type: string; readonly data: unknown }[];
  readonly heard: string[];
  microform: ShopForm;
  number: ShopField;
  readonly code: ShopField;
  load(context: string): Promise<string>;
  show(context: string, options?: object): Promise<void>;
  /** The last change a field reported. */
  change(field: string): unknown;
  token(parameters: object): Promise<{ token?: string; reason?: string; details?: unknown }>;
  /** The reason an action throws with, or undefined. */
  reasonOf(action: () => unknown): string | undefined;
}

/** Runs in the page: loads the script a context names, and writes every event down. */
const pageScript = `
const claims = (jwt) => JSON.parse(atob(jwt.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')));
const Channel = window.MessageChannel;
const shop = window.shop = {
  events: [],
  heard: [],
  load: (context) => new Promise((resolve) => {
    const { clientLibrary, clientLibraryIntegrity } = claims(context).ctx[0].data;
    const script = document.createElement('script');
    Object.assign(script, { integrity: clientLibraryIntegrity, crossOrigin: 'anonymous' });
    script.onload = () => resolve(typeof window.Flex);
    script.onerror = () => resolve('blocked');
    script.src = clientLibrary;
    document.head.append(script);
  }),
  watch: (name, field) => {
    for (const type of ['autocomplete', 'blur', 'change', 'error', 'focus', 'inputSubmitRequest', 'load', 'unload', 'update']) {
      field.on(type, (data) => shop.events.push({ field: name, type, data: data && data.reason ? { reason: data.reason } : data }));
    }
  },
  show: async (context, { styles, number, securityCode } = {}) => {
    if (!window.Flex) await shop.load(context);
    shop.events.length = 0;
    shop.microform = new Flex(context).microform('card', { styles });
    shop.number = shop.microform.createField('number', number);
    shop.code = shop.microform.createField('securityCode', securityCode);
    shop.watch('number', shop.number);
    shop.watch('securityCode', shop.code);
    shop.number.load('#number');
    shop.code.load(document.querySelector('#code'));
    await shop.until(() => shop.events.filter(({ type }) => type === 'load' || type === 'error').length >= 2);
  },
  until: async (is) => { while (!is()) await new Promise((next) => requestAnimationFrame(next)); },
  change: (name) => shop.events.filter(({ field, type }) => field === name && type === 'change').at(-1)?.data,
  token: (parameters) => new Promise((resolve) => shop.microform.createToken(parameters, (error, token) =>
    resolve(error ? { reason: error.reason, details: error.details, name: error.name } : { token }))),
  reasonOf: (action) => { try { action(); } catch (error) { return error.reason; } },
};
window.MessageChannel = class extends Channel {
  constructor() {
    super();
    this.port1.addEventListener('message', ({ data }) => shop.heard.push(JSON.stringify(data)));
  }
};
addEventListener('message', ({ data }) => shop.heard.push(JSON.stringify(data)));
`;

const pageText = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Shop</title>
<link rel="stylesheet" href="/shop.css"></head><body><main><h1>Pay</h1>
<div id="number" class="slot"></div><div id="code" class="slot"></div></main>
<script src="/shop.js"></script></body></html>`;

const serve = async (
  gateway: () => string,
): Promise<{ readonly server: Server; readonly origin: string }> => {
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/': ['text/html', pageText],
    '/shop.js': ['text/javascript', pageScript],
    '/shop.css': ['text/css', '.slot { height: 48px; margin: 8px; border: 1px solid #777; }'],
  };
  const server = createServer((request, reply) => {
    const [type, text] = files[request.url ?? ''] ?? ['text/plain', ''];
    reply.writeHead(200, {
      'content-type': type,
      'content-security-policy': `default-src 'self'; script-src 'self' ${gateway()}; frame-src ${gateway()}; connect-src 'self'; object-src 'none'; base-uri 'none'`,
    });
    reply.end(text);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
};
