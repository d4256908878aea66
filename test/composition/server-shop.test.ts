import { describe, expect, it } from 'vitest';
import { makeServerShops } from '#composition/server.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { chips } from '#test/fixtures.ts';

interface Seen {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

const envelope = (...data: readonly unknown[]) => ({
  status: 200,
  body: { responseCode: 200, success: true, message: '', data },
});

describe('makeServerShops', () => {
  it('asks the handlers in process, in its language and location, without a handshake', async () => {
    const seen: Seen[] = [];
    const shop = makeServerShops(async (request) => {
      seen.push(request);
      return envelope();
    }).in('es', '300');
    expect(await shop.run(shop.useCases.catalog.listBrands())).toEqual({ ok: true, value: [] });
    expect(seen).toMatchObject([
      {
        path: '/v3/dopservice/b2c/allbrands',
        query: { lang: 'es', locationNumber: '300' },
        headers: { 'accept-language': 'es' },
      },
    ]);
  });

  it('gives failures as values, also when the handlers throw', async () => {
    const shop = makeServerShops(() => Promise.reject(new Error('database gone'))).in('en-us');
    expect(await shop.run(shop.useCases.catalog.listBrands())).toMatchObject({
      ok: false,
      failure: { _tag: 'ShopUnreachable' },
    });
    const missing = makeServerShops(async () => ({
      status: 404,
      body: { responseCode: 404, code: 'NOT_FOUND' },
    })).in('en-us');
    expect(await missing.run(missing.useCases.catalog.showProduct('X' as ProductId))).toMatchObject(
      {
        ok: false,
        failure: { _tag: 'ProductNotFound' },
      },
    );
  });

  it('keeps nothing one visitor does for the next', async () => {
    const shops = makeServerShops(async () => envelope());
    const shop = shops.in('en-us');
    await shop.run(shop.useCases.cart.addToCart(chips, 2));
    await shop.run(shop.useCases.session.chooseLanguage('es'));
    const next = shops.in('en-us');
    expect(await next.run(next.useCases.cart.readCart())).toEqual({
      ok: true,
      value: { lines: [] },
    });
    expect(await next.run(next.useCases.session.readChoices())).toMatchObject({
      value: { language: 'en-us' },
    });
    const spanish = shops.in('es');
    expect(await spanish.run(spanish.useCases.session.readChoices())).toMatchObject({
      value: { language: 'es' },
    });
  });

  it('has a card vault that never opens', async () => {
    const shop = makeServerShops(async () => envelope()).in('en-us');
    expect(await shop.run(shop.useCases.payment.startPayment())).toMatchObject({
      ok: false,
      failure: { _tag: 'StepNotReady' },
    });
  });

  it('[AUTH-01] signs nobody in', async () => {
    const { run, useCases } = makeServerShops(async () => envelope()).in('en-us');
    const entry = { email: 'ada@example.com', password: 'secret' };
    expect(await run(useCases.signIn.signIn(entry))).toMatchObject({
      ok: false,
      failure: { _tag: 'SignInUnavailable' },
    });
    expect(await run(useCases.shopper.signOut())).toMatchObject({ ok: true });
  });

  it('keeps a shop for pages of the same language and location, and for no others', () => {
    const shops = makeServerShops(async () => envelope());
    const shop = shops.in('es', '300');
    expect(shops.in('es', '300')).toBe(shop);
    expect(shops.in('es', '100')).not.toBe(shop);
    expect(makeServerShops(async () => envelope()).in('es', '300')).not.toBe(shop);
  });

  it('has every use case in one context', () => {
    const { useCases } = makeServerShops(async () => envelope()).in('en-us');
    const names = Object.values(useCases).flatMap((context) => Object.keys(context));
    expect(names.length).toBeGreaterThan(100);
    expect(new Set(names).size).toBe(names.length);
  });
});
