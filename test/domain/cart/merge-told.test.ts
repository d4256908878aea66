import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import type { ToldMerge } from '#domain/cart/cart-link.ts';
import { canTellMerge, withMerge, withMergeTold, withoutMerge } from '#domain/cart/linked-cart.ts';
import { product } from '#test/arbitraries/cart.ts';

const token = '00000000-0000-4000-8000-000000000001';
const merged: Cart = {
  lines: [product('A', 1), product('B', 1)],
  link: {
    accountId: 'ada',
    token,
    version: 1,
    base: [],
    merge: { state: 'merged', from: [product('A', 1)], saved: [product('B', 1)] },
  },
};

type Step = ToldMerge | 'undo' | 'redo';
const steps = () =>
  fc.array(fc.constantFrom<Step>('news', 'receipt', 'undo', 'redo'), { maxLength: 12 });

describe('telling a merge', () => {
  it('[MERGE-11] each way once, whatever is done between, and no news after the receipt', () => {
    fc.assert(
      fc.property(steps(), (taken) => {
        let cart = merged;
        const told: string[] = [];
        for (const step of taken) {
          if (step === 'undo') cart = withoutMerge(cart);
          else if (step === 'redo') cart = withMerge(cart);
          else {
            if (canTellMerge(cart, step)) told.push(step);
            cart = withMergeTold(cart, step);
          }
        }
        expect([[], ['news'], ['receipt'], ['news', 'receipt']]).toContainEqual(told);
      }),
    );
  });

  it('[MERGE-11] an undone merge, and one not stored yet, are not told; telling changes no line', () => {
    expect(canTellMerge(withoutMerge(merged), 'receipt')).toBe(false);
    expect(canTellMerge({ lines: [] }, 'news')).toBe(false);
    const told = withMergeTold(merged, 'receipt');
    expect(told.lines).toBe(merged.lines);
    expect(told.link?.merge?.told).toBe('receipt');
    expect(withMergeTold(told, 'receipt')).toBe(told);
  });
});
