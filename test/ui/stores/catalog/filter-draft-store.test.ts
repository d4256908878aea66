import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { type Facet, facetsOf } from '#domain/catalog/facets.ts';
import { everyProduct, type ProductFilter } from '#domain/catalog/product-query.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { placeAt, variedRecords } from '#test/server/setup/varied-records.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { FilterDraftStore } from '#ui/stores/catalog/filter-draft-store.ts';

const shelf = variedRecords.map((each) => ({
  ...placeAt(each, '100', variedRecords),
  count: 1,
}));
const filtersOf = (filter: ProductFilter): readonly Facet[] =>
  facetsOf(shelf, filter, (_, value) => value);
const list = { query: everyProduct, filters: filtersOf(everyProduct) };
const shop = coreOf({ listFilters: (filter) => Effect.sync(() => filtersOf(filter)) });
const mazoro = { name: 'brand', value: 'mazoro' } as const;
const hot = { name: 'flavor', value: 'jalapeno' } as const;

describe('filters being chosen', () => {
  it('[BROWSE-11] count what the list will show, with every tick', async () => {
    const draft = new FilterDraftStore(shop, list);
    expect(draft.total).toBe(shelf.length);
    await draft.toggle(mazoro);
    await draft.toggle(hot);
    const both = shelf.filter(({ brand, flavor }) => brand === 'mazoro' && flavor === 'jalapeno');
    expect(draft.total).toBe(both.length);
    await draft.toggle(mazoro);
    expect(draft.filter.brand).toEqual([]);
    expect(draft.total).toBe(shelf.filter(({ flavor }) => flavor === 'jalapeno').length);
    await draft.clear();
    expect([draft.filter.flavor, draft.total]).toEqual([[], shelf.length]);
  });

  it('the newest choice wins, however the answers arrive', async () => {
    const waiting: (() => void)[] = [];
    const slow = coreOf({
      listFilters: (filter) =>
        Effect.promise(
          () =>
            new Promise<readonly Facet[]>((resolve) =>
              waiting.push(() => resolve(filtersOf(filter))),
            ),
        ),
    });
    const draft = new FilterDraftStore(slow, list);
    const first = draft.toggle(mazoro);
    const second = draft.toggle(hot);
    expect(draft.isCounting).toBe(true);
    waiting[1]?.();
    await second;
    const newest = draft.filters;
    waiting[0]?.();
    await first;
    expect(draft.filters).toBe(newest);
    expect(draft.isCounting).toBe(false);
  });

  it('a count that fails leaves the choice standing', async () => {
    const down = coreOf({
      listFilters: () => Effect.fail(new ShopUnreachable({ why: 'offline' })),
    });
    const draft = new FilterDraftStore(down, list);
    await draft.toggle(mazoro);
    expect(draft.filter.brand).toEqual(['mazoro']);
    expect(draft.filters).toBe(list.filters);
    expect(draft.isCounting).toBe(false);
  });
});
