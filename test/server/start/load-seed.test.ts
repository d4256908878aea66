import { expect, it } from 'vitest';
import { seedRecord } from '#sandbox/catalog/seed-record.ts';
import { loadedParts } from '#server/data/load/loaded-parts.ts';
import { loadSeed } from '#server/start/load-seed.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';

describeOnBothDatabases('what the sandbox begins with', (open) => {
  it('is loaded part by part, and what is there stays', async () => {
    const database = await open();
    const { db } = database;
    const count = async (table: 'products' | 'content_pages' | 'coupons'): Promise<number> =>
      (await db.selectFrom(table).selectAll().execute()).length;
    try {
      expect(await loadedParts(db)).toEqual({ catalog: false, content: false, coupons: false });
      await loadSeed(db);
      expect(await loadedParts(db)).toEqual({ catalog: true, content: true, coupons: true });
      const products = await count('products');
      expect(products).toBeGreaterThan(100);
      // A shop from before there were texts and coupons, whose operator took a product out.
      await db.deleteFrom('content_pages').execute();
      await db.deleteFrom('coupons').execute();
      await db.deleteFrom('products').where('product_id', '=', 'CHP-0101').execute();
      expect(await loadedParts(db)).toEqual({ catalog: true, content: false, coupons: false });
      await loadSeed(db);
      const seed = seedRecord();
      expect(await count('content_pages')).toBe(seed.content.pages.length);
      expect(await count('coupons')).toBe(seed.coupons?.length);
      expect(await count('products')).toBe(products - 1);
    } finally {
      await database.close();
    }
  });
});
