import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PairedType, typesWith } from '#domain/catalog/records/pairings.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';

const slugs = ['chips', 'chips/tortilla', 'chips/kettle', 'dips', 'nuts', 'nut'] as const;
const slug = fc.constantFrom(...slugs);
const catalogues = fc
  .array(fc.record({ slug, pairsWith: fc.uniqueArray(slug) }))
  .map((types): readonly PairedType[] => [
    ...new Map(types.map((type) => [type.slug, type])).values(),
  ]);

describe('the types that go with a type', () => {
  it('[BROWSE-14] are on both sides: what goes with one, that goes with it', () => {
    fc.assert(
      fc.property(catalogues, (types) => {
        for (const one of types) {
          for (const other of types) {
            expect(typesWith(one.slug, types).includes(other.slug)).toBe(
              typesWith(other.slug, types).includes(one.slug),
            );
          }
        }
      }),
    );
  });

  it('are types of the catalogue, each once, never the type itself', () => {
    fc.assert(
      fc.property(catalogues, slug, (types, own) => {
        const found = typesWith(own, types);
        expect(new Set(found).size).toBe(found.length);
        expect(found).not.toContain(own);
        const known = types.map((type) => type.slug);
        expect(found.filter((each) => !known.includes(each))).toEqual([]);
      }),
    );
  });

  it('of dips are chips first, and of every kind of chips dips', () => {
    const { productTypes } = seedCatalog();
    expect(typesWith('dips', productTypes)[0]).toBe('chips/tortilla');
    const chips = productTypes.filter(({ slug: each }) => each.startsWith('chips'));
    expect(chips.length).toBeGreaterThan(3);
    for (const { slug: each } of chips) expect(typesWith(each, productTypes)).toEqual(['dips']);
    expect(typesWith('merchandise', productTypes)).toEqual([]);
  });
});
