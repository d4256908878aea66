import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import {
  type Bags,
  bagsIn,
  bagsToGo,
  contentsOf,
  countOf,
  mixProblem,
  roomFor,
  setCount,
} from '#domain/mix/mix-bags.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import { boxOfThirty, flavorIds, mixRules, presses } from '#test/arbitraries/mix.ts';

const filled = (rules: MixRules, all: readonly { productId: ProductId; count: number }[]): Bags =>
  all.reduce<Bags>((bags, { productId, count }) => setCount(bags, productId, count, rules), []);

const id = (text: string) => text as ProductId;

describe('setCount', () => {
  it('[MIX-01] a press that changes nothing leaves the very same box', () => {
    fc.assert(
      fc.property(mixRules(), presses(), flavorIds(), (rules, all, one) => {
        const bags = filled(rules, all);
        expect(setCount(bags, one, countOf(bags, one), rules)).toBe(bags);
      }),
    );
    const full = setCount([], id('a'), 30, boxOfThirty);
    expect(setCount(full, id('b'), 1, boxOfThirty)).toBe(full);
  });

  it('[MIX-01] [MIX-04] never passes the size of the box nor the limit of one flavor', () => {
    fc.assert(
      fc.property(mixRules(), presses(), (rules, all) => {
        const bags = filled(rules, all);
        expect(bags.length).toBeLessThanOrEqual(rules.packSize);
        for (const bag of bags) {
          expect(countOf(bags, bag)).toBeLessThanOrEqual(rules.maxPerItem);
        }
      }),
    );
  });

  it('[MIX-01] gives exactly the count that fits, and touches no other flavor nor its order', () => {
    fc.assert(
      fc.property(mixRules(), presses(), flavorIds(), fc.nat({ max: 15 }), (rules, all, one, n) => {
        const before = filled(rules, all);
        const after = setCount(before, one, n, rules);
        const fits = countOf(before, one) + roomFor(before, one, rules);
        expect(countOf(after, one)).toBe(Math.min(n, fits));
        const others = (bags: Bags) => bags.filter((bag) => bag !== one);
        expect(others(after)).toEqual(others(before));
      }),
    );
  });

  it('[MIX-01] takes out the bag put in last and closes the gap', () => {
    const bags = [id('a'), id('b'), id('a'), id('c')];
    expect(setCount(bags, id('a'), 1, boxOfThirty)).toEqual([id('a'), id('b'), id('c')]);
  });
});

describe('contentsOf and bagsIn', () => {
  it('[MIX-01] a box kept and opened again holds the same bags', () => {
    fc.assert(
      fc.property(mixRules(), presses(), (rules, all) => {
        const bags = filled(rules, all);
        expect([...bagsIn(contentsOf(bags), rules)].sort()).toEqual([...bags].sort());
      }),
    );
  });

  it('[MIX-04] opens no more bags than the box takes, whatever a record claims', () => {
    const claims = [
      { productId: id('a'), quantity: 1_000_000_000 },
      { productId: id('b'), quantity: Number.NaN },
      { productId: id('c'), quantity: -4 },
      { productId: id('d'), quantity: 1.5 },
    ];
    expect(bagsIn(claims, boxOfThirty)).toEqual(Array(30).fill('a'));
  });
});

describe('mixProblem', () => {
  it('[MIX-05] a box is fine exactly when it is full, varied enough and within the flavor limit', () => {
    fc.assert(
      fc.property(mixRules(), presses(), (rules, all) => {
        const contents = contentsOf(filled({ ...rules, maxPerItem: 12 }, all));
        const units = contents.reduce((sum, item) => sum + item.quantity, 0);
        const fine =
          units === rules.packSize &&
          contents.length >= rules.minDistinct &&
          contents.every(({ quantity }) => quantity <= rules.maxPerItem);
        expect(mixProblem(contents, rules) === undefined).toBe(fine);
      }),
    );
  });

  it('[MIX-05] says how many bags are missing or too many', () => {
    const of = (quantity: number) => [{ productId: id('a'), quantity }];
    expect(mixProblem(of(22), boxOfThirty)).toEqual({ key: 'mix.missing', values: { count: 8 } });
    expect(mixProblem(of(31), boxOfThirty)).toEqual({ key: 'mix.surplus', values: { count: 1 } });
    expect(mixProblem(of(30), { ...boxOfThirty, maxPerItem: 12 })).toEqual({
      key: 'mix.perFlavor',
      values: { count: 12 },
    });
    const uneven = [...of(20), { productId: id('b'), quantity: 10 }];
    expect(mixProblem(uneven, { ...boxOfThirty, maxPerItem: 12 })?.key).toBe('mix.perFlavor');
    expect(mixProblem(of(30), { ...boxOfThirty, minDistinct: 2 })).toEqual({
      key: 'mix.distinct',
      values: { count: 2 },
    });
  });

  it('[MIX-08] of a kept box no more bags are taken out than a box takes, and only whole ones', () => {
    const item = (name: string, quantity: number) => ({ productId: id(name), quantity });
    const bags = bagsIn([item('a', 20), item('b', 20), item('c', 1)], boxOfThirty);
    expect([bags.length, countOf(bags, id('a')), countOf(bags, id('b'))]).toEqual([30, 20, 10]);
    const odd = [item('a', -2), item('b', 1.5), item('c', Number.POSITIVE_INFINITY), item('d', 2)];
    expect(bagsIn(odd, boxOfThirty)).toEqual(['d', 'd']);
  });

  it('[MIX-05] bags to go and the bags in the box make the size', () => {
    fc.assert(
      fc.property(mixRules(), presses(), (rules, all) => {
        const bags = filled(rules, all);
        expect(bags.length + bagsToGo(bags, rules)).toBe(rules.packSize);
      }),
    );
  });
});
