import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FinishedMix, newMixLine, replaceMix } from '#domain/cart/lines/mix-line.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { draftOf } from '#domain/mix/mix-draft.ts';
import { mixPrice } from '#domain/mix/mix-price.ts';
import { usualMixName } from '#domain/mix/mix-rules.ts';
import type { Cents } from '#domain/money/cents.ts';
import { carts, mix, product, sells } from '#test/arbitraries/cart.ts';
import { boxOfThirty, flavorIds } from '#test/arbitraries/mix.ts';

const finished = (contents: FinishedMix['contents']): FinishedMix => ({
  title: 'Game day',
  contents,
  nonSku: 'ZMYOMP30',
  unitPrice: 2675 as Cents,
});

const units = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const contents = () =>
  fc.uniqueArray(fc.record({ productId: flavorIds(), quantity: fc.integer({ min: 1, max: 4 }) }), {
    selector: ({ productId }) => productId,
    minLength: 1,
  });

describe('replaceMix', () => {
  it('[MIX-08] no unit of any other line is lost, and no two lines sell the same thing', () => {
    fc.assert(
      fc.property(carts(), contents(), fc.nat(), (lines, box, pick) => {
        const wanted = lines.filter((line) => line.quantity > 0);
        const mixes = wanted.filter((line) => line.kind === 'mix');
        const line = mixes[pick % Math.max(1, mixes.length)];
        fc.pre(line !== undefined);
        const after = replaceMix(wanted, line?.id ?? '', finished(box));
        expect(units(after)).toBe(units(wanted));
        expect(new Set(after.map(sells)).size).toBe(after.length);
        const mixIds = after.flatMap((each) => (each.kind === 'mix' ? [each.id] : []));
        expect(new Set(mixIds).size).toBe(mixIds.length);
      }),
    );
  });

  it('[MIX-08] the edited box keeps its number, its place and its quantity', () => {
    const lines = [mix('MYOMP-30-1', { a: 30 }), mix('MYOMP-30-4', { b: 30 }, 3)];
    const after = replaceMix(
      lines,
      'MYOMP-30-4',
      finished([{ productId: 'c' as ProductId, quantity: 30 }]),
    );
    expect(after[1]).toMatchObject({ id: 'MYOMP-30-4', quantity: 3, title: 'Game day' });
    expect(after[0]).toBe(lines[0]);
  });

  it('[MIX-08] a box that became the same as another joins it, and no other line moves', () => {
    const chips = product('CHP-0101', 2);
    const lines = [mix('MYOMP-30-1', { a: 30 }, 2), chips, mix('MYOMP-30-4', { b: 30 }, 3)];
    const asFirst = finished([{ productId: 'a' as ProductId, quantity: 30 }]);
    const after = replaceMix(lines, 'MYOMP-30-4', asFirst);
    expect(after.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['MYOMP-30-1', 5],
      ['CHP-0101', 2],
    ]);
    const unchanged = replaceMix(lines, 'MYOMP-30-1', asFirst);
    expect(unchanged.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['MYOMP-30-1', 2],
      ['CHP-0101', 2],
      ['MYOMP-30-4', 3],
    ]);
  });

  it('[MIX-06] a box whose line is gone is added under the next number', () => {
    const after = replaceMix(
      [mix('MYOMP-30-4', { b: 30 })],
      'MYOMP-30-9',
      finished([{ productId: 'c' as ProductId, quantity: 30 }]),
    );
    expect(after.map(({ id }) => id)).toEqual(['MYOMP-30-4', 'MYOMP-30-5']);
  });
});

describe('draftOf', () => {
  it('[MIX-08] [CART-02] puts what is gone into replaceMixItems and leaves its pockets empty', () => {
    const line = mix('MYOMP-30-2', { a: 12, b: 18 });
    const draft = draftOf(line, ['b'], boxOfThirty);
    expect(draft.bags).toEqual(Array(12).fill('a'));
    expect(draft.replaceMixItems).toEqual([{ productId: 'b', quantity: 18 }]);
    expect(draft).toMatchObject({ editing: 'MYOMP-30-2', name: line.title });
  });
});

describe('mixPrice', () => {
  const twoFlavors = [
    { productId: 'a' as ProductId, quantity: 10 },
    { productId: 'b' as ProductId, quantity: 20 },
  ];

  it('[MIX-04] is the price the shop set for boxes', () => {
    expect(mixPrice(twoFlavors, () => undefined, { price: 2675 as Cents })).toBe(2675);
  });

  it('[MIX-04] is the sum of the bags when the shop set none, unknown when one price is', () => {
    const prices: Readonly<Record<string, Cents>> = { a: 100 as Cents, b: 75 as Cents };
    expect(mixPrice(twoFlavors, (one) => prices[one], {})).toBe(2500);
    expect(mixPrice(twoFlavors, (one) => (one === 'a' ? prices['a'] : undefined), {})).toBe(
      undefined,
    );
  });
});

describe('newMixLine', () => {
  it('[MIX-11] carries the non-stock item of the config, and one box', () => {
    expect(newMixLine(finished([]))).toMatchObject({
      kind: 'mix',
      nonSku: 'ZMYOMP30',
      quantity: 1,
    });
  });

  it('[MIX-01] a box nobody named gets the name of its number', () => {
    expect(usualMixName(boxOfThirty, 3)).toBe('My Mix 3');
  });
});
