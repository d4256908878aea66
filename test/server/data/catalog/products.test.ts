import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBestsellers, readRecommended } from '#server/data/catalog/chosen-products.ts';
import { findProduct } from '#server/data/catalog/find-product.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

const both = (en: string, es: string) => ({ en, es });
const products = [
  record({
    productId: 'CHP-0101',
    sizeGroupId: 'lime',
    priceCents: 599,
    size: '12 oz',
    bestsellerRank: 2,
    flavor: 'jalapeno',
    stock: { '100': 3 },
    insidePath: '/packs/plain-inside.svg',
    nutrition: {
      servingSize: both('1 oz', '1 onza'),
      servingsPerContainer: 9,
      calories: 140,
      totalFatGrams: 7,
      saturatedFatGrams: 1,
      transFatGrams: 0,
      cholesterolMilligrams: 0,
      sodiumMilligrams: 170,
      totalCarbohydrateGrams: 18,
      dietaryFiberGrams: 1,
      totalSugarsGrams: 0,
      addedSugarsGrams: 0,
      proteinGrams: 2,
    },
  }),
  record({ productId: 'CHP-0102', sizeGroupId: 'lime', priceCents: 429, stock: { '100': 0 } }),
  record({
    productId: 'CHP-0103',
    bestsellerRank: 1,
    popularity: 5,
    preOrder: { text: both('Ships in May', 'Sale en mayo') },
  }),
  record({
    productId: 'POP-0201',
    brandId: 'matinee',
    type: 'popcorn',
    flavor: 'jalapeno',
    popularity: 1,
  }),
  record({ productId: 'POP-0202', brandId: 'matinee', type: 'popcorn', popularity: 9 }),
  record({
    productId: 'VP-0001',
    kind: 'variety-pack',
    brandId: 'crunchcart',
    type: 'variety-packs',
    flavor: 'assorted',
    bundle: {
      virtualSku: 'V-VP-0001',
      products: [
        { productId: 'CHP-0101', quantity: 2 },
        { productId: 'POP-0201', quantity: 1 },
      ],
    },
    stock: { '100': 50, '200': 50 },
  }),
  record({ productId: 'GFT-0001', kind: 'gift-card', bestsellerRank: 3 }),
];
const here = { language: 'en-us', locationNumber: '100' } as const;

describeOnBothDatabases('products', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    expect(await loadCatalog(database.db, smallCatalog(products))).toBe(products.length);
  });
  afterAll(() => database.close());

  it('are told in full, in the language asked for, all sizes by price', async () => {
    const product = await findProduct(database.db, 'CHP-0101', { ...here, language: 'es' });
    expect(product).toMatchObject({
      productId: 'CHP-0101',
      title: 'Botana CHP-0101',
      description: 'Crujiente.',
      ingredients: 'Maíz, sal.',
      price: 599,
      stock: 3,
      available: true,
      mixable: true,
      insidePath: '/packs/plain-inside.svg',
      nutrition: { servingSize: '1 onza', calories: 140 },
      sizes: [
        { productId: 'CHP-0102', size: '9 oz', price: 429, available: false },
        { productId: 'CHP-0101', size: '12 oz', price: 599, available: true },
      ],
    });
  });

  it('have no nutrition and no pre-order where there is none', async () => {
    const plain = await findProduct(database.db, 'CHP-0102', here);
    expect(plain).not.toHaveProperty('nutrition');
    expect(plain).not.toHaveProperty('insidePath');
    expect(plain).toMatchObject({ preOrder: false });
    const later = await findProduct(database.db, 'CHP-0103', { ...here, language: 'es' });
    expect(later).toMatchObject({ preOrder: true, preOrderText: 'Sale en mayo' });
  });

  it('in a variety pack are named, and limit how many packs there are', async () => {
    const pack = await findProduct(database.db, 'VP-0001', here);
    expect(pack).toMatchObject({
      stock: 1,
      available: true,
      bundle: {
        virtualSku: 'V-VP-0001',
        products: [
          { productId: 'CHP-0101', quantity: 2, title: 'Snack CHP-0101' },
          { productId: 'POP-0201', quantity: 1, title: 'Snack POP-0201' },
        ],
      },
    });
    const elsewhere = await findProduct(database.db, 'VP-0001', { ...here, locationNumber: '200' });
    expect(elsewhere).toMatchObject({ stock: 0, available: false });
  });

  it('that are unknown or not sold yet are not found', async () => {
    for (const productId of ['chp-0101', 'NO-0000', '', 'GFT-0001', "'; drop table products; --"]) {
      expect(await findProduct(database.db, productId, here)).toBeUndefined();
    }
  });

  it('[BROWSE-07] that sell best come by rank', async () => {
    const found = await readBestsellers(database.db, here);
    expect(found.map(({ productId }) => productId)).toEqual(['CHP-0103', 'CHP-0101']);
  });

  it('[BROWSE-14] that go well with one share most first, without it and its other sizes', async () => {
    const found = await readRecommended(database.db, 'CHP-0101', here);
    // Type and brand: 3 points; flavour: 2 points.
    expect(found.map(({ productId }) => productId)).toEqual(['CHP-0103', 'POP-0201']);
    const others = await readRecommended(database.db, 'POP-0202', here);
    expect(others.map(({ productId }) => productId)).toEqual(['POP-0201', 'CHP-0103', 'CHP-0102']);
    expect(await readRecommended(database.db, 'NO-0000', here)).toEqual([]);
  });

  it('[BROWSE-14] that are eaten together come first, the same flavour before others, from both sides', async () => {
    const dips = ['DIP-0101', 'DIP-0102', 'DIP-0103', 'DIP-0104', 'DIP-0105'];
    const paired = smallCatalog([
      record({ productId: 'CHP-0101', sizeGroupId: 'lime', flavor: 'jalapeno' }),
      record({ productId: 'CHP-0102', sizeGroupId: 'lime', flavor: 'jalapeno', popularity: 3 }),
      record({ productId: 'CHP-0103', popularity: 9 }),
      ...dips.map((productId, popularity) =>
        record({
          productId,
          popularity,
          type: 'dips',
          brandId: 'matinee',
          ...(productId === 'DIP-0101' && { flavor: 'jalapeno' }),
        }),
      ),
    ]);
    const label = both('Dips', 'Salsas');
    const types = [...paired.productTypes, { slug: 'dips', label, pairsWith: ['chips'] }];
    const other = await open();
    try {
      await loadCatalog(other.db, { ...paired, productTypes: types });
      const idsWith = async (productId: string) =>
        (await readRecommended(other.db, productId, here)).map((found) => found.productId);
      // Three pairs and one that is like it in each row.
      expect(await idsWith('CHP-0101')).toEqual([
        ...['DIP-0101', 'DIP-0105', 'DIP-0104', 'CHP-0103'],
        ...['DIP-0103', 'DIP-0102'],
      ]);
      expect((await idsWith('DIP-0105')).slice(0, 2)).toEqual(['CHP-0103', 'CHP-0102']);
    } finally {
      await other.close();
    }
  });
});
