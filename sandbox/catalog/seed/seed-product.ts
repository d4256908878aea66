import type { NutritionRecord, ProductRecord } from '#domain/catalog/records/product-record.ts';

export type { Allergen, Heat } from '#domain/catalog/records/product-record.ts';

/** A product of the sandbox's catalogue: what the shop's own records are made from. */
export type SeedProduct = ProductRecord;

export type SeedNutrition = NutritionRecord;
