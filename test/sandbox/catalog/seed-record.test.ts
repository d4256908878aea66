import { describe, expect, it } from 'vitest';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { seedRecord } from '#sandbox/catalog/seed-record.ts';

const idsOf = (products: number | undefined) =>
  Array.from(seedRecord(products).products, ({ productId }) => productId);

describe('the catalogue the sandbox loads', () => {
  const own = seedCatalog().products.map(({ productId }) => productId);

  it('is its own, also where fewer products are asked for', () => {
    expect(idsOf(undefined)).toEqual(own);
    expect(idsOf(10)).toEqual(own);
  });

  it('has as many products as are asked for, the same at every time', () => {
    const grown = idsOf(1000);
    expect(grown.length).toBe(1000);
    expect(new Set(grown).size).toBe(1000);
    expect(grown.slice(0, own.length)).toEqual(own);
    expect(idsOf(1000)).toEqual(grown);
  });
});
