import * as z from 'zod';
import type { CatalogRecord } from '#domain/catalog/records/catalog-record.ts';
import type { ProductRecord } from '#domain/catalog/records/product-record.ts';
import { contentPageNames } from '#domain/content/content.ts';
import {
  bilingual,
  color,
  id,
  isoDay,
  maybeBilingual,
  picture,
  productSchema,
  slugPath,
  text,
} from '#server/admin/catalog/product-schema.ts';
import { couponSchema } from '#server/admin/coupon/coupon-schema.ts';

/** A catalogue that is all in memory. */
export type WholeCatalog = CatalogRecord & { readonly products: readonly ProductRecord[] };

/** Where a link of the shop leads: a path, or another site. */
const link = z.string().regex(/^(?:\/|https:\/\/)\S*$/, 'must be a path or an https address');

const brand = z.strictObject({
  brandId: id,
  name: text,
  slug: slugPath,
  wordmarkPath: picture,
  color: z.union([color, z.literal('')]),
  house: z.literal(true).exactOptional(),
});

const menuItem = { menuSeq: z.int(), label: bilingual, url: link };

const tile = z.strictObject({
  slug: z.string().exactOptional(),
  title: bilingual,
  text: maybeBilingual.exactOptional(),
  url: link,
  color: z.string().exactOptional(),
  imageUrls: z.array(picture).exactOptional(),
});

const days = z.strictObject({ least: z.int().min(0).max(60), most: z.int().min(0).max(60) });
const state = z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters');

const dispatch = z.strictObject({
  timeZone: z.enum([
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
  ]),
  cutOffHour: z.int().min(0).max(23),
  zones: z.array(z.strictObject({ states: z.array(state).min(1), days })),
  elsewhere: days,
});

const location = z.strictObject({
  locationNumber: id,
  city: text,
  state,
  zipPrefixes: z.array(z.string().regex(/^\d{1,5}$/)),
  isDefault: z.boolean(),
  dispatch: dispatch.exactOptional(),
});

const content = z.strictObject({
  pages: z.array(
    z.strictObject({
      page: z.enum(contentPageNames),
      title: bilingual,
      lead: maybeBilingual,
      updatedOn: isoDay.exactOptional(),
      sections: z.array(z.strictObject({ sectionId: id, heading: bilingual, body: bilingual })),
    }),
  ),
  faq: z.array(
    z.strictObject({
      categoryId: id,
      title: bilingual,
      questions: z.array(
        z.strictObject({ questionId: id, question: bilingual, answer: bilingual }),
      ),
    }),
  ),
  events: z.array(
    z.strictObject({
      eventId: id,
      name: bilingual,
      date: isoDay,
      place: text,
      minAge: z.int().min(0).max(120),
    }),
  ),
});

/** Everything a new shop is loaded with: `CatalogRecord`, field by field. */
export const catalogSchema: z.ZodType<WholeCatalog> = z.strictObject({
  products: z.array(productSchema).min(1),
  brands: z.array(brand).min(1),
  flavors: z.array(z.strictObject({ flavorId: id, label: bilingual })).min(1),
  productTypes: z
    .array(
      z.strictObject({
        slug: slugPath,
        label: bilingual,
        pairsWith: z.array(slugPath).exactOptional(),
      }),
    )
    .min(1),
  navigation: z.array(z.strictObject({ ...menuItem, subMenu: z.array(z.strictObject(menuItem)) })),
  banners: z.array(
    z.strictObject({
      bannerId: id,
      title: bilingual,
      text: maybeBilingual,
      imageUrl: picture,
      linkUrl: link,
      position: z.int(),
    }),
  ),
  parentCategories: z.array(tile),
  subCategories: z.array(tile),
  promoTiles: z.array(tile),
  labels: z.record(text, bilingual),
  settings: z.record(text, z.string()),
  locations: z.array(location).min(1),
  content,
  coupons: z.array(couponSchema).exactOptional(),
});
