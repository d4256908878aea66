import * as z from 'zod';
import type { ProductRecord } from '#domain/catalog/records/product-record.ts';

export const text = z.string().trim().min(1).max(10_000);
export const bilingual = z.strictObject({ en: text, es: text });
/** The same in two languages where a text may be missing. */
export const maybeBilingual = z.strictObject({ en: z.string(), es: z.string() });
export const id = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/, 'must be letters, digits, - and _');
/** A path of the shop, or a picture at another host. */
export const picture = z
  .string()
  .regex(
    /^(?:\/[^/\s][^\s]*|https:\/\/[^\s]+)$/,
    'must be a path such as /packs/x.svg, or an https address',
  );
export const color = z
  .string()
  .regex(/^#(?:[0-9A-Fa-f]{3}){1,2}$/, 'must be a color such as #FFD200');
const cents = z.int().min(0).max(10_000_000);
const units = z.int().min(0).max(1_000_000_000);
export const slugPath = z
  .string()
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'must be a slug such as chips/tortilla');
export const isoDay = z.iso.date();

const grams = z.number().min(0).max(10_000);

const nutrition = z.strictObject({
  servingSize: bilingual,
  servingsPerContainer: grams,
  calories: grams,
  totalFatGrams: grams,
  saturatedFatGrams: grams,
  transFatGrams: grams,
  cholesterolMilligrams: grams,
  sodiumMilligrams: grams,
  totalCarbohydrateGrams: grams,
  dietaryFiberGrams: grams,
  totalSugarsGrams: grams,
  addedSugarsGrams: grams,
  proteinGrams: grams,
});

const kinds = ['snack', 'variety-pack', 'merchandise', 'gift-card'] as const;
const allergens = ['milk', 'wheat', 'soy', 'peanut', 'tree-nuts', 'sesame', 'egg'] as const;
const taxKinds = ['snack', 'candy', 'soft-drink', 'merchandise', 'gift-card'] as const;
const badges = ['new', 'hot', 'holiday'] as const;

const release = z.union([
  z.strictObject({ on: isoDay }),
  z.strictObject({ afterDays: z.int().min(1).max(366) }),
]);

/** A product as the catalogue's file has it: `ProductRecord`, field by field. */
export const productSchema: z.ZodType<ProductRecord> = z.strictObject({
  productId: id,
  kind: z.enum(kinds),
  brandId: id,
  type: slugPath,
  flavor: id,
  heat: z.literal([0, 1, 2, 3]),
  size: text,
  sizeGroupId: id,
  sizeChoice: z.enum(['open', 'made']).exactOptional(),
  priceCents: cents,
  title: bilingual,
  description: maybeBilingual,
  ingredients: maybeBilingual,
  allergens: z.array(z.enum(allergens)),
  nutrition: nutrition.exactOptional(),
  taxCategory: z.enum(taxKinds),
  imagePath: picture,
  insidePath: picture.exactOptional(),
  tint: z.strictObject({ light: color, dark: color }),
  badges: z.array(z.enum(badges)),
  preOrder: z.strictObject({ text: bilingual, release: release.exactOptional() }).exactOptional(),
  mixable: z.boolean(),
  bundle: z
    .strictObject({
      virtualSku: id,
      products: z
        .array(z.strictObject({ productId: id, quantity: z.int().min(1).max(1000) }))
        .min(1),
    })
    .exactOptional(),
  bestsellerRank: z.int().min(1).exactOptional(),
  staffPick: z.strictObject({ quote: bilingual, by: bilingual }).exactOptional(),
  popularity: z.number(),
  createdDay: z.int(),
  excludedZipPrefixes: z.array(z.string().regex(/^\d{1,5}$/)).exactOptional(),
  stock: z.record(id, units),
});
