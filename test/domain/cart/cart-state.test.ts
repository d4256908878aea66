import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCart } from '#domain/cart/cart.ts';
import {
  mayReorderNow,
  mergedTurn,
  noMergeTurn,
  reorderAskedTurn,
  reorderedTurn,
  signedInTurn,
} from '#domain/cart/merge-turn.ts';
import { emptyMixDraft } from '#domain/mix/mix-draft.ts';

describe('the state of the cart', () => {
  it('[CART-02] begins with three empty lists: lines, bags of a mix, bags to replace', () => {
    expect(emptyCart).toEqual({ lines: [] });
    expect([emptyMixDraft.bags, emptyMixDraft.replaceMixItems]).toEqual([[], []]);
  });
});

describe('when carts are merged', () => {
  it('[CART-10] a sign-in sets the flag, the merge clears it', () => {
    const waiting = signedInTurn(noMergeTurn);
    expect(waiting).toEqual({ ...noMergeTurn, cartMerge: true });
    expect(mergedTurn(waiting)).toEqual(noMergeTurn);
  });

  it('[CART-10] a reorder waits for the merge, whichever was asked for first', () => {
    const bySignIn = reorderAskedTurn(signedInTurn(noMergeTurn));
    const byReorder = signedInTurn(reorderAskedTurn(noMergeTurn));
    expect(bySignIn).toEqual(byReorder);
    expect(bySignIn).toEqual({
      cartMerge: true,
      reOrderMergeFlag: true,
      cartMergeBeforeReOrder: true,
    });
    expect(mayReorderNow(bySignIn)).toBe(false);
    expect(mayReorderNow(mergedTurn(bySignIn))).toBe(true);
    expect(reorderedTurn(mergedTurn(bySignIn))).toEqual(noMergeTurn);
  });

  it('[CART-10] every sign-in is merged once, and no reorder runs before it', () => {
    const steps = { signedInTurn, reorderAskedTurn };
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.keys(steps)), { maxLength: 20 }), (names) => {
        let turn = noMergeTurn;
        for (const name of names) turn = steps[name as keyof typeof steps](turn);
        expect(turn.cartMerge).toBe(names.includes('signedInTurn'));
        expect(turn.cartMergeBeforeReOrder).toBe(turn.cartMerge && turn.reOrderMergeFlag);
        expect(mayReorderNow(turn) && turn.cartMerge).toBe(false);
        expect(mergedTurn(mergedTurn(turn))).toEqual(mergedTurn(turn));
        expect(reorderedTurn(mergedTurn(turn))).toEqual(noMergeTurn);
      }),
    );
  });
});
