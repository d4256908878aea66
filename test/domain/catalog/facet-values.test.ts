import { describe, expect, it } from 'vitest';
import { isFlavor } from '#domain/catalog/flavor.ts';
import { everyProduct, productSorts } from '#domain/catalog/product-query.ts';
import { sizeSlug } from '#domain/catalog/size-text.ts';
import { isQuietWord } from '#domain/locale/search-words.ts';
import { isListed, placeOnShelf } from '#test/doubles/catalog/shelf-model.ts';
import { chips } from '#test/fixtures.ts';

describe('a product on the shelf', () => {
  it('[BROWSE-02] has one value of every filter', () => {
    expect(placeOnShelf({ ...chips, badges: ['new'], size: ' 6.5 OZ ' })).toEqual({
      type: 'chips',
      badges: ['new'],
      brand: 'brand',
      flavor: 'salt',
      diet: expect.any(Array),
      size: '6.5-oz',
      price: '3-5',
      availability: 'in-stock',
    });
    expect(sizeSlug('15 x 16 in')).toBe('15-x-16-in');
    expect(sizeSlug('M / L')).toBe('m-l');
  });

  it('[BROWSE-01] a list of every product leaves none out, and begins with its first page', () => {
    expect(isListed(placeOnShelf(chips), everyProduct)).toBe(true);
    expect([everyProduct.sort, everyProduct.page]).toEqual(['featured', 1]);
    expect(productSorts).toEqual(['featured', 'price-low', 'price-high', 'name', 'newest']);
  });
});

describe('words that name nothing', () => {
  it('packs of many and things nobody eats have no flavor', () => {
    expect(['assorted', 'none', 'lime', ''].map(isFlavor)).toEqual([false, false, true, true]);
  });

  it('small words of both languages are quiet, names of goods are not', () => {
    for (const word of ['a', 'of', 'the', 'with', 'de', 'para', 'sabor']) {
      expect([word, isQuietWord(word)]).toEqual([word, true]);
    }
    expect(['chips', 'sal', ''].map(isQuietWord)).toEqual([false, false, false]);
  });
});
