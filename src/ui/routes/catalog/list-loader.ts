import { compareStructural } from 'mobx';
import { data } from 'react-router-dom';
import type { Outcome } from '#application/run.ts';
import {
  everyProduct,
  type ProductPage,
  type ProductQuery,
  productPageSize,
  type SearchTold,
} from '#domain/catalog/product-query.ts';
import { unknownShelf, wholeShelf } from '#domain/search/unknown-shelf.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { Core } from '#ui/core/core.ts';
import type { Loaded } from '#ui/core/loaded.ts';
import { loaded, missingStatus } from '#ui/routes/screen/load.ts';
import type { ListData } from '#ui/stores/catalog/list-data.ts';

/** The most pages an address opens at once, the named one last; an address may name any page. */
const mostAtOnce = 4;

/** Products shown on a list without results. */
const popularCount = 4;

const valueOr = <Value>(outcome: Outcome<Value, unknown>, otherwise: Value): Value =>
  outcome.ok ? outcome.value : otherwise;

interface ListOpening {
  /** The same list as it was opened last. */
  readonly before?: ListData | undefined;
  /** What the address wants in its heading: `brands` is a tile for each. */
  readonly view?: string | null;
}

/**
 * Opens a list through its page, or the last few pages up to a deep one. "Show more" asks for one
 * more page only. The list stands without its
 * filters and brands.
 */
export const loadList = async (
  core: Core,
  query: ProductQuery,
  { before, view = null }: ListOpening = {},
): Promise<ReturnType<typeof loaded<ListData>> | ReturnType<typeof notThere>> => {
  const opened = before !== undefined && isEarlier(before.query, query) ? before : undefined;
  const known = opened?.query.page ?? Math.max(0, query.page - mostAtOnce);
  const [filters, brands, ...pages] = await Promise.all([
    opened?.filters ?? readFilters(core, query),
    isBrandNamed(query) || view === 'brands' ? readBrands(core, opened) : [],
    ...pagesAfter(known, query).map((page) =>
      core.run((useCases) => useCases.catalog.listProducts({ ...query, page })),
    ),
  ]);
  const failed = pages.find((page) => !page.ok);
  if (failed !== undefined) return loaded<ListData>(failed as Outcome<never, CallFailure>);
  const values = pages.flatMap((page) => (page.ok ? [page.value] : []));
  const last = Math.max(1, Math.ceil((values.at(-1)?.totalProduct ?? 0) / productPageSize));
  // An address may name a page after the last one; then the last one is shown.
  if (opened === undefined && known >= last)
    return loadList(core, { ...query, page: last }, { view });
  const value: ListData = {
    query,
    first: opened?.first ?? known + 1,
    list: [...(opened?.list ?? []), ...values.flatMap((page) => page.list)],
    totalProduct: values.at(-1)?.totalProduct ?? 0,
    filters,
    brands,
    popular: await readPopular(core, values),
    told: toldBy(values.at(-1) ?? {}),
  };
  const unknown =
    value.totalProduct === 0 && namesShelf(query) ? await readUnknownShelf(core, query) : undefined;
  return unknown === undefined
    ? loaded({ ok: true, value })
    : notThere({ ...value, unknownShelf: unknown });
};

/** A list that does not exist, for people and for crawlers. */
const notThere = (value: ListData) =>
  data({ is: 'ready', value } satisfies Loaded<ListData>, { status: missingStatus });

const namesShelf = ({ productTypes, brand, flavor }: ProductQuery): boolean =>
  [productTypes, brand, flavor].some((names) => names.length > 0);

/** Asked only when the list is empty: whether there is such a list at all. */
const readUnknownShelf = async (core: Core, query: ProductQuery): Promise<string | undefined> => {
  const [shelf, shop, navigation] = await Promise.all([
    core.run((useCases) => useCases.catalog.listFilters(wholeShelf(query))),
    core.run((useCases) => useCases.catalog.listFilters(everyProduct)),
    core.run((useCases) => useCases.catalog.showNavigation()),
  ]);
  return shelf.ok && shop.ok && navigation.ok
    ? unknownShelf(query, { shelf: shelf.value, shop: shop.value }, navigation.value)
    : undefined;
};

const pagesAfter = (known: number, { page }: ProductQuery): readonly number[] =>
  Array.from({ length: page - known }, (_, index) => known + index + 1);

const toldBy = ({ correctedText, knownWords }: SearchTold): SearchTold => ({
  ...(correctedText !== undefined && { correctedText }),
  ...(knownWords !== undefined && { knownWords }),
});

const readFilters = async (core: Core, query: ProductQuery) =>
  valueOr(await core.run((useCases) => useCases.catalog.listFilters(query)), []);

/** A heading may be the name of the brand that the list is of. */
const isBrandNamed = ({ brand }: ProductQuery): boolean => brand.length > 0;

const readBrands = async (core: Core, opened: ListData | undefined) =>
  opened !== undefined && opened.brands.length > 0
    ? opened.brands
    : valueOr(await core.run((useCases) => useCases.catalog.listBrands()), []);

const readPopular = async (core: Core, [first]: readonly ProductPage[]) => {
  if (first?.totalProduct !== 0) return [];
  const page = await core.run((useCases) => useCases.catalog.listProducts(everyProduct));
  return page.ok ? page.value.list.slice(0, popularCount) : [];
};

/** True when `before` is the beginning of the list asked for now. */
const isEarlier = (before: ProductQuery, now: ProductQuery): boolean =>
  before.page < now.page &&
  now.page - before.page <= mostAtOnce &&
  compareStructural({ ...before, page: now.page }, now);
