import * as z from 'zod/mini';
import { wireProductId } from '#adapters/http/wire/cart-line.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';
import type { ProductDetail, ProductSummary } from '#domain/catalog/product.ts';

const bundle = z.object({
  virtualSku: z.string(),
  products: z.array(
    z.object({
      productId: wireProductId,
      title: z.exactOptional(z.string()),
      imagePath: z.exactOptional(z.string()),
      quantity: z.int(),
    }),
  ),
});

const summaryShape = {
  productId: wireProductId,
  kind: z.enum(['snack', 'variety-pack', 'merchandise', 'gift-card']),
  title: z.string(),
  brandId: z.string(),
  brand: z.string(),
  type: z.string(),
  flavor: z.string(),
  size: z.string(),
  price: wireDollars,
  available: z.boolean(),
  preOrder: z.boolean(),
  preOrderText: z.exactOptional(z.string()),
  imagePath: z.string(),
  tint: z.object({ light: z.string(), dark: z.string() }),
  badges: z.array(z.enum(['new', 'hot', 'holiday'])),
  rating: z.exactOptional(z.object({ average: z.number(), count: z.int() })),
  sizeChoice: z.exactOptional(z.enum(['open', 'made'])),
  bundle: z.exactOptional(bundle),
};

export const wireProductSummary = z.object(summaryShape);

const nutrition = z.object({
  servingSize: z.string(),
  servingsPerContainer: z.number(),
  calories: z.number(),
  totalFatGrams: z.number(),
  saturatedFatGrams: z.number(),
  transFatGrams: z.number(),
  cholesterolMilligrams: z.number(),
  sodiumMilligrams: z.number(),
  totalCarbohydrateGrams: z.number(),
  dietaryFiberGrams: z.number(),
  totalSugarsGrams: z.number(),
  addedSugarsGrams: z.number(),
  proteinGrams: z.number(),
});

export const wireProductDetail = z.object({
  ...summaryShape,
  description: z.string(),
  ingredients: z.string(),
  allergens: z.array(z.string()),
  nutrition: z.exactOptional(nutrition),
  sizes: z.array(
    z.object({
      productId: wireProductId,
      size: z.string(),
      price: wireDollars,
      available: z.boolean(),
    }),
  ),
  stock: z.int(),
  mixable: z.exactOptional(z.boolean()),
  insidePath: z.exactOptional(z.string()),
});

/** Wire ids are plain text; inside they are ProductIds. The shapes are the same otherwise. */
export const toSummary = (wire: z.output<typeof wireProductSummary>): ProductSummary =>
  wire as unknown as ProductSummary;
export const toDetail = (wire: z.output<typeof wireProductDetail>): ProductDetail =>
  wire as unknown as ProductDetail;
