import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import { type BrowserEnvironment, makeBrowserShop } from '#composition/browser.ts';
import { hearPage } from '#composition/early-page.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { adasShipping } from '#test/application/memory-shop.ts';
import { onScreen } from '#test/application/placing.ts';
import { openShopOverHttp, type ShopOverHttp } from '#test/composition/shop-over-http.ts';

const key = '12345678-90ab-cdef-1234-567890abcdef';

const area = () => {
  const values = new Map<string, string>();
  return Object.assign(values, {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  });
};

let shop: ShopOverHttp;
beforeAll(async () => {
  shop = await openShopOverHttp();
});
afterAll(() => shop.close());

const openPage = (
  telemetry: PublicConfig['telemetry'] = { url: 'http://localhost/v2/track', key },
  history: object | null = { pushState: () => undefined, replaceState: () => undefined },
) => {
  const localStorage = area();
  const sessionStorage = area();
  const location = { origin: 'http://localhost:4100', search: '', reload: () => undefined };
  // The parts a page has that this test does not reach are left out.
  const page = Object.assign(new EventTarget(), {
    ...{ localStorage, sessionStorage, location, document: new EventTarget() },
    ...(history && { history }),
  }) as unknown as BrowserEnvironment['page'];
  const warnings: string[] = [];
  const posts: string[] = [];
  const browserShop = makeBrowserShop(
    {
      apiBaseUrl: shop.till.shop.origin,
      apiKey: 'test-key',
      clientId: 'test-client',
      sourceWebsite: 'crunchcart',
      vaultOrigins: [shop.till.gateway.gateway.origin],
      paypalHosts: [],
      telemetry,
      variant: 'snacks',
      identity: {
        issuer: 'http://localhost:4300/oauth2/default',
        scopes: ['openid'],
        accountScopes: [],
      },
      requestTimeout: 0,
      buildVersion: '1.1.94',
      sandbox: true,
    },
    hearPage({ telemetry }, page),
    {
      page,
      fetch: async (_, init) => {
        posts.push(String(init?.body));
        return new Response('{}');
      },
      warn: (text) => warnings.push(text),
    },
  );
  return { ...browserShop, page, localStorage, sessionStorage, warnings, posts };
};

describe('makeBrowserShop', () => {
  it('[HAND-05] [STORE-09] [STORE-10] shops up to the payment step, each thing in its storage', async () => {
    const { useCases, run, localStorage, sessionStorage, warnings } = openPage();
    const shown = await run(useCases.catalog.showProduct('CHP-0001' as ProductId));
    if (!shown.ok) throw new Error(shown.failure._tag);
    await run(useCases.cart.addToCart(shown.value.product, 2));
    const completed = await run(useCases.checkout.completeShipping(adasShipping));
    expect(completed).toMatchObject({ ok: true, value: { kind: 'completed' } });
    expect([...sessionStorage.keys()]).toEqual(
      expect.arrayContaining(['handshakeId', 'sessionId', 'encstr', 'customerSessionId']),
    );
    expect([...localStorage.keys()].sort()).toEqual([
      'crunchcart:v1:cart',
      'crunchcart:v1:checkout',
    ]);
    expect(warnings).toEqual([]);
  });

  it('syncs a cart before and after anything of the checkout was loaded', async () => {
    const { useCases, run, warnings } = openPage();
    expect(await run(useCases.accountCart.syncCart())).toMatchObject({
      ok: true,
      value: { stored: false },
    });
    expect(await run(useCases.checkout.readCheckout())).toMatchObject({ ok: true });
    expect(await run(useCases.accountCart.syncCart())).toMatchObject({ ok: true });
    expect(warnings).toEqual([]);
  });

  it('gives failures as values', async () => {
    const { useCases, run } = openPage();
    expect(await run(useCases.payment.skipPayment())).toMatchObject({
      ok: false,
      failure: { _tag: 'StepNotReady' },
    });
    expect(await run(useCases.order.placeOrder(onScreen))).toMatchObject({
      ok: true,
      value: { is: 'refused', failure: { _tag: 'CartEmpty' }, next: ['cart'] },
    });
  });

  it('[SESS-02] a logout heard from another tab ends this tab’s handshake', async () => {
    const { useCases, run, page, sessionStorage } = openPage();
    await run(useCases.session.startSession());
    expect(sessionStorage.has('handshakeId')).toBe(true);
    page.dispatchEvent(
      new CustomEvent('logout', { detail: { name: 'logout', reason: 'sessionexpired' } }),
    );
    await expect.poll(() => sessionStorage.has('handshakeId')).toBe(false);
  });

  it.each([
    ['TEL-03', { key: '' }, 'Instrumentation key not provided'],
    ['TEL-04', { key: '123' }, 'The telemetry key is not in 8-4-4-4-12 hexadecimal form'],
  ])('[%s] runs without telemetry when the key is %j, and says so once', async (_, wrong, text) => {
    const { useCases, run, warnings } = openPage({ url: 'http://localhost/v2/track', ...wrong });
    await run(useCases.session.giveConsent({ functional: true, advertising: false }));
    await run(useCases.session.recordTelemetry({ kind: 'page-view', path: '/' }));
    expect(warnings).toEqual([text]);
  });

  it('[TEL-02] runs without telemetry where there is no history, and says so once', async () => {
    const { useCases, run, warnings } = openPage(undefined, null);
    await run(useCases.session.giveConsent({ functional: true, advertising: false }));
    expect(warnings).toEqual(['Could not initialize Telemetry Service']);
    expect(await run(useCases.session.readChoices())).toMatchObject({ ok: true });
  });

  it('measures nothing, and says nothing of it, where the shop wants no telemetry', async () => {
    const { useCases, run, warnings, posts } = openPage({ url: '' });
    await run(useCases.session.giveConsent({ functional: true, advertising: false }));
    await run(useCases.session.recordTelemetry({ kind: 'page-view', path: '/' }));
    expect([warnings, posts]).toEqual([[], []]);
  });

  it('[WALLET-03] says without fetching the wallet that a browser has none', async () => {
    vi.doMock('#composition/browser/wallet.ts', () => {
      throw new Error('fetched');
    });
    const { useCases, run } = openPage();
    expect(await run(useCases.wallet.offerWallet())).toEqual({ ok: true, value: undefined });
    vi.doUnmock('#composition/browser/wallet.ts');
  });
});
