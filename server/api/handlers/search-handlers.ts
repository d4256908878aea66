import { getautocompleteproducts } from '#adapters/http/wire/calls/search-calls.ts';
import { type AnsweredCall, answerPublic } from '#server/api/call/handler.ts';
import type { CatalogParts } from '#server/api/handlers/catalog-handlers.ts';
import { makeSuggester } from '#server/data/catalog/suggest-products.ts';
import type { SearchReader } from '#server/data/search/search-reader.ts';

/** What a shopper who is still typing may mean. */
export const searchAnswers = (
  { db, catalog }: CatalogParts,
  readText: SearchReader,
): readonly AnsweredCall[] => {
  const suggest = makeSuggester(db, catalog);
  return [
    answerPublic(getautocompleteproducts, async (request) => {
      const search = await readText(request.query.searchText, 'typing');
      const products = await suggest(search, request);
      const { correctedText } = search;
      return {
        items: products.map((product) => ({
          ...product,
          ...(correctedText !== undefined && { correctedText }),
        })),
      };
    }),
  ];
};
