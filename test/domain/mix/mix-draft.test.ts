import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { bagsIn, countOf, setCount } from '#domain/mix/mix-bags.ts';
import {
  draftOf,
  draftOfSaved,
  emptyMixDraft,
  isUnsaved,
  laidUnder,
  type MixDraft,
  undone,
} from '#domain/mix/mix-draft.ts';
import { availableFirst, makersInTurn, offeredFlavors } from '#domain/mix/offered-flavors.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';
import { mix } from '#test/arbitraries/cart.ts';
import { boxOfThirty, flavorIds } from '#test/arbitraries/mix.ts';
import { chips, popcorn } from '#test/fixtures.ts';

const id = (text: string) => text as ProductId;
const bags = (maxLength: number) => fc.array(flavorIds(), { maxLength });
const saved: SavedMix = {
  id: 'MYOMP-30-7',
  name: 'Movie night',
  contents: [{ productId: id('CHP-0101'), quantity: 3 }],
  nonSku: 'ZMYOMP30',
  version: 2,
};

describe('a box opened again', () => {
  it('[MIX-08] one of the cart nobody named has no name, and lacks only what is gone', () => {
    const { title: _, ...line } = mix('MYOMP-30-2', { a: 12, b: 18 });
    const draft = draftOf(line, ['c'], boxOfThirty);
    expect(draft).toEqual({
      bags: bagsIn(line.contents, boxOfThirty),
      replaceMixItems: [],
      name: '',
      editing: 'MYOMP-30-2',
    });
    expect(isUnsaved(draft, [line])).toBe(false);
    expect(isUnsaved({ ...draft, name: 'Film' }, [line])).toBe(true);
  });
});

describe('a box that was fetched while another was packed', () => {
  it('[MIX-03] lies under what was pressed meanwhile: no bag of either is lost while there is room', () => {
    fc.assert(
      fc.property(bags(12), bags(12), (kept, meanwhile) => {
        const draft: MixDraft = { ...emptyMixDraft, bags: kept, saved };
        const both = laidUnder(draft, { bags: meanwhile, name: '' }, boxOfThirty).bags;
        expect(both.slice(0, kept.length)).toEqual(kept);
        for (const bag of [...kept, ...meanwhile]) {
          expect(countOf(both, bag)).toBe(countOf(kept, bag) + countOf(meanwhile, bag));
        }
      }),
    );
  });

  it('[MIX-03] keeps its name unless one was typed, and is itself when nothing was', () => {
    const draft = draftOfSaved(saved, [], boxOfThirty);
    expect(laidUnder(draft, { bags: [], name: '' }, boxOfThirty)).toBe(draft);
    const named = laidUnder(draft, { bags: [], name: 'Film' }, boxOfThirty);
    expect(named).toEqual({ ...draft, name: 'Film' });
    const packed = laidUnder(draft, { bags: [id('POP-0203')], name: '' }, boxOfThirty);
    expect(packed).toEqual({ ...draft, bags: [...draft.bags, 'POP-0203'] });
  });

  it('[MIX-01] never passes the size of a box', () => {
    const full = { ...emptyMixDraft, bags: setCount([], id('CHP-0101'), 30, boxOfThirty) };
    const after = laidUnder(full, { bags: [id('POP-0203')], name: '' }, boxOfThirty);
    expect(after.bags).toEqual(full.bags);
  });
});

describe('taking a press back', () => {
  const before: MixDraft = { ...emptyMixDraft, bags: [id('CHP-0101')], name: 'Old' };
  const now: MixDraft = { ...before, bags: [id('CHP-0101'), id('CHP-0101')], name: 'New' };

  it('[MIX-01] brings the bags back and leaves the name that was typed since', () => {
    expect(undone(now, before)).toEqual({ ...before, name: 'New' });
    const kept = { ...now, saved };
    expect(undone(kept, { ...before, saved: { ...saved, version: 1 } })).toEqual({
      ...kept,
      bags: before.bags,
    });
  });

  it('[MIX-01] brings another box back whole, whether of the cart or of the account', () => {
    expect(undone({ ...now, editing: 'MYOMP-30-1' }, before)).toBe(before);
    expect(undone({ ...now, saved }, before)).toBe(before);
    const other = { ...before, saved };
    expect(undone({ ...now, saved: { ...saved, id: 'MYOMP-30-8' } }, other)).toBe(other);
    expect(undone(now, other)).toBe(other);
  });
});

describe('the shelf of flavors', () => {
  it('[MIX-01] offers what can be had, and shows it first; the order is the shelf’s', () => {
    const gone = { ...popcorn, available: false };
    const last = { ...chips, productId: id('CHP-0009') };
    expect(offeredFlavors([gone, chips, last])).toEqual([chips.productId, 'CHP-0009']);
    expect(availableFirst([gone, chips, last])).toEqual([chips, last, gone]);
  });

  it('[MIX-01] lets the makers take turns: all flavors, each maker’s in their order', () => {
    const shelves = fc
      .array(fc.constantFrom('a', 'b', 'c'))
      .map((brands) => brands.map((brandId, at) => ({ brandId, at })));
    fc.assert(
      fc.property(shelves, (shelf) => {
        const turns = makersInTurn(shelf);
        expect(turns.toSorted((one, other) => one.at - other.at)).toEqual(shelf);
        for (const maker of ['a', 'b', 'c']) {
          const own = turns.filter(({ brandId }) => brandId === maker);
          expect(own).toEqual(shelf.filter(({ brandId }) => brandId === maker));
        }
        // The first rows are of as many makers as there are.
        const makers = new Set(shelf.map(({ brandId }) => brandId));
        const first = turns.slice(0, makers.size).map(({ brandId }) => brandId);
        expect(new Set(first)).toEqual(makers);
      }),
    );
  });
});
