import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyProduct } from '#domain/catalog/product-query.ts';
import { findProduct, hasProduct } from '#server/data/catalog/find-product.ts';
import { listFilter } from '#server/data/catalog/list-conditions.ts';
import { listProducts } from '#server/data/catalog/list-products.ts';
import { readShelf } from '#server/data/catalog/shelf.ts';
import { changeProduct } from '#server/data/load/change-product.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

const shirt = { kind: 'merchandise', type: 'merchandise', sizeGroupId: 'TEE' } as const;
const inSize = (size: string, units: number) =>
  record({
    ...shirt,
    productId: `TEE-${size}`,
    size,
    sizeChoice: 'made',
    stock: { '100': units, '200': 0 },
  });
const products = [
  record({ ...shirt, productId: 'TEE', size: 'S-L', sizeChoice: 'open', stock: {} }),
  inSize('S', 3),
  inSize('L', 0),
];
const here = { language: 'en-us', locationNumber: '100' } as const;

describeOnBothDatabases('[CART-11] an article in sizes', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await loadCatalog(database.db, smallCatalog(products));
  });
  afterAll(() => database.close());

  const listed = () => listProducts(database.db, listFilter({ ...everyProduct, page: 1 }), here);
  const isAvailable = async () => (await findProduct(database.db, 'TEE', here))?.available;

  it('is one card that asks for a size, and a page for each size', async () => {
    expect(await listed()).toEqual([
      expect.objectContaining({ productId: 'TEE', sizeChoice: 'open', available: true }),
    ]);
    const sizes = [
      { productId: 'TEE-S', size: 'S', price: 429, available: true },
      { productId: 'TEE-L', size: 'L', price: 429, available: false },
    ];
    expect(await findProduct(database.db, 'TEE', here)).toMatchObject({ sizes, stock: 3 });
    expect(await findProduct(database.db, 'TEE-L', here)).toMatchObject({
      sizes,
      sizeChoice: 'made',
      stock: 0,
    });
    expect(await hasProduct(database.db, 'TEE-S')).toBe(true);
  });

  it('is sold in a size only', async () => {
    const shelf = await readShelf(database.db, ['TEE', 'TEE-S'], '100', 'en-us');
    expect(shelf.get('TEE')?.isSold).toBe(false);
    expect(shelf.get('TEE-S')).toMatchObject({ isSold: true, size: 'S', stock: 3 });
  });

  it('is available as long as one of its sizes is', async () => {
    const sell = (productId: string, quantity: number) =>
      sql`update stock set quantity = ${quantity}
        where product_id = ${productId} and location_number = '100'`.execute(database.db);
    await sell('TEE-S', 1);
    expect(await isAvailable()).toBe(true);
    await sell('TEE-S', 0);
    expect(await isAvailable()).toBe(false);
    expect((await listed())[0]?.available).toBe(false);
    await sell('TEE-L', 2);
    expect(await isAvailable()).toBe(true);
  });

  it('gets the stock set for it in every size', async () => {
    expect(await changeProduct(database.db, 'TEE', { stock: 0 })).toBe(true);
    expect(await isAvailable()).toBe(false);
    expect(await changeProduct(database.db, 'TEE', { stock: 7, locationNumber: '100' })).toBe(true);
    expect(await findProduct(database.db, 'TEE', here)).toMatchObject({ stock: 14 });
  });
});
