import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { ProductState } from '#domain/catalog/device/product-state.ts';
import type { Facet } from '#domain/catalog/facets.ts';
import type { BrandTile } from '#domain/catalog/home.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { everyProduct, type ProductQuery } from '#domain/catalog/product-query.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { product } from '#test/fixtures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { loadList } from '#ui/routes/catalog/list-loader.ts';
import { loadVarietyPacks } from '#ui/routes/catalog/variety-loader.ts';
import type { ListData } from '#ui/stores/catalog/list-data.ts';

const filters: readonly Facet[] = [
  { name: 'brand', options: [{ value: 'mazoro', label: 'Mazoro', count: 80 }] },
];
const otto: BrandTile = {
  brandId: 'otto',
  name: 'Otto & Fig',
  imageUrl: '/packs/brand-otto.svg',
  color: '#2c401b',
};
const total = 80;
const pageSize = 36;

/** A shelf of eighty, which remembers what it was asked for. */
const shelf = (size = total) => {
  const asked: number[] = [];
  const counted: string[] = [];
  const core = coreOf({
    listBrands: () => {
      counted.push('brands');
      return Effect.succeed([otto]);
    },
    showNavigation: () => Effect.succeed([]),
    listFilters: () => {
      counted.push('filters');
      return Effect.succeed(filters);
    },
    listProducts: ({ page }: ProductQuery) => {
      asked.push(page);
      const first = (page - 1) * pageSize;
      const count = Math.max(0, Math.min(pageSize, size - first));
      const list = Array.from({ length: count }, (_, index) =>
        product({ productId: `P-${first + index}` as ProductId }),
      );
      return Effect.succeed({ list, totalProduct: size, page, pageSize });
    },
  });
  return { asked, counted, core };
};

const listIn = (answer: Awaited<ReturnType<typeof loadList>>): ListData => {
  if (!('value' in answer)) throw new Error('the list failed');
  return answer.value;
};

const at = (page: number): ProductQuery => ({ ...everyProduct, page });

describe('loadList', () => {
  it('[BROWSE-06] opens a list through its page, in order', async () => {
    const { asked, core } = shelf();
    const list = listIn(await loadList(core, at(3)));
    expect(asked.sort()).toEqual([1, 2, 3]);
    expect(list.list.map(({ productId }) => productId)).toEqual(
      Array.from({ length: total }, (_, index) => `P-${index}`),
    );
    expect(list.totalProduct).toBe(total);
  });

  it('"show more" asks for the next page only', async () => {
    const { asked, counted, core } = shelf();
    const first = listIn(await loadList(core, at(1)));
    const more = listIn(await loadList(core, at(2), { before: first }));
    expect(asked).toEqual([1, 2]);
    expect(counted).toEqual(['filters']);
    expect(more.filters).toEqual(filters);
    expect(more.list).toHaveLength(72);
  });

  it('asks for brands only where the heading may name one or shows them all', async () => {
    const { counted, core } = shelf();
    expect(listIn(await loadList(core, at(1))).brands).toEqual([]);
    expect(counted).toEqual(['filters']);
    const ofOtto = { ...at(1), brand: ['otto'] };
    expect(listIn(await loadList(core, ofOtto)).brands).toEqual([otto]);
    const tiles = listIn(await loadList(core, at(1), { view: 'brands' }));
    expect(tiles.brands).toEqual([otto]);
    counted.length = 0;
    const more = await loadList(core, at(2), { before: tiles, view: 'brands' });
    expect(listIn(more).brands).toEqual([otto]);
    expect(counted).toEqual([]);
  });

  it('[BROWSE-06] a deep page is a few calls, with the way back and on to the end', async () => {
    const { asked, core } = shelf(10_000);
    const deep = listIn(await loadList(core, at(50)));
    expect(asked.sort()).toEqual([47, 48, 49, 50]);
    expect(deep.first).toBe(47);
    expect(deep.list[0]?.productId).toBe(`P-${46 * pageSize}`);
    asked.length = 0;
    const more = listIn(await loadList(core, at(51), { before: deep }));
    expect(asked).toEqual([51]);
    expect([more.first, more.list.length]).toEqual([47, 5 * pageSize]);
    asked.length = 0;
    const before = listIn(await loadList(core, at(46), { before: more }));
    expect(asked.sort()).toEqual([43, 44, 45, 46]);
    expect(before.list.at(-1)?.productId).toBe(`P-${46 * pageSize - 1}`);
  });

  it('a list of ten thousand can be walked to its end', async () => {
    const { asked, core } = shelf(10_000);
    let list = listIn(await loadList(core, at(1)));
    while (list.list.length < list.totalProduct) {
      list = listIn(await loadList(core, at(list.query.page + 1), { before: list }));
    }
    expect(new Set(list.list.map(({ productId }) => productId)).size).toBe(10_000);
    expect(asked).toHaveLength(Math.ceil(10_000 / pageSize));
  });

  it('a page behind the end opens the end', async () => {
    const { asked, core } = shelf();
    const list = listIn(await loadList(core, at(90_000)));
    expect(list.query.page).toBe(3);
    expect(list.list).toHaveLength(total);
    expect(asked.length).toBeLessThan(10);
  });

  it('another list, or an earlier page, is asked for anew', async () => {
    const { asked, core } = shelf();
    const first = listIn(await loadList(core, at(1)));
    await loadList(core, { ...at(2), sort: 'name' }, { before: first });
    expect(asked).toEqual([1, 1, 2]);
    const two = listIn(await loadList(core, at(2)));
    asked.length = 0;
    expect(listIn(await loadList(core, at(1), { before: two })).list).toHaveLength(36);
    expect(asked).toEqual([1]);
  });

  it('[STORE-17] holds the state of a list: list, totalProduct and filters', async () => {
    const { core } = shelf();
    const state: Pick<ProductState, 'list' | 'totalProduct' | 'filters'> = listIn(
      await loadList(core, at(1)),
    );
    expect(state).toMatchObject({ totalProduct: total, filters });
    expect(state.list).toHaveLength(pageSize);
  });

  it('a list that finds nothing brings what is popular, and one without filters stands', async () => {
    const { core } = shelf();
    const down = new ShopUnreachable({ why: 'offline' });
    const bare = coreOf({
      listBrands: () => Effect.fail(down),
      listFilters: () => Effect.fail(down),
      showNavigation: () => Effect.fail(down),
      listProducts: (query) =>
        query.brand.length > 0
          ? Effect.succeed({ list: [], totalProduct: 0, page: 1, pageSize })
          : Effect.promise(async () => {
              const page = await core.run((useCases) => useCases.catalog.listProducts(query));
              if (!page.ok) throw new Error('the shelf failed');
              return page.value;
            }),
    });
    const empty = listIn(await loadList(bare, { ...at(1), brand: ['nobody'] }));
    expect(empty).toMatchObject({ list: [], totalProduct: 0, filters: [], brands: [] });
    expect(empty.popular.map(({ productId }) => productId)).toEqual(['P-0', 'P-1', 'P-2', 'P-3']);
    expect(listIn(await loadList(bare, at(1))).popular).toEqual([]);
  });

  it('[VPACK-03] the shop of packs stands with and without packs to start with', async () => {
    const { core } = shelf();
    const packs = [product({ productId: 'VP-1' as ProductId })];
    const withPacks = coreOf({ recommendPacks: () => Effect.succeed(packs) });
    const answer = await loadVarietyPacks(withPacks, loadList(core, at(1)));
    expect(answer).toMatchObject({ value: { recommended: packs, totalProduct: total } });
    const down = new ShopUnreachable({ why: 'offline' });
    const without = coreOf({ recommendPacks: () => Effect.fail(down) });
    const alone = await loadVarietyPacks(without, loadList(core, at(1)));
    expect(alone).toMatchObject({ value: { recommended: [], totalProduct: total } });
  });

  it('a call that failed is an answer the screen can show, with a status machines understand', async () => {
    const core = coreOf({
      listBrands: () => Effect.succeed([]),
      listFilters: () => Effect.succeed([]),
      listProducts: () => Effect.fail(new ShopUnreachable({ why: 'offline' })),
    });
    const answer = await loadList(core, at(1));
    expect(answer).toMatchObject({
      data: { is: 'failed', tag: 'ShopUnreachable' },
      init: { status: 503 },
    });
  });
});
