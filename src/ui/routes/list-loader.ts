import type { BrandTile } from '#domain/catalog/home.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductPage, ProductQuery, SearchTold } from '#domain/catalog/product-query.ts';
import type { CallFailure } from '#ports/failures.ts';
import type { Core, Outcome } from '#ui/core.ts';
import { loaded } from '#ui/routes/load.ts';

/** A list as far as it was opened: pages one to `query.page`. */
export interface ListData {
  readonly query: ProductQuery;
  readonly products: readonly ProductSummary[];
  readonly totalProduct: number;
  readonly brands: readonly BrandTile[];
  /** About the search text, as the shop read it. */
  readonly told: SearchTold;
}

type PageOutcome = Outcome<ProductPage, CallFailure>;

const joined = (
  query: ProductQuery,
  pages: readonly ProductPage[],
  brands: readonly BrandTile[],
): ListData => ({
  query,
  products: pages.flatMap((page) => page.list),
  totalProduct: pages.at(-1)?.totalProduct ?? 0,
  brands,
  told: toldBy(pages.at(-1) ?? {}),
});

const toldBy = ({ correctedText, knownWords }: SearchTold): SearchTold => ({
  ...(correctedText !== undefined && { correctedText }),
  ...(knownWords !== undefined && { knownWords }),
});

/**
 * Opens a list through its page. "Show more" asks for one more page only: `before` holds the
 * same list as it was opened last.
 */
export const loadList = async (core: Core, query: ProductQuery, before?: ListData) => {
  const known = before !== undefined && isEarlier(before.query, query) ? before.query.page : 0;
  const wanted = Array.from({ length: query.page - known }, (_, index) => known + index + 1);
  const [brands, ...pages] = await Promise.all([
    core.run((useCases) => useCases.listBrands()),
    ...wanted.map(
      (page): Promise<PageOutcome> =>
        core.run((useCases) => useCases.listProducts({ ...query, page })),
    ),
  ]);
  const failed = pages.find((page) => !page.ok);
  if (failed !== undefined) return loaded<ListData>(failed as Outcome<never, CallFailure>);
  const values = pages.flatMap((page) => (page.ok ? [page.value] : []));
  const list = joined(query, values, brands.ok ? brands.value : []);
  if (known === 0 || before === undefined) return loaded({ ok: true, value: list });
  return loaded({
    ok: true,
    value: { ...list, products: [...before.products, ...list.products] },
  });
};

/** True when `before` is the beginning of the list asked for now. */
const isEarlier = (before: ProductQuery, now: ProductQuery): boolean =>
  before.page < now.page &&
  JSON.stringify({ ...before, page: 0 }) === JSON.stringify({ ...now, page: 0 });
