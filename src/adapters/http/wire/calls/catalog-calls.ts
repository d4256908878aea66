import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import { wireProductId } from '#adapters/http/wire/cart-line.ts';
import { wireProductDetail, wireProductSummary } from '#adapters/http/wire/product.ts';
import { dietClaims } from '#domain/catalog/diet-claim.ts';

const b2c = '/v3/dopservice/b2c' as const;
export const text = (longest: number) => z.string().check(z.maxLength(longest));
/** Absent means English and the default location. */
export const place = {
  locationNumber: z.exactOptional(text(40)),
  lang: z.exactOptional(z.enum(['en-us', 'es'])),
};
const slugs = z.array(text(80)).check(z.maxLength(40));
const few = <const Value extends string>(values: readonly Value[]) =>
  z.array(z.enum(values)).check(z.maxLength(40));

/** What narrows a list: `brand` and the other facets are filters, the rest is the scope. */
export const filterShape = {
  searchText: z.exactOptional(text(200)),
  productTypes: slugs,
  brand: slugs,
  flavor: slugs,
  size: slugs,
  diet: z.exactOptional(few(dietClaims)),
  price: z.exactOptional(few(['0-3', '3-5', '5-10', '10-25', '25-up'])),
  availability: z.exactOptional(few(['in-stock', 'pre-order', 'out-of-stock'])),
  badge: z.exactOptional(few(['new', 'hot', 'holiday'])),
};

export const bestsellerlist = defineCall({
  name: 'bestsellerlist',
  method: 'GET',
  path: `${b2c}/home/bestsellerlist`,
  summary: 'Bestsellers, best first',
  query: z.object(place),
  item: wireProductSummary,
});

export const bannerlist = defineCall({
  name: 'bannerlist',
  method: 'GET',
  path: `${b2c}/home/bannerlist`,
  summary: 'Home banners',
  locationHeader: true,
  query: z.object({ lang: place.lang }),
  item: z.object({
    bannerId: z.string(),
    title: z.string(),
    text: z.string(),
    imageUrl: z.string(),
    linkUrl: z.string(),
    position: z.number(),
  }),
});

const brandTile = z.object({
  brandId: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  color: z.string(),
});

export const datalist = defineCall({
  name: 'datalist',
  method: 'GET',
  path: `${b2c}/home/datalist`,
  summary: 'Brands, categories and promo tiles of the home page',
  query: z.object(place),
  item: z.object({
    brands: z.array(brandTile),
    parentCategories: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        url: z.string(),
        color: z.string(),
        imageUrls: z.array(z.string()),
      }),
    ),
    subCategories: z.array(z.object({ title: z.string(), url: z.string() })),
    promoTiles: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        url: z.string(),
        color: z.string(),
        imageUrls: z.array(z.string()),
      }),
    ),
  }),
});

export const allbrands = defineCall({
  name: 'allbrands',
  method: 'GET',
  path: `${b2c}/allbrands`,
  summary: 'Every brand',
  query: z.object(place),
  item: brandTile,
});

export const getqueryproducts = defineCall({
  name: 'getqueryproducts',
  method: 'POST',
  path: `${b2c}/getqueryproducts`,
  summary: 'One page of the product list (36 a page)',
  body: z.object({
    ...place,
    ...filterShape,
    sort: z.enum(['featured', 'price-low', 'price-high', 'name', 'newest']),
    page: z.int().check(z.gte(1), z.lte(100_000)),
    pageSize: z.literal(36),
  }),
  item: z.object({
    list: z.array(wireProductSummary),
    totalProduct: z.int(),
    // Looked for in place of the text, when a typing mistake was corrected.
    correctedText: z.exactOptional(z.string()),
    // Words of a text nothing was found for, each of which finds something by itself.
    knownWords: z.exactOptional(z.array(z.string())),
  }),
});

export const productdetail = defineCall({
  name: 'productdetail',
  method: 'GET',
  path: `${b2c}/productdetail`,
  summary: 'Everything about one product',
  query: z.object({ ...place, productId: wireProductId }),
  item: wireProductDetail,
});

export const recommendedproducts = defineCall({
  name: 'recommendedproducts',
  method: 'GET',
  path: `${b2c}/recommendedproducts`,
  summary: 'What goes well with a product',
  query: z.object({ ...place, productId: wireProductId }),
  item: wireProductSummary,
});
