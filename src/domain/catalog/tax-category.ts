/** How a product is taxed. */
export type TaxCategory = 'snack' | 'candy' | 'soft-drink' | 'merchandise' | 'gift-card';

export const taxCategories: readonly TaxCategory[] = [
  'snack',
  'candy',
  'soft-drink',
  'merchandise',
  'gift-card',
];
