import fc from 'fast-check';
import { availabilities } from '#domain/catalog/availability.ts';
import { priceBands } from '#domain/catalog/price-band.ts';
import { type ProductQuery, productSorts } from '#domain/catalog/product-query.ts';

const some = <const Value>(values: readonly Value[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray([...values]));

/** Questions of values that `variedRecords` has and of some nobody has. */
export const productQueries: fc.Arbitrary<ProductQuery> = fc.record({
  productTypes: fc.constantFrom(
    [],
    [],
    ['chips'],
    ['chips', 'tortilla'],
    ['popcorn'],
    ['chip'],
    ['none'],
  ),
  brand: some(['mazoro', 'matinee', 'crunchcart', 'nobody']),
  flavor: some(['sea-salt', 'jalapeno', 'none']),
  diet: some(['vegan', 'no-milk', 'no-peanut', 'no-sugar']),
  size: some(['9 oz', '6.5 oz', '6.5-oz', '1.6 oz', '24 bags']),
  price: some(priceBands),
  availability: some(availabilities),
  badge: some(['new', 'holiday']),
  sort: fc.constantFrom(...productSorts),
  page: fc.constant(1),
});
