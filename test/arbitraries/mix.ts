import fc from 'fast-check';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Bags } from '#domain/mix/mix-bags.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';

const flavors: readonly ProductId[] = [
  'CHP-0101',
  'POP-0203',
  'PRZ-0301',
  'NUT-0402',
  'COO-0501',
].map((id) => id as ProductId);

export const flavorIds = (): fc.Arbitrary<ProductId> => fc.constantFrom(...flavors);

/** Small boxes, so that full ones, tight limits and single flavors come often. */
export const mixRules = (): fc.Arbitrary<MixRules> =>
  fc.record({
    packSize: fc.integer({ min: 1, max: 12 }),
    nonSku: fc.constant('ZMYOMP30'),
    minDistinct: fc.integer({ min: 1, max: 3 }),
    maxPerItem: fc.integer({ min: 1, max: 12 }),
    namePattern: fc.constant('My Mix {n}'),
  });

/** What a shopper did to a box, press by press. */
export const presses = () =>
  fc.array(fc.record({ productId: flavorIds(), count: fc.integer({ min: -2, max: 15 }) }), {
    maxLength: 20,
  });

/** A choice of flavors, each once. */
export const shelves = (): fc.Arbitrary<Bags> => fc.shuffledSubarray([...flavors]);

/** The rules of the shop as it is seeded. */
export const boxOfThirty: MixRules = {
  packSize: 30,
  nonSku: 'ZMYOMP30',
  minDistinct: 1,
  maxPerItem: 30,
  namePattern: 'My Mix {n}',
};
