import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { bagsIn, contentsOf } from '#domain/mix/mix-bags.ts';
import {
  draftOfSaved,
  emptyMixDraft,
  isUnsaved,
  type MixDraft,
  withoutGone,
} from '#domain/mix/mix-draft.ts';
import { canBeOrdered, goneFrom, mixStatus } from '#domain/mix/mix-status.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';
import type { Cents } from '#domain/money/cents.ts';
import { boxOfThirty, flavorIds, shelves } from '#test/arbitraries/mix.ts';
import { chips, popcorn } from '#test/fixtures.ts';

const mix: SavedMix = {
  id: 'MYOMP-30-1',
  name: 'Movie night',
  contents: [
    { productId: chips.productId, quantity: 18 },
    { productId: popcorn.productId, quantity: 12 },
  ],
  nonSku: 'ZMYOMP30',
  version: 1,
};
const rules = { ...boxOfThirty, price: 2675 as Cents };
const bags = fc.array(flavorIds(), { maxLength: 30 });

describe('how a kept box stands', () => {
  it('[MIX-09] it can be ordered when all of it can be had and the rules are those it was packed by', () => {
    const shelf = [chips, popcorn];
    expect(mixStatus(mix.contents, shelf, rules)).toEqual({
      gone: [],
      outgrown: false,
      price: 2675,
    });
    const soldOut = mixStatus(mix.contents, [chips, { ...popcorn, available: false }], rules);
    expect([soldOut.gone, canBeOrdered(soldOut)]).toEqual([[mix.contents[1]], false]);
    expect(mixStatus(mix.contents, [chips], rules).gone).toEqual([mix.contents[1]]);
    const larger = mixStatus(mix.contents, shelf, { ...rules, packSize: 40 });
    expect([larger.outgrown, canBeOrdered(larger)]).toEqual([true, false]);
    expect(canBeOrdered(mixStatus(mix.contents, shelf, rules))).toBe(true);
    const byBag = mixStatus(mix.contents, shelf, boxOfThirty);
    expect(byBag.price).toBe(18 * chips.price + 12 * popcorn.price);
  });

  it('[MIX-09] a box whose price nobody knows cannot be ordered', () => {
    const unknown = mixStatus(mix.contents, [chips], boxOfThirty);
    expect(unknown).toStrictEqual({ gone: [mix.contents[1]], outgrown: false });
    expect(canBeOrdered({ gone: [], outgrown: false })).toBe(false);
    expect(canBeOrdered({ gone: [], outgrown: false, price: 2675 as Cents })).toBe(true);
  });

  it('[MIX-09] an empty entry of a box is no item', () => {
    const none = [{ productId: popcorn.productId, quantity: 0 }];
    expect(goneFrom(none, [])).toEqual([]);
  });
});

describe('a box on the table', () => {
  it('[MIX-08] a kept box opens without what is gone, which is put in replaceMixItems', () => {
    const draft = draftOfSaved(mix, [popcorn.productId], boxOfThirty);
    expect(draft).toMatchObject({ name: 'Movie night', saved: mix });
    expect(draft.bags).toHaveLength(18);
    expect(draft.replaceMixItems).toEqual([mix.contents[1]]);
  });

  it('[MIX-08] what goes while a box is packed leaves its pockets empty, and nothing else moves', () => {
    fc.assert(
      fc.property(bags, shelves(), shelves(), (packed, gone, later) => {
        const draft: MixDraft = { ...emptyMixDraft, bags: packed };
        const first = withoutGone(draft, gone);
        expect(first.bags).toEqual(packed.filter((bag) => !gone.includes(bag)));
        const taken = contentsOf(packed.filter((bag) => gone.includes(bag)));
        expect(first.replaceMixItems).toEqual(taken);
        const second = withoutGone(first, later);
        const units = second.replaceMixItems.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(second.bags.length + units).toBe(packed.length);
        expect(withoutGone(second, later)).toBe(second);
      }),
    );
  });

  it('[MIX-03] work is unsaved as long as neither account nor cart holds it like this', () => {
    const asKept = draftOfSaved(mix, [], boxOfThirty);
    expect(isUnsaved(asKept, [])).toBe(false);
    expect(isUnsaved({ ...asKept, name: 'Film' }, [])).toBe(true);
    expect(isUnsaved({ ...asKept, bags: asKept.bags.slice(1) }, [])).toBe(true);
    expect(isUnsaved(emptyMixDraft, [])).toBe(false);
    const line: CartLine = {
      kind: 'mix',
      id: 'MYOMP-30-4',
      productId: 'MYOMP-30-4',
      quantity: 1,
      title: 'Film',
      contents: mix.contents,
      nonSku: 'ZMYOMP30',
    };
    const own = { ...emptyMixDraft, bags: bagsIn(mix.contents, boxOfThirty) };
    expect(isUnsaved(own, [line])).toBe(true);
    expect(isUnsaved({ ...own, name: 'Film', editing: line.id }, [line])).toBe(false);
    const first = { ...line, id: 'MYOMP-30-3', title: 'Other' };
    expect(isUnsaved({ ...own, name: 'Film', editing: line.id }, [first, line])).toBe(false);
    const other = [...own.bags.slice(1), 'PRZ-0301' as ProductId];
    expect(isUnsaved({ ...own, bags: other, name: 'Film', editing: line.id }, [line])).toBe(true);
  });
});
