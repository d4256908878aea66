import { describe, expect, it } from 'vitest';
import { makeServerShop } from '#composition/server.ts';
import { collectUseCases, makeUseCaseContainer } from '#composition/use-case-container.ts';
import { useCaseNames } from '#composition/use-case-names.ts';
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

describe('makeServerShop', () => {
  it('asks the handlers in process, in its language and location, without a handshake', async () => {
    const seen: Seen[] = [];
    const shop = makeServerShop({
      language: 'es',
      locationNumber: '300',
      transport: async (request) => {
        seen.push(request);
        return envelope();
      },
    });
    expect(await shop.run(shop.useCases.listBrands())).toEqual({ ok: true, value: [] });
    expect(seen).toMatchObject([
      {
        path: '/v3/dopservice/b2c/allbrands',
        query: { lang: 'es', locationNumber: '300' },
        headers: { 'accept-language': 'es' },
      },
    ]);
  });

  it('gives failures as values, also when the handlers throw', async () => {
    const shop = makeServerShop({
      language: 'en-us',
      transport: () => Promise.reject(new Error('database gone')),
    });
    expect(await shop.run(shop.useCases.listBrands())).toMatchObject({
      ok: false,
      failure: { _tag: 'ShopUnreachable' },
    });
    const missing = makeServerShop({
      language: 'en-us',
      transport: async () => ({ status: 404, body: { responseCode: 404, code: 'NOT_FOUND' } }),
    });
    expect(await missing.run(missing.useCases.showProduct('X' as ProductId))).toMatchObject({
      ok: false,
      failure: { _tag: 'ProductNotFound' },
    });
  });

  it('keeps nothing one visitor does for the next', async () => {
    const transport = async () => envelope();
    const shop = makeServerShop({ language: 'en-us', transport });
    await shop.run(shop.useCases.addToCart(chips, 2));
    await shop.run(shop.useCases.chooseLanguage('es'));
    const next = makeServerShop({ language: 'en-us', transport });
    expect(await next.run(next.useCases.readCart())).toEqual({ ok: true, value: { lines: [] } });
    expect(await next.run(next.useCases.readChoices())).toMatchObject({
      value: { language: 'en-us' },
    });
    const spanish = makeServerShop({ language: 'es', transport });
    expect(await spanish.run(spanish.useCases.readChoices())).toMatchObject({
      value: { language: 'es' },
    });
  });

  it('has a card vault that never opens', async () => {
    const shop = makeServerShop({ language: 'en-us', transport: async () => envelope() });
    expect(await shop.run(shop.useCases.startPayment())).toMatchObject({
      ok: false,
      failure: { _tag: 'StepNotReady' },
    });
  });
});

describe('the container', () => {
  it('binds every use case', () => {
    const container = makeUseCaseContainer();
    expect(Object.keys(collectUseCases(container)).sort()).toEqual([...useCaseNames].sort());
    expect(useCaseNames).toHaveLength(new Set(useCaseNames).size);
  });
});
