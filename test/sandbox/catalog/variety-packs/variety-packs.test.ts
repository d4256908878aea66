import { describe, expect, it } from 'vitest';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';

const { products } = seedCatalog();
const byId = new Map(products.map((product) => [product.productId, product]));
const packs = products.filter(({ kind }) => kind === 'variety-pack');

describe('variety packs', () => {
  it('[VPACK-01] are exactly twelve', () => {
    expect(packs).toHaveLength(12);
  });

  it('[VPACK-02] are bundles with a virtual number of their own', () => {
    const numbers = packs.map(({ bundle }) => bundle?.virtualSku);
    expect(numbers).toEqual(packs.map(({ productId }) => `V-${productId}`));
    expect(products.filter(({ bundle }) => bundle !== undefined)).toEqual(packs);
  });

  it('[VPACK-02] hold mixable snacks that exist and are in stock somewhere', () => {
    for (const { productId, bundle } of packs) {
      const contents = bundle?.products ?? [];
      expect(contents.length, productId).toBeGreaterThanOrEqual(3);
      for (const { productId: id, quantity } of contents) {
        const inside = byId.get(id);
        expect(inside?.mixable, `${productId} holds ${id}`).toBe(true);
        expect(Object.values(inside?.stock ?? {}).some((units) => units > 0)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('hold as many bags as they say', () => {
    for (const { size, bundle } of packs) {
      const bags = bundle?.products.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(size).toBe(`${bags} bags`);
    }
  });

  it('cost less than their bags one by one', () => {
    for (const { productId, priceCents, bundle } of packs) {
      const singly = (bundle?.products ?? []).reduce(
        (sum, item) => sum + item.quantity * (byId.get(item.productId)?.priceCents ?? 0),
        0,
      );
      expect(priceCents, productId).toBeLessThan(singly);
    }
  });

  it('warn of every allergen and the heat inside', () => {
    for (const { allergens, heat, bundle } of packs) {
      const inside = (bundle?.products ?? []).flatMap(({ productId }) => byId.get(productId) ?? []);
      expect(new Set(allergens)).toEqual(new Set(inside.flatMap((snack) => snack.allergens)));
      expect(heat).toBe(Math.max(...inside.map((snack) => snack.heat)));
    }
  });
});
