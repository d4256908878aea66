export type {
  Allergen,
  BundleRecord as SeedBundle,
  Heat,
  NutritionRecord as SeedNutrition,
  ProductRecord as SeedProduct,
} from '#domain/catalog/product-record.ts';
