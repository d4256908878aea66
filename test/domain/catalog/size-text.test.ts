import { describe, expect, it } from 'vitest';
import { sizeText } from '#domain/catalog/size-text.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';

describe('a size in words', () => {
  it.each([
    ['40 bags', '40 bolsas'],
    ['Case of 6', 'Caja de 6'],
    ['Box of 12', 'Caja de 12'],
    ['One size', 'Talla única'],
    ['15 x 16 in', '15 x 16 pulg.'],
    ['9 in', '9 pulg.'],
    ['6.5 oz', '6.5 oz'],
    ['M / L', 'M / L'],
  ])('%s is %s in Spanish, and itself in English', (size, spanish) => {
    expect(sizeText(size, 'es')).toBe(spanish);
    expect(sizeText(size, 'en-us')).toBe(size);
  });

  it.each([
    ...['40 bags more', 'x40 bags', 'A Case of 6', 'Case of 6 x', 'One size up', 'x One size'],
    ...['a 9 in', '9 in x'],
  ])('%s is no size with words it knows', (size) => {
    expect(sizeText(size, 'es')).toBe(size);
  });

  it('[I18N-05] leaves no English word of the catalogue in Spanish', () => {
    const left = seedCatalog()
      .products.map(({ size }) => sizeText(size, 'es'))
      .filter((size) => /\b(?:bags?|case|box|size|in|of)\b/i.test(size));
    expect(left).toEqual([]);
  });
});
