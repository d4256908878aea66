import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { growCatalog } from '#sandbox/catalog/grow-catalog.ts';

const { products } = seedCatalog();

describe('growCatalog', () => {
  it('gives as many products as asked for, the real ones first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), (count) => {
        const grown = [...growCatalog(count, 1)];
        expect(grown).toHaveLength(count);
        expect(grown.slice(0, products.length)).toEqual(products.slice(0, count));
      }),
      { numRuns: 10 },
    );
  });

  it('gives 10,000 products their own numbers, names and prices above zero', () => {
    const grown = [...growCatalog(10_000, 7)];
    expect(new Set(grown.map(({ productId }) => productId)).size).toBe(10_000);
    expect(grown.every(({ priceCents }) => Number.isInteger(priceCents) && priceCents > 0)).toBe(
      true,
    );
    const batches = grown.slice(products.length);
    expect(new Set(batches.map(({ title }) => title.en)).size).toBe(batches.length);
    expect(new Set(batches.map(({ title }) => title.es)).size).toBe(batches.length);
  });

  it('gives 100,000 products their own numbers', () => {
    const numbers = new Set<string>();
    for (const { productId } of growCatalog(100_000, 7)) numbers.add(productId);
    expect(numbers.size).toBe(100_000);
  });

  it('gives the same products for the same seed, others for another', () => {
    const first = [...growCatalog(2000, 7)];
    expect([...growCatalog(2000, 7)]).toEqual(first);
    expect([...growCatalog(2000, 8)]).not.toEqual(first);
  });

  it('makes products one at a time', () => {
    const endless = growCatalog(Number.MAX_SAFE_INTEGER, 1);
    for (let index = 0; index < 1000; index += 1) expect(endless.next().done).toBe(false);
    endless.return();
  });

  it('shows pictures that are drawn, and lends no bestseller rank', () => {
    const drawn = new Set(products.map(({ imagePath }) => imagePath));
    const batches = [...growCatalog(3000, 1)].slice(products.length);
    expect(batches.every(({ imagePath }) => drawn.has(imagePath))).toBe(true);
    expect(batches.every((batch) => batch.bestsellerRank === undefined)).toBe(true);
    expect(batches.every((batch) => batch.bundle === undefined)).toBe(true);
  });
});
