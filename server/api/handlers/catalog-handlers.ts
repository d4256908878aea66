import type { Kysely } from 'kysely';
import {
  allbrands,
  bannerlist,
  bestsellerlist,
  datalist,
  productdetail,
  recommendedproducts,
} from '#adapters/http/wire/calls/catalog-calls.ts';
import { type AnsweredCall, answerPublic } from '#server/api/call/handler.ts';
import { replyWith } from '#server/api/call/reply-with.ts';
import { refuse } from '#server/base/refusal/refusal.ts';
import { readBestsellers, readRecommended } from '#server/data/catalog/chosen-products.ts';
import { findProduct } from '#server/data/catalog/find-product.ts';
import { readBanners, readBrands, readHomeParts } from '#server/data/catalog/read-home.ts';
import type { CatalogState } from '#server/data/catalog-state/catalog-state.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export interface CatalogParts {
  readonly db: Kysely<Tables>;
  readonly catalog: () => CatalogState | Promise<CatalogState>;
}

/** The home page and the product page. */
export const catalogAnswers = ({ db }: CatalogParts): readonly AnsweredCall[] => {
  return [
    answerPublic(bestsellerlist, async (request) => ({
      items: await readBestsellers(db, request),
    })),
    answerPublic(bannerlist, async ({ language }) => ({ items: await readBanners(db, language) })),
    answerPublic(datalist, async ({ language }) => ({
      items: [await readHomeParts(db, language)],
    })),
    answerPublic(allbrands, async () => ({ items: await readBrands(db) })),
    answerPublic(productdetail, async (request) => {
      const product = await findProduct(db, request.query.productId, request);
      return replyWith(product ?? refuse('NOT_FOUND', { what: 'product' }));
    }),
    answerPublic(recommendedproducts, async (request) => ({
      items: await readRecommended(db, request.query.productId, request),
    })),
  ];
};
