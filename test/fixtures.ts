import type { ProductDetail } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Address } from '#domain/shipping/address.ts';

/** A product with nothing special about it. */
export const product = (
  facts: Partial<ProductDetail> & { readonly productId: ProductId },
): ProductDetail => ({
  kind: 'snack',
  title: `Title of ${facts.productId}`,
  brandId: 'brand',
  brand: 'Brand',
  type: 'chips',
  flavor: 'salt',
  size: '8 oz',
  price: 429 as Cents,
  available: true,
  preOrder: false,
  imagePath: '/packs/x.svg',
  tint: { light: '#fff', dark: '#000' },
  badges: [],
  description: '',
  ingredients: '',
  allergens: [],
  sizes: [],
  stock: 1000,
  ...facts,
});

export const chips = product({ productId: 'CHP-0001' as ProductId, title: 'Sea Salt Chips' });
export const popcorn = product({
  productId: 'POP-0001' as ProductId,
  title: 'Butter Popcorn',
  price: 350 as Cents,
});

export const ada: Address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: '100 Main St',
  addressDetails: '',
  city: 'Plano',
  state: 'tx',
  zipcode: '75024',
};
