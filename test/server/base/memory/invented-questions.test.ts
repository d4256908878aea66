import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facetsOf, totalOf } from '#domain/catalog/facets.ts';
import { everyProduct } from '#domain/catalog/product-query.ts';
import { listAnswers } from '#server/api/handlers/list-handlers.ts';
import { callInProcess, type InProcessCall } from '#server/api/in-process.ts';
import { makePublicAnswers } from '#server/api/public-answers.ts';
import { makeSessionSeal } from '#server/api/session-seal.ts';
import { makeShopApi } from '#server/api/shop-api.ts';
import { knownFilter } from '#server/data/catalog/known-filter.ts';
import { readCatalogState, watchCatalog } from '#server/data/catalog-state/catalog-state.ts';
import type { Database } from '#server/data/database/database.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { makeSearchReader } from '#server/data/search/search-reader.ts';
import { providerUnderTest } from '#test/server/account/signed-in.ts';
import { bytesInUse } from '#test/server/base/memory/collected-heap.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { manyProducts, smallCatalog } from '#test/server/setup/small-catalog.ts';

const megabyte = 1024 * 1024;

/** 40 slugs of 80 letters that no catalogue has, other ones for each number. */
const invented = (number: number): readonly string[] =>
  Array.from({ length: 40 }, (_, at) => `${number}-${at}-`.padEnd(80, 'x'));

describe('questions somebody makes up', () => {
  it('fill the memory of answers no further than its bound: 20,000 of 26 KB each', async () => {
    const answers = makePublicAnswers({ mostBytes: 4 * megabyte });
    const before = bytesInUse();
    let made = 0;
    const make = async (): Promise<string> => {
      made += 1;
      return '{"responseCode":200,"success":true,"data":[{"list":[],"totalProduct":0}],"n":1}';
    };
    const keyOf = (number: number): string =>
      JSON.stringify([number, 'x'.repeat(6500), `${number}`.padEnd(6500)]).repeat(2);
    for (let number = 0; number < 20_000; number += 1) {
      await answers.answer(keyOf(number), '1', make, {});
    }
    expect(answers.bytes).toBeLessThanOrEqual(4 * megabyte);
    expect(answers.bytes).toBeGreaterThan(3 * megabyte);
    expect(bytesInUse() - before).toBeLessThan(16 * megabyte);
    await answers.answer(keyOf(19_999), '1', make, {});
    expect(made).toBe(20_000);
  });

  it('count with their packed copies', async () => {
    const answers = makePublicAnswers();
    const text = Array.from({ length: 4000 }, (_, at) => `${(at * 7919) % 10007}`).join(' ');
    await answers.answer('a', '1', async () => text, {});
    const plain = answers.bytes;
    expect(plain).toBeGreaterThan(text.length);
    const { body } = await answers.answer('a', '1', async () => text, { acceptEncoding: 'br' });
    expect(answers.bytes).toBeGreaterThanOrEqual(plain + body.length);
  });
});

describe('filters of a list', () => {
  const shelf = {
    counts: [
      { type: 'chips/tortilla', brand: 'mazoro', flavor: 'lime', size: '9-oz', count: 3 },
      { type: 'chips', brand: 'fuego', flavor: 'salt', size: '2-oz', count: 2 },
      { type: 'pretzels', brand: 'fuego', flavor: 'lime', size: '9-oz', count: 4 },
    ].map((place) => ({
      ...place,
      badges: [],
      price: '3-5' as const,
      diet: [],
      availability: 'in-stock' as const,
    })),
    sizeLabels: new Map(),
    sold: 9,
  };
  const someOf = (...values: readonly string[]) =>
    fc.array(fc.constantFrom(...values, 'invented', 'made up', '', 'constructor'), {
      maxLength: 5,
    });

  it('[BROWSE-02] find the same without what no product has', () => {
    fc.assert(
      fc.property(
        fc.record({
          productTypes: fc.oneof(
            fc.constantFrom([], ['chips'], ['chips', 'tortilla'], ['chips/tortilla'], ['tortilla']),
            someOf('chips', 'pretzels'),
          ),
          brand: someOf('mazoro', 'fuego'),
          flavor: someOf('lime', 'salt'),
          size: someOf('9-oz', '9 oz', '2-oz'),
        }),
        (asked) => {
          const filter = { ...everyProduct, ...asked };
          const named = (_: string, value: string): string => value;
          const tidy = knownFilter(shelf, filter);
          expect(facetsOf(shelf.counts, tidy, named)).toEqual(
            facetsOf(shelf.counts, filter, named),
          );
          const totals = [filter, tidy].map((each) =>
            totalOf(facetsOf(shelf.counts, each, named), each),
          );
          expect(totals[0]).toBe(totals[1]);
        },
      ),
    );
  });

  it('are one question, however they are made up or turned round', () => {
    const tidied = (facts: object) =>
      JSON.stringify(knownFilter(shelf, { ...everyProduct, ...facts }));
    const nothing = tidied({ brand: ['x'], flavor: ['x'], size: ['x'], productTypes: ['x'] });
    for (let number = 0; number < 50; number += 1) {
      const slugs = invented(number);
      expect(tidied({ brand: slugs, flavor: slugs, size: slugs, productTypes: slugs })).toBe(
        nothing,
      );
    }
    expect(tidied({ brand: ['fuego', ...invented(1), 'mazoro', 'fuego'] })).toBe(
      tidied({ brand: ['mazoro', 'fuego'] }),
    );
  });
});

describe('a list asked for what no product has', () => {
  let database: Database;
  let call: InProcessCall;
  const answers = makePublicAnswers();
  beforeAll(async () => {
    database = await openInMemory();
    const { db } = database;
    await loadCatalog(db, smallCatalog(manyProducts(40)));
    const catalog = watchCatalog(() => readCatalogState(db), 600_000);
    call = callInProcess(
      makeShopApi({
        calls: listAnswers({ db, catalog }, makeSearchReader(db, catalog)),
        publicAnswers: answers,
        seal: makeSessionSeal('a secret of a test, long enough for it'),
        signIn: providerUnderTest(),
        apiKey: 'key',
        catalog,
        report: ({ error }) => expect(error).toBeUndefined(),
      }),
    );
  });
  afterAll(() => database.close());
  const none = { productTypes: [], brand: [], flavor: [], size: [] };
  const ask = async (facts: object): Promise<unknown> => {
    const body = { ...none, ...facts, sort: 'featured', page: 1, pageSize: 36 };
    const path = '/v3/dopservice/b2c/getqueryproducts';
    const answer = await call({ method: 'POST', path, body });
    return (answer.body as { data: readonly { totalProduct: number }[] }).data[0]?.totalProduct;
  };
  const askFilters = (facts: object) =>
    call({ method: 'POST', path: '/webservices/filterlist', body: { ...none, ...facts } });

  it('[BROWSE-02] finds nothing, and what is known beside it', async () => {
    expect(await ask({ brand: invented(1) })).toBe(0);
    expect(await ask({ productTypes: ['-'] })).toBe(0);
    const mazoro = await ask({ brand: ['mazoro'] });
    expect(mazoro).toBeGreaterThan(0);
    expect(await ask({ brand: ['mazoro', ...invented(2).slice(1)] })).toBe(mazoro);
  });

  it('has one answer, however many times somebody makes something up', async () => {
    const askAll = async (number: number) => {
      const slugs = invented(number);
      const facts = { productTypes: slugs, brand: slugs, flavor: slugs, size: slugs };
      await ask(facts);
      await askFilters(facts);
    };
    await askAll(0);
    const { bytes } = answers;
    for (let number = 1; number < 100; number += 1) await askAll(number);
    expect(answers.bytes).toBe(bytes);
  });
});
