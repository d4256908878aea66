import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { countOf, setCount } from '#domain/mix/mix-bags.ts';
import { surprise } from '#domain/mix/surprise.ts';
import { boxOfThirty, flavorIds, mixRules, shelves } from '#test/arbitraries/mix.ts';

describe('surprise', () => {
  it('[MIX-01] keeps what was chosen, fills what fits, and only from the shelf', () => {
    fc.assert(
      fc.property(mixRules(), shelves(), flavorIds(), fc.string(), (rules, shelf, own, seed) => {
        const before = setCount([], own, 2, rules);
        const after = surprise(before, shelf, rules, seed);
        expect(after.slice(0, before.length)).toEqual(before);
        const added = after.slice(before.length);
        expect(added.every((bag) => shelf.includes(bag))).toBe(true);
        for (const bag of added) expect(countOf(after, bag)).toBeLessThanOrEqual(rules.maxPerItem);
        const couldTake = shelf.some((flavor) => countOf(after, flavor) < rules.maxPerItem);
        expect(after.length === rules.packSize || !couldTake).toBe(true);
      }),
    );
  });

  it('[MIX-01] spreads: no flavor comes twice before every flavor came once', () => {
    fc.assert(
      fc.property(shelves(), fc.string(), (shelf, seed) => {
        fc.pre(shelf.length > 0);
        const bags = surprise([], shelf, boxOfThirty, seed);
        const counts = shelf.map((flavor) => countOf(bags, flavor));
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('[MIX-01] is the same for the same seed and differs between seeds', () => {
    const shelf = Array.from({ length: 12 }, (_, index) => `CHP-${index}` as ProductId);
    const once = surprise([], shelf, boxOfThirty, 'one');
    expect(surprise([], shelf, boxOfThirty, 'one')).toEqual(once);
    expect(surprise([], shelf, boxOfThirty, 'two')).not.toEqual(once);
  });
});
