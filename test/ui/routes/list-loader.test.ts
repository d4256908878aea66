import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { everyProduct, type ProductQuery } from '#domain/catalog/product-query.ts';
import { ShopUnreachable } from '#ports/failures.ts';
import { product } from '#test/fixtures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { type ListData, loadList } from '#ui/routes/list-loader.ts';

const total = 80;
const pageSize = 36;

/** A shelf of eighty, which remembers what it was asked for. */
const shelf = () => {
  const asked: number[] = [];
  const core = coreOf({
    listBrands: () => Effect.succeed([]),
    listProducts: ({ page }: ProductQuery) => {
      asked.push(page);
      const first = (page - 1) * pageSize;
      const count = Math.max(0, Math.min(pageSize, total - first));
      const list = Array.from({ length: count }, (_, index) =>
        product({ productId: `P-${first + index}` as ProductId }),
      );
      return Effect.succeed({ list, totalProduct: total, page, pageSize });
    },
  });
  return { asked, core };
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
    expect(list.products.map(({ productId }) => productId)).toEqual(
      Array.from({ length: total }, (_, index) => `P-${index}`),
    );
    expect(list.totalProduct).toBe(total);
  });

  it('"show more" asks for the next page only', async () => {
    const { asked, core } = shelf();
    const first = listIn(await loadList(core, at(1)));
    const more = listIn(await loadList(core, at(2), first));
    expect(asked).toEqual([1, 2]);
    expect(more.products).toHaveLength(72);
  });

  it('another list, or an earlier page, is asked for anew', async () => {
    const { asked, core } = shelf();
    const first = listIn(await loadList(core, at(1)));
    await loadList(core, { ...at(2), sort: 'name' }, first);
    expect(asked).toEqual([1, 1, 2]);
    const two = listIn(await loadList(core, at(2)));
    asked.length = 0;
    expect(listIn(await loadList(core, at(1), two)).products).toHaveLength(36);
    expect(asked).toEqual([1]);
  });

  it('a call that failed is an answer the screen can show, with a status machines understand', async () => {
    const core = coreOf({
      listBrands: () => Effect.succeed([]),
      listProducts: () =>
        Effect.fail(new ShopUnreachable({ call: 'getqueryproducts', text: 'Network Error' })),
    });
    const answer = await loadList(core, at(1));
    expect(answer).toMatchObject({
      data: { is: 'failed', tag: 'ShopUnreachable' },
      init: { status: 503 },
    });
  });
});
