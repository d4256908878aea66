import type { FacetValues } from '#domain/catalog/list-scope.ts';
import type { ProductRecord } from '#domain/catalog/records/product-record.ts';
import type { Cents } from '#domain/money/cents.ts';
import { placeOnShelf } from '#test/doubles/catalog/shelf-model.ts';
import { manyProducts, record } from '#test/server/setup/small-catalog.ts';

/** A catalogue with everything filters look at: badges, pre-orders, packs, odd sizes and types. */
export const variedRecords: readonly ProductRecord[] = [
  ...[...manyProducts(120)].map(
    (plain, index): ProductRecord => ({
      ...plain,
      priceCents: 50 + ((index * 7919) % 3000),
      badges: index % 10 === 0 ? ['new'] : index % 15 === 1 ? ['holiday', 'hot'] : [],
      ...(index % 3 === 0 && { allergens: index % 2 === 0 ? ['milk'] : ['peanut', 'wheat'] }),
      ...(index % 7 === 0 && { ingredients: { en: 'Corn, honey.', es: 'Maíz, miel.' } }),
      ...(index % 11 === 0 && { preOrder: { text: { en: 'Later', es: 'Luego' } } }),
    }),
  ),
  record({ productId: 'ODD-0001', type: 'popcorn', brandId: 'matinee', size: '6.5 OZ' }),
  record({ productId: 'NOT-0001', type: 'chips-not' }),
  record({ productId: 'GFT-0001', kind: 'gift-card', brandId: 'crunchcart' }),
  ...[1, 2, 3, 4].map((quantity) =>
    record({
      productId: `VP-000${quantity}`,
      kind: 'variety-pack',
      brandId: 'crunchcart',
      type: 'variety-packs',
      size: '24 bags',
      bundle: {
        virtualSku: `V-${quantity}`,
        products: [
          { productId: 'CHP-000002', quantity },
          { productId: 'CHP-000004', quantity: 1 },
        ],
      },
    }),
  ),
];

/** Where filters see a record, at one location: worked out from the records alone. */
export const placeAt = (
  each: ProductRecord,
  locationNumber: string,
  records: readonly ProductRecord[],
): FacetValues => {
  const unitsOf = (productId: string): number =>
    records.find((other) => other.productId === productId)?.stock[locationNumber] ?? 0;
  const inside = each.bundle?.products ?? [];
  return placeOnShelf({
    ...each,
    ingredients: each.ingredients.en,
    price: each.priceCents as Cents,
    preOrder: each.preOrder !== undefined,
    available:
      unitsOf(each.productId) > 0 &&
      inside.every(({ productId, quantity }) => unitsOf(productId) >= quantity),
  });
};
