import { describe, expect, it } from 'vitest';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { terminal } = shopWithTerminals();
const allergensOf = new Map(
  seedCatalog().products.map(({ productId, allergens }) => [productId, allergens]),
);

describe('crunch product list --diet', () => {
  it('[BROWSE-02] narrows lists and searches to food that lists nothing against it', async () => {
    const { run } = terminal();
    const all = await run('search', 'nuts');
    const found = await run('search', 'nuts', '--diet', 'no-peanut', '--diet', 'no-soy');
    expect(found.data.totalProduct).toBeGreaterThan(0);
    expect(found.data.totalProduct).toBeLessThan(all.data.totalProduct);
    for (const { productId, badges } of found.data.list) {
      expect(allergensOf.get(productId)).not.toContain('peanut');
      expect(allergensOf.get(productId)).not.toContain('soy');
      expect(badges.join()).not.toContain('diet');
    }
    const vegan = await run('product', 'list', '--type', 'dips', '--diet', 'vegan');
    for (const { productId } of vegan.data.list) {
      expect(allergensOf.get(productId)).not.toContain('milk');
    }
    const refused = await run('product', 'list', '--diet', 'keto');
    expect(refused).toMatchObject({ code: 2, error: { field: 'diet' } });
  });
});
