import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storageAreas } from '#domain/session/storage-key.ts';
import { openShopOverHttp } from '#test/composition/shop-over-http.ts';
import { queryOf } from '#ui/addresses/list-address.ts';
import { typeLabel } from '#ui/addresses/type-label.ts';
import { segmentsOf } from '#ui/addresses/type-segments.ts';

/** The core against a real server: the state of CART-02 and STORE-16 … STORE-18, and where it is held. */
describe('the state of the shop', () => {
  let shop: Awaited<ReturnType<typeof openShopOverHttp>>;
  beforeAll(async () => {
    shop = await openShopOverHttp();
  });
  afterAll(() => shop.close());
  const visit = () => shop.newVisit();
  const ask = <Value, Failure>(work: Effect.Effect<Value, Failure>) => Effect.runPromise(work);

  it('[STORE-16] configuration, labels, menu, home data and handshake come from the shop', async () => {
    const { useCases, values } = visit();
    const handshake = await ask(useCases.session.startSession());
    expect(values.get('handshakeId')).toBe(handshake.handshakeId);
    const config = await ask(useCases.catalog.readShopConfig());
    expect(config).toMatchObject({ freeShippingThreshold: '15', mixPackSize: '30' });
    expect(await ask(useCases.catalog.readLabels())).toEqual({ 'home.title': 'Snacks!' });
    const navigation = await ask(useCases.catalog.showNavigation());
    expect(navigation[0]).toMatchObject({ label: 'Snacks', url: '/all-snacks' });
    expect(navigation[0]?.subMenu.length).toBeGreaterThan(0);
    const home = await ask(useCases.catalog.showHome());
    expect(Object.keys(home)).toEqual(
      expect.arrayContaining([
        'banners',
        'bestsellers',
        'brands',
        'parentCategories',
        'subCategories',
        'promoTiles',
      ]),
    );
    expect(home.banners.length).toBeGreaterThan(0);
    const { rules } = await ask(useCases.mix.showMixProducts());
    expect(rules.packSize).toBe(30);
  });

  it('[STORE-16] filters belong to a list, the zip code to the shopper', async () => {
    const { useCases } = visit();
    const everything = { productTypes: [], brand: [], flavor: [], diet: [], size: [] };
    const filter = { ...everything, price: [], availability: [], badge: [], searchText: 'snack' };
    const filters = await ask(useCases.catalog.listFilters(filter));
    expect(filters.length).toBeGreaterThan(0);
    expect((await ask(useCases.session.readChoices())).zipCode).toBeUndefined();
    await ask(useCases.shipping.setZip('75024'));
    expect(await ask(useCases.session.readChoices())).toMatchObject({ zipCode: '75024' });
  });

  it('[STORE-16] search text, menu and submenu are the address, and kept for pages without', async () => {
    const { useCases, values } = visit();
    const place = {
      searchText: 'lime',
      selectedMenu: '/all-snacks',
      selectedSubMenu: '/all-snacks/chips',
    };
    await ask(useCases.session.rememberPlace(place));
    await ask(useCases.shipping.setZip('75024'));
    expect(await ask(useCases.session.readChoices())).toMatchObject({ place, zipCode: '75024' });
    expect(JSON.parse(values.get('crunchcart:v1:config') ?? '')).toEqual({
      version: 1,
      value: { place, zipCode: '75024' },
    });
    const navigation = await ask(useCases.catalog.showNavigation());
    const address = new URL('http://localhost/all-snacks/chips?q=lime&searchText=lime');
    const segments = segmentsOf(address.pathname.slice('/all-snacks/'.length));
    expect(queryOf(segments, address.searchParams)).toMatchObject({
      productTypes: ['chips'],
      searchText: 'lime',
    });
    expect(typeLabel(segments, navigation)).toBe('Chips');
  });

  it('[STORE-17] a list with its total, a product with its details, stock of a cart', async () => {
    const { useCases } = visit();
    const everything = { productTypes: [], brand: [], flavor: [], diet: [], size: [] };
    const page = await ask(
      useCases.catalog.listProducts({
        ...{ ...everything, price: [], availability: [], badge: [] },
        ...{ sort: 'featured', page: 1 },
      }),
    );
    expect(page.totalProduct).toBe(page.list.length);
    const [first] = page.list;
    expect(first).toBeDefined();
    if (first === undefined) return;
    const { product, recommended } = await ask(useCases.catalog.showProduct(first.productId));
    expect(product).toMatchObject({ productId: first.productId, title: first.title });
    expect(Array.isArray(recommended)).toBe(true);
    const sold = page.list.find(({ available }) => available);
    if (sold !== undefined) await ask(useCases.cart.addToCart(sold, 1));
    expect((await ask(useCases.cart.reviewCart())).unavailable).toEqual([]);
  });

  it('no loyalty id is kept of a guest, and there is a place for one', async () => {
    const { useCases, values } = visit();
    await ask(useCases.session.startSession());
    await ask(useCases.catalog.readShopConfig());
    expect(values.has('loyaltyId')).toBe(false);
    expect(storageAreas.loyaltyId).toBe('local');
  });
});
