import { getqueryproducts } from '#adapters/http/wire/calls/catalog-calls.ts';
import {
  filterlist,
  productgrouplist,
  recommendedvarietypacklist,
  staffpickslist,
} from '#adapters/http/wire/calls/list-calls.ts';
import { everyProduct, type ProductQuery } from '#domain/catalog/product-query.ts';
import {
  type AnsweredCall,
  answerPublic,
  type CallRequest,
  type HandlerOf,
} from '#server/api/call/handler.ts';
import type { CatalogParts } from '#server/api/handlers/catalog-handlers.ts';
import { knownFilter } from '#server/data/catalog/known-filter.ts';
import { listFilter } from '#server/data/catalog/list-conditions.ts';
import { filterKey, listProducts } from '#server/data/catalog/list-products.ts';
import { readRecommendedPacks, readStaffPicks } from '#server/data/catalog/picked-products.ts';
import { readProductGroups } from '#server/data/catalog/product-groups.ts';
import { countListed, readFacets } from '#server/data/catalog/read-facets.ts';
import { makeShelfMemory } from '#server/data/catalog/shelf-memory.ts';
import { makeCountMemory } from '#server/data/catalog-state/count-memory.ts';
import type { SearchReader } from '#server/data/search/search-reader.ts';
import type { SearchReading } from '#server/data/search/search-reading.ts';

/** Lists with their filters, and what the shop picks for its shelves. */
export const listAnswers = (
  { db, catalog }: CatalogParts,
  readText: SearchReader,
): readonly AnsweredCall[] => {
  const counts = makeCountMemory(catalog);
  const shelves = makeShelfMemory(db, catalog);
  const meaningOf = async (text: string | undefined) =>
    text === undefined || text.trim() === '' ? undefined : readText(text);
  const tidy = async (request: CallRequest<unknown, unknown>) => {
    const shelf = await shelves.at(request.locationNumber);
    // Its codec has read it: it is a filter, or a part of one.
    const asked = { ...everyProduct, ...(request.body as Partial<ProductQuery>) };
    return { ...request, body: knownFilter(shelf, asked) };
  };
  const getList: HandlerOf<typeof getqueryproducts> = async (request) => {
    const search = await meaningOf(request.body.searchText);
    const query = listFilter({ ...everyProduct, ...request.body }, search);
    const { locationNumber } = request;
    const counted = counts.of(filterKey(query, locationNumber), () =>
      countListed(shelves, query, locationNumber),
    );
    // Without a text the count is at hand, and tells the quicker way to the page.
    const extent =
      search === undefined
        ? { total: await counted, sold: (await shelves.at(locationNumber)).sold }
        : undefined;
    const [totalProduct, list] = await Promise.all([
      counted,
      listProducts(db, query, request, extent),
    ]);
    return { items: [{ list, totalProduct, ...toldOf(search, totalProduct) }] };
  };
  const getFilters: HandlerOf<typeof filterlist> = async (request) => {
    const search = await meaningOf(request.body.searchText);
    const filter = listFilter({ ...everyProduct, ...request.body }, search);
    return { items: await readFacets(shelves, filter, request) };
  };
  return [
    answerPublic(getqueryproducts, getList, tidy),
    answerPublic(filterlist, getFilters, tidy),
    answerPublic(staffpickslist, async (request) => ({
      items: await readStaffPicks(db, request),
    })),
    answerPublic(productgrouplist, async (request) => ({
      items: await readProductGroups(db, request.query.productGroup ?? '', request),
    })),
    answerPublic(recommendedvarietypacklist, async (request) => ({
      items: await readRecommendedPacks(db, request),
    })),
  ];
};

/** What a list says about the text it was found by. */
const toldOf = (search: SearchReading | undefined, found: number) => ({
  ...(search?.correctedText !== undefined && { correctedText: search.correctedText }),
  ...(search !== undefined && found === 0 && { knownWords: search.knownWords }),
});
