import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeListBrands } from '#application/catalog/list-brands.ts';
import { makeListProducts } from '#application/catalog/list-products.ts';
import { makeReadLabels } from '#application/catalog/read-labels.ts';
import { makeReadShopConfig } from '#application/catalog/read-shop-config.ts';
import { makeShowHome } from '#application/catalog/show-home.ts';
import { makeShowNavigation } from '#application/catalog/show-navigation.ts';
import { makeShowProduct } from '#application/catalog/show-product.ts';
import { makeShowOrder } from '#application/order/show-order.ts';
import { everyProduct } from '#domain/catalog/product-query.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { memoryShop, readyToOrder } from '#test/application/memory-shop.ts';
import { makeMemoryCatalog } from '#test/doubles/catalog/memory-catalog.ts';
import { makeMemoryShopSettings } from '#test/doubles/session/memory-shop-settings.ts';
import { chips, popcorn, product } from '#test/fixtures.ts';

const many = Array.from({ length: 40 }, (_, index) =>
  product({ productId: `P-${index}` as typeof chips.productId }),
);

describe('the catalogue', () => {
  it('[LIM-03] the home page shows no more than its limits', async () => {
    const home = await Effect.runPromise(makeShowHome(makeMemoryCatalog(many))());
    expect(home.bestsellers).toHaveLength(4);
  });

  it('[BROWSE-06] lists 36 a page', async () => {
    const listProducts = makeListProducts(makeMemoryCatalog(many));
    const second = await Effect.runPromise(listProducts({ ...everyProduct, page: 2 }));
    expect([second.list.length, second.totalProduct]).toEqual([4, 40]);
  });

  it('shows a product with what goes well with it, and also without', async () => {
    const catalog = makeMemoryCatalog([chips, popcorn]);
    expect(await Effect.runPromise(makeShowProduct(catalog)(chips.productId))).toEqual({
      product: chips,
      recommended: [popcorn],
    });
    const unreachable = new ShopUnreachable({ why: 'offline' });
    const lonely = { ...catalog, recommended: () => Effect.fail(unreachable) };
    expect(await Effect.runPromise(makeShowProduct(lonely)(chips.productId))).toMatchObject({
      recommended: [],
    });
    const missing = makeShowProduct(catalog)('NO' as typeof chips.productId);
    expect(await failureOf(missing)).toMatchObject({ _tag: 'ProductNotFound' });
    expect(await Effect.runPromise(makeListBrands(catalog)())).toEqual([]);
  });

  it('sorts the menu by menuSeq, and reads config and labels', async () => {
    const item = (menuSeq: number) => ({ menuSeq, label: '', url: '', subMenu: [] });
    const settings = makeMemoryShopSettings({
      navigation: [item(3), item(1), item(2)],
      config: { freeShippingThreshold: '15' },
      labels: { 'cart.title': 'Bag' },
    });
    const menu = await Effect.runPromise(makeShowNavigation(settings)());
    expect(menu.map(({ menuSeq }) => menuSeq)).toEqual([1, 2, 3]);
    expect(await Effect.runPromise(makeReadShopConfig(settings)())).toEqual({
      freeShippingThreshold: '15',
    });
    expect(await Effect.runPromise(makeReadLabels(settings)())).toEqual({ 'cart.title': 'Bag' });
  });
});

describe('showOrder', () => {
  it('[ORDER-06] shows an order to whoever knows its e-mail', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    const { orderId } = await Effect.runPromise(shop.place());
    const showOrder = makeShowOrder(shop.desk, shop.memory);
    expect(await Effect.runPromise(showOrder(` ${orderId} `, 'ADA@example.com'))).toMatchObject({
      orderId,
      lines: [{ productId: 'CHP-0001', quantity: 2 }],
    });
    expect(await failureOf(showOrder(orderId, 'b@example.com'))).toMatchObject({
      _tag: 'OrderNotFound',
    });
    expect(await failureOf(showOrder(orderId, 'b'))).toMatchObject({ _tag: 'InputRefused' });
  });
});
