import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AnyCall } from '#adapters/http/wire/call.ts';
import * as catalogCalls from '#adapters/http/wire/calls/catalog-calls.ts';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import * as listCalls from '#adapters/http/wire/calls/list-calls.ts';
import * as settingsCalls from '#adapters/http/wire/calls/settings-calls.ts';
import * as visitCalls from '#adapters/http/wire/calls/visit-calls.ts';
import { envelope } from '#adapters/http/wire/envelope.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { anyCharacter } from '#test/arbitraries/text.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop } from '#test/server/setup/shops.ts';
import { manyProducts, record, smallCatalog } from '#test/server/setup/small-catalog.ts';

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'item' in value;
const exported: readonly unknown[] = [settingsCalls, catalogCalls, listCalls, visitCalls].flatMap(
  (each) => Object.values<unknown>(each),
);
const calls: readonly AnyCall[] = exported.filter(isCall);
const key = { 'x-api-key': 'test-key' };

describeOnBothDatabases('[API-013] the storefront contract', (open) => {
  let database: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    database = await open();
    const known = record({
      productId: 'CHP-0101',
      bestsellerRank: 1,
      sizeGroupId: 'lime',
      staffPick: {
        quote: { en: 'Loud.', es: 'Ruidosas.' },
        by: { en: 'Dee, packing', es: 'Dee, empaque' },
      },
    });
    const pack = record({
      productId: 'VP-0001',
      kind: 'variety-pack',
      brandId: 'crunchcart',
      type: 'variety-packs',
      bundle: { virtualSku: 'V-1', products: [{ productId: 'CHP-0101', quantity: 2 }] },
    });
    await loadCatalog(database.db, smallCatalog([known, ...manyProducts(40), pack]));
    shop = await startTestShop({ database });
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  const ask = async (call: AnyCall, query: unknown, body: unknown, headers = key) => {
    const parameters = new URLSearchParams(query as Record<string, string>);
    const address = `${call.path}?${parameters}`;
    return call.method === 'GET' ? shop.get(address, headers) : shop.post(address, body, headers);
  };
  /** Everything a call could have changed. */
  const stateOf = async () => {
    const { rows } = await sql<object>`
      select (select version from catalog_version), (select count(*) from news_signups) as signups
    `.execute(database.db);
    return rows;
  };

  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s answers its example by its own codec',
    async (_, call) => {
      const { query, body } = exampleOf(call.name);
      const { status, headers, body: answered } = await ask(call, query, body);
      expect([status, answered.message]).toEqual([200, '']);
      const read = z.parse(envelope, answered);
      const items = z.parse(z.array(call.item), read.data);
      expect(items.length).toBeGreaterThan(0);
      expect(headers.get('x-request-id')).toBeTruthy();
    },
  );

  const junk = fc.oneof(
    { weight: 3, arbitrary: fc.jsonValue() },
    fc.constantFrom(null, [], {}, 'text', -1, 1e308, '\0', '\ud800', 'x'.repeat(5000)),
  );
  const withBody = calls.filter(({ body }) => body !== undefined);

  /** JSON that would change prototypes is refused as a whole, before any field is looked at. */
  const reachesCodec = (value: unknown): boolean =>
    !/__proto__|constructor/.test(JSON.stringify(value));

  it('one wrong field of a body gets 400 and changes nothing', async () => {
    const before = await stateOf();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...withBody), fc.nat(), junk, async (call, place, value) => {
        const good = exampleOf(call.name).body as Record<string, unknown>;
        const names = Object.keys(good);
        const name = names[place % names.length] ?? '';
        const { success } = z.safeParse(call.body ?? z.unknown(), { ...good, [name]: value });
        fc.pre(!success);
        const { status, body } = await ask(call, {}, { ...good, [name]: value });
        expect([status, body.code]).toEqual([400, 'INPUT_REFUSED']);
        if (reachesCodec(value)) expect(body.field?.split('.')[0]).toBe(name);
      }),
      { numRuns: 150 },
    );
    expect(await stateOf()).toEqual(before);
  });

  it('no body and no query, however strange, makes the shop fail', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        fc.dictionary(
          fc.constantFrom('productId', 'lang', 'locationNumber', 'x'),
          fc.string({ unit: anyCharacter() }),
        ),
        fc.oneof(
          junk,
          fc.record(
            { brand: fc.array(junk), flavor: fc.array(junk), page: junk },
            { requiredKeys: [] },
          ),
          fc.string().map((text) => `{${text}`),
        ),
        async (call, query, body) => {
          const example = exampleOf(call.name);
          const sent =
            typeof body === 'object' && body !== null && !Array.isArray(body)
              ? { ...(example.body as object | undefined), ...body }
              : body;
          const { status, body: answered } = await ask(call, { ...example.query, ...query }, sent);
          expect(status).toBeLessThan(500);
          expect(answered.success).toBe(status === 200);
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each(['\0', '\ud800'])('text no database keeps is refused: %j', async (text) => {
    const list = exampleOf('getqueryproducts').body as object;
    const refused = await shop.post(catalogCalls.getqueryproducts.path, { ...list, brand: [text] });
    expect([refused.status, refused.body.field]).toEqual([400, 'brand.0']);
  });

  describe('settings', () => {
    it('[API-078] [HAND-04] the handshake needs the key, gives six texts, and is never kept', async () => {
      const { path } = settingsCalls.handshaking;
      const { body } = exampleOf('handshaking');
      const refused = await shop.post(path, body);
      expect([refused.status, refused.body.code]).toEqual([401, 'API_KEY_REFUSED']);
      const [first, second] = [await shop.post(path, body, key), await shop.post(path, body, key)];
      expect(Object.values(first.body.data[0] ?? {}).filter(Boolean)).toHaveLength(6);
      expect(second.body.data[0]).not.toEqual(first.body.data[0]);
      expect(first.headers.get('cache-control')).toBe('no-store');
    });

    it('[API-014] labels come in the language asked for', async () => {
      const { path } = settingsCalls.labelslist;
      const { body } = await shop.get(`${path}?locationNumber=100&lang=es`);
      expect(body.data).toEqual([{ key: 'home.title', value: '¡Botanas!' }]);
    });

    it('[API-015] the configuration list has keys and values', async () => {
      const { body } = await shop.get('/services/configlist');
      expect(body.data).toEqual([{ key: 'freeShippingThreshold', value: '15' }]);
    });

    it('[API-016] the menu is sorted by menuSeq, inner menus too', async () => {
      const { body } = await shop.get(settingsCalls.navigationlist.path, { locationNumber: '200' });
      expect(body.data.map((menu) => menu['label'])).toEqual(['Snacks', 'Brands']);
      const inner = body.data[0]?.['subMenu'] as { label: string }[];
      expect(inner.map(({ label }) => label)).toEqual(['Chips', 'Popcorn']);
    });

    it('[API-069] [ADDR-18] keeps an e-mail once, in any letter case, and joins its opt-ins', async () => {
      const { path } = settingsCalls.createprofile;
      const send = (email: string, optInCodes: string[]) =>
        shop.post(path, { email, optInCodes, sourceID: 'FOOTER' });
      await send('Bea@example.com', ['NEWS']);
      expect((await send(' bea@EXAMPLE.com ', ['SALE', 'NEWS'])).status).toBe(200);
      const rows = await database.db
        .selectFrom('news_signups')
        .select(['email', 'opt_in_codes'])
        .where('email_key', '=', 'bea@example.com')
        .execute();
      expect(rows).toEqual([{ email: 'Bea@example.com', opt_in_codes: ['NEWS', 'SALE'] }]);
      // The rules are those of the forms: of the footer, and of the concert's.
      expect((await send('cleo@example.community', ['CONCERT'])).status).toBe(200);
      for (const wrong of ['no address', '<b>@example.com', 'ada@example.c']) {
        const refused = await send(wrong, []);
        expect([refused.status, refused.body.field], wrong).toEqual([400, 'email']);
      }
    });
  });

  describe('catalogue', () => {
    it('[API-018] banners come by position', async () => {
      const { body } = await shop.get(catalogCalls.bannerlist.path);
      expect(body.data.map(({ bannerId }) => bannerId)).toEqual(['b1', 'b2']);
    });

    it('[API-035] the home data has every part', async () => {
      const { body } = await shop.get(`${catalogCalls.datalist.path}?lang=es`);
      expect(body.data[0]).toMatchObject({
        brands: [{ brandId: 'mazoro' }, { brandId: 'matinee' }],
        parentCategories: [{ slug: 'chips', title: 'Papas' }],
        subCategories: [{ title: 'Totopos', url: '/all-snacks/chips/tortilla' }],
        promoTiles: [{ title: 'Mézclalo', text: '30 bolsas' }],
      });
    });

    it('[API-037] [BROWSE-15] all brands are the makers, not the house', async () => {
      const { body } = await shop.get(catalogCalls.allbrands.path);
      expect(body.data.map(({ name }) => name)).toEqual(['Mazoro', 'Matinée']);
    });

    it('[API-042] [BROWSE-06] the list has dollars, 36 a page and the total', async () => {
      const question = {
        productTypes: [],
        brand: [],
        flavor: [],
        size: [],
        sort: 'name',
        page: 2,
        pageSize: 36,
      };
      const { body } = await shop.post(catalogCalls.getqueryproducts.path, question);
      const page = body.data[0] as {
        list: { productId: string; price: number }[];
        totalProduct: number;
      };
      expect([page.list.length, page.totalProduct]).toEqual([6, 42]);
      const known = await shop.get(`${catalogCalls.productdetail.path}?productId=CHP-0101`);
      expect(known.body.data[0]).toMatchObject({ price: 4.29, sizes: [{ price: 4.29 }] });
      const other = await shop.post(catalogCalls.getqueryproducts.path, {
        ...question,
        pageSize: 35,
      });
      expect(other.status).toBe(400);
    });

    it('[API-068] filters need a location only, and count what a list with them would hold', async () => {
      const { path } = listCalls.filterlist;
      const { body } = await shop.post(path, { locationNumber: '100' });
      expect(body.data.map(({ name }) => name)).toEqual([
        'brand',
        'flavor',
        'diet',
        'size',
        'price',
        'availability',
      ]);
      const options = body.data[0]?.['options'] as { value: string; count: number }[];
      expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(42);
      const listed = await shop.post(catalogCalls.getqueryproducts.path, {
        productTypes: [],
        brand: [options[0]?.value],
        flavor: [],
        size: [],
        sort: 'featured',
        page: 1,
        pageSize: 36,
      });
      expect(listed.body.data[0]?.['totalProduct']).toBe(options[0]?.count);
    });

    it('[API-040] staff picks come with who praises them and why', async () => {
      const { body } = await shop.get(`${listCalls.staffpickslist.path}?lang=es`);
      expect(body.data).toMatchObject([
        { productId: 'CHP-0101', quote: 'Ruidosas.', by: 'Dee, empaque' },
      ]);
    });

    it('[API-036] product groups are the types below one, the newest first, four at most', async () => {
      const { path } = listCalls.productgrouplist;
      const { body } = await shop.get(path);
      expect(body.data.map(({ title }) => title)).toEqual(['Chips', 'Popcorn']);
      expect(body.data[0]?.['products']).toHaveLength(4);
      const inner = await shop.get(`${path}?productGroup=chips&lang=es`);
      expect(inner.body.data.map(({ type, title }) => [type, title])).toEqual([
        ['chips/tortilla', 'Totopos'],
      ]);
    });

    it('[VPACK-03] recommended variety packs are those that can be had', async () => {
      const { path } = listCalls.recommendedvarietypacklist;
      expect((await shop.get(path)).body.data).toMatchObject([{ productId: 'VP-0001' }]);
      expect((await shop.get(`${path}?locationNumber=300`)).body.data).toEqual([]);
    });

    it('[API-038] a product nobody knows is not found', async () => {
      const { status, body } = await shop.get(`${catalogCalls.productdetail.path}?productId=NO`);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    });

    it('[BROWSE-13] [API-043] products looked at come in the order asked for, each once, the sold ones only', async () => {
      const ask = (productIds: readonly string[], lang = 'en-us') =>
        shop.post(visitCalls.getrecentlyviewedproducts.path, { productIds, lang });
      const ids = ['CHP-000007', 'NO-SUCH', 'CHP-0101', 'CHP-000007'];
      const { body } = await ask(ids, 'es');
      expect(body.data.map(({ productId }) => productId)).toEqual(['CHP-000007', 'CHP-0101']);
      expect(body.data[0]?.['title']).toBe('Botana CHP-000007');
      expect((await ask([])).body.data).toEqual([]);
      expect((await ask(Array.from({ length: 61 }, () => 'CHP-0101'))).status).toBe(400);
    });

    it('[API-003] the location comes from query, body or header; an unknown one is the default', async () => {
      const available = async (query: string, headers: Record<string, string> = {}) => {
        const path = `${catalogCalls.productdetail.path}?productId=CHP-000000${query}`;
        return (await shop.get(path, headers)).body.data[0]?.['available'];
      };
      expect(await available('')).toBe(false);
      expect(await available('&locationNumber=200')).toBe(true);
      expect(await available('', { locationNumber: '200' })).toBe(true);
      expect(await available('&locationNumber=999')).toBe(false);
    });

    it('a change of price or stock shows in the next answer, made by another process too', async () => {
      const path = `${catalogCalls.productdetail.path}?productId=CHP-000001`;
      const before = (await shop.get(path)).body.data[0];
      await database.db
        .updateTable('products')
        .set({ price_cents: 1234 })
        .where('product_id', '=', 'CHP-000001')
        .execute();
      await database.db
        .updateTable('stock')
        .set({ quantity: 77 })
        .where('product_id', '=', 'CHP-000001')
        .where('location_number', '=', '100')
        .execute();
      const after = (await shop.get(path)).body.data[0];
      expect(before).not.toMatchObject({ price: 12.34 });
      expect(after).toMatchObject({ price: 12.34, stock: 77 });
    });

    it('an answer the caller has already is not sent again', async () => {
      const url = `http://127.0.0.1:${shop.port}/services/configlist`;
      const etag = (await fetch(url)).headers.get('etag') ?? '';
      const again = await fetch(url, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    });
  });
});
