import { describe, expect, it } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { anyFlavor, filteredFlavors } from '#domain/mix/flavor-filter.ts';
import { product } from '#test/fixtures.ts';

const shelf = [
  product({
    productId: 'A-1' as ProductId,
    title: 'Jalapeño Cheddar',
    brandId: 'mazoro',
    brand: 'Mazoro',
  }),
  product({
    productId: 'B-1' as ProductId,
    title: 'Sea Salt',
    brandId: 'matinee',
    brand: 'Matinée',
  }),
];
const titles = (wish: Parameters<typeof filteredFlavors>[1]) =>
  filteredFlavors(shelf, wish).map(({ title }) => title);

describe('the flavors of a wish', () => {
  it.each([
    ['jalapeno', ['Jalapeño Cheddar']],
    ['JALAPEÑO', ['Jalapeño Cheddar']],
    [' matinee ', ['Sea Salt']],
    ['', ['Jalapeño Cheddar', 'Sea Salt']],
    ['plum', []],
  ])('“%s” is found whatever its accents and case', (text, found) => {
    expect(titles({ text })).toEqual(found);
  });

  it('whoever wishes for nothing sees the whole shelf', () => {
    expect(filteredFlavors(shelf, anyFlavor)).toEqual(shelf);
  });

  it('[MIX-01] those of the box alone, in the order of the shelf', () => {
    const among = new Set(['B-1' as ProductId, 'X-1' as ProductId]);
    expect(titles({ text: '', among })).toEqual(['Sea Salt']);
    expect(titles({ text: 'ched', among })).toEqual([]);
    expect(titles({ text: '', among: new Set() })).toEqual([]);
  });

  it('a maker narrows them besides', () => {
    expect(titles({ text: '', brandId: 'matinee' })).toEqual(['Sea Salt']);
    expect(titles({ text: 'sea', brandId: 'mazoro' })).toEqual([]);
  });
});
