/** What a product is to the tax office. */
export type TaxCategory = 'snack' | 'candy' | 'soft-drink' | 'merchandise' | 'gift-card';

export const taxCategories: readonly TaxCategory[] = [
  'snack',
  'candy',
  'soft-drink',
  'merchandise',
  'gift-card',
];
