import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carryOver, holdTheSame } from '#domain/cart/carry-over.ts';
import { type Cart, type Coupon, emptied, emptyCart } from '#domain/cart/cart.ts';
import {
  baseOf,
  type CartLink,
  mergedLink,
  mergeOf,
  newLink,
  sameStand,
} from '#domain/cart/cart-link.ts';
import { withCoupon, withoutCoupon } from '#domain/cart/coupon-of-cart.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { addLine } from '#domain/cart/lines/edit-lines.ts';
import { takeOrdered } from '#domain/cart/lines/ordered-lines.ts';
import {
  followed,
  isStored,
  linkedTo,
  mergeBegun,
  mergeSettled,
  placingBegun,
  withMerge,
  withMergeRead,
  withoutMerge,
  withoutOrdered,
} from '#domain/cart/linked-cart.ts';
import { mergeCarts } from '#domain/cart/merge-carts.ts';
import { noMergeTurn, reorderAskedTurn } from '#domain/cart/merge-turn.ts';
import { mixNumber } from '#domain/mix/mix-id.ts';
import type { Cents } from '#domain/money/cents.ts';
import { bundle, filledCarts, mix, product, sells } from '#test/arbitraries/cart.ts';

const token = '00000000-0000-4000-8000-000000000001';

/** A guest's cart that was merged with an account's, as the shop answered. */
const merged = (guest: readonly CartLine[], saved: readonly CartLine[], lastMix = 0): Cart => {
  const linked = linkedTo({ lines: guest }, 'ada', token);
  const begun = linked.link
    ? mergeBegun(linked, linked.link, { version: 3, lines: saved, lastMix })
    : linked;
  const lines = begun.link?.merge ? mergeOf(begun.link.merge).lines : [];
  const stored = { version: 4, persistCartId: 'cart-1', lines, lastMix };
  return begun.link ? mergeSettled(begun, begun.link, stored) : begun;
};

describe('the merge of a sign-in', () => {
  it('[MERGE-01] [MERGE-11] makes both carts one, and is told when both brought something', () => {
    fc.assert(
      fc.property(filledCarts(), filledCarts(), (guest, saved) => {
        const cart = merged(guest, saved);
        expect(cart.lines).toEqual(mergeCarts(guest, saved).lines);
        expect(cart.turn).toEqual({
          cartMerge: false,
          reOrderMergeFlag: false,
          cartMergeBeforeReOrder: false,
        });
        expect(isStored(cart)).toBe(true);
        const told = guest.length > 0 && saved.length > 0;
        expect(cart.link?.merge?.state).toBe(told ? 'merged' : undefined);
        if (cart.link?.merge) expect(mergeOf(cart.link.merge)).toEqual(mergeCarts(guest, saved));
      }),
    );
  });

  it('undoing it restores the cart exactly, putting it back restores the merge, any number of times', () => {
    fc.assert(
      fc.property(filledCarts(), filledCarts(), (guest, saved) => {
        fc.pre(guest.length > 0 && saved.length > 0);
        const cart = merged(guest, saved);
        const undone = withoutMerge(cart);
        expect(undone.lines).toEqual(guest);
        expect(withoutMerge(undone)).toBe(undone);
        const again = withMerge(undone);
        expect(holdTheSame(again.lines, cart.lines)).toBe(true);
        expect(withMerge(again)).toBe(again);
        expect(withoutMerge(again).lines).toEqual(guest);
      }),
    );
  });

  it('[MERGE-05] [MIX-06] no box of a guest ever has the number of a saved mix, undone or not', () => {
    fc.assert(
      fc.property(filledCarts(), filledCarts(), fc.nat({ max: 20 }), (guest, saved, lastMix) => {
        const cart = merged(guest, saved, lastMix);
        const boxes = (lines: readonly CartLine[]) => lines.filter(({ kind }) => kind === 'mix');
        for (const { lines } of [cart, withoutMerge(cart), withMerge(withoutMerge(cart))]) {
          const numbers = boxes(lines).map(({ id }) => mixNumber(id) ?? 0);
          expect(Math.min(...numbers, lastMix + 1)).toBeGreaterThan(lastMix);
          expect(new Set(numbers).size).toBe(numbers.length);
          expect(boxes(lines).every(({ id, productId }) => id === productId)).toBe(true);
        }
        // Numbers aside it is the merge of what either brought.
        const sold = (lines: readonly CartLine[]) =>
          lines.map((line) => [sells(line), line.quantity]);
        expect(sold(cart.lines)).toEqual(sold(mergeCarts(guest, saved).lines));
        expect(sold(withoutMerge(cart).lines)).toEqual(
          sold(cart.link?.merge === undefined ? cart.lines : guest),
        );
      }),
    );
  });

  it('undoing it leaves what was added since', () => {
    fc.assert(
      fc.property(filledCarts(), filledCarts(), (guest, saved) => {
        fc.pre(guest.length > 0 && saved.length > 0);
        const cart = merged(guest, saved);
        const since = { ...cart, lines: addLine(cart.lines, product('NEW-1', 3)) };
        expect(withoutMerge(since).lines).toEqual([...guest, product('NEW-1', 3)]);
      }),
    );
  });

  it('a merge that was read, or whose cart was emptied, cannot be taken back', () => {
    const cart = merged([product('A', 1)], [product('B', 1)]);
    const read = withMergeRead(cart);
    expect([withoutMerge(read), read.lines]).toEqual([read, cart.lines]);
    const gone = emptied(cart);
    expect([gone.lines, gone.link?.merge, gone.link?.accountId]).toEqual([[], undefined, 'ada']);
    expect(withoutMerge(gone)).toBe(gone);
    expect(emptied({ lines: [product('A', 1)] })).toEqual(emptyCart);
    expect(withMergeRead(read)).toBe(read);
  });

  it('emptying a cart while its merge is under way leaves the merge under way', () => {
    const turn = reorderAskedTurn(noMergeTurn);
    const waiting = linkedTo({ lines: [product('A', 1)], turn }, 'ada', token);
    expect(waiting.turn).toMatchObject({ cartMerge: true, cartMergeBeforeReOrder: true });
    expect(emptied(waiting)).toStrictEqual({ lines: [], link: waiting.link, turn: waiting.turn });
    const { turn: _, ...turnless } = waiting;
    expect(emptied(turnless)).toStrictEqual({ lines: [], link: waiting.link });
    const settled = merged([product('A', 1)], []);
    expect(emptied(settled)).toStrictEqual({ lines: [], link: settled.link, turn: settled.turn });
  });

  it('[CART-10] a reorder asked for before it is still to come after it', () => {
    const turn = reorderAskedTurn(noMergeTurn);
    const waiting = linkedTo({ lines: [product('A', 1)], turn }, 'ada', token);
    const stored = { version: 1, lines: [product('A', 1)] };
    const cart = waiting.link ? mergeSettled(waiting, waiting.link, stored) : waiting;
    expect(cart.turn).toEqual({ ...noMergeTurn, reOrderMergeFlag: true });
  });

  it('what was changed while the shop answered is kept', () => {
    const linked = linkedTo({ lines: [product('A', 1)] }, 'ada', token);
    const begun = linked.link
      ? mergeBegun(linked, linked.link, { version: 0, lines: [product('B', 2)] })
      : linked;
    const changed = { ...begun, lines: addLine(begun.lines, product('C', 5)) };
    const stored = { version: 1, lines: [product('A', 1), product('B', 2)] };
    const cart = begun.link ? mergeSettled(changed, begun.link, stored) : begun;
    expect(cart.lines).toEqual([product('A', 1), product('B', 2), product('C', 5)]);
    expect(isStored(cart)).toBe(false);
  });
});

describe('what was looked at before the shop was asked', () => {
  const link = newLink('ada', token, [product('A', 1)]);
  const mergedAlready: CartLink = { ...link, merge: { state: 'merged', from: [], saved: [] } };
  const others: readonly (CartLink | undefined)[] = [
    undefined,
    { ...link, token: 'another token' },
    { ...link, version: 1 },
    mergedAlready,
  ];

  it('a first link waits to be merged with what the account has', () => {
    expect(link).toEqual({
      accountId: 'ada',
      token,
      version: 0,
      base: [],
      merge: { state: 'pending', from: [product('A', 1)], saved: [] },
    });
  });

  it('stands as long as sign-in, version and the merge are the same', () => {
    expect(sameStand({ ...link, base: [product('B', 1)] }, link)).toBe(true);
    expect(sameStand({ ...mergedAlready, merge: undefined } as never, mergedAlready)).toBe(true);
    for (const other of others) expect(sameStand(other, link)).toBe(false);
  });

  it('nothing is merged or taken over into a cart that moved on', () => {
    const stored = { version: 7, lines: [product('B', 2)] };
    const lines = [product('A', 1)];
    for (const other of others) {
      const cart: Cart = other === undefined ? { lines } : { lines, link: other };
      expect(mergeBegun(cart, link, stored)).toBe(cart);
      expect(mergeSettled(cart, link, stored)).toBe(cart);
      expect(followed(cart, link, stored)).toBe(cart);
    }
  });

  it('a merge that was settled before is neither begun nor settled again', () => {
    const { merge: _, ...settled } = link;
    const cart: Cart = { lines: [product('A', 1)], link: settled };
    expect(mergeBegun(cart, settled, { version: 1, lines: [product('B', 1)] })).toBe(cart);
    expect(mergeSettled(cart, settled, { version: 1, lines: [product('B', 1)] })).toBe(cart);
  });

  it('a merge that is begun is written down with both carts, and waits', () => {
    const cart = linkedTo({ lines: [product('A', 1)] }, 'ada', token);
    const begun = cart.link
      ? mergeBegun(cart, cart.link, { version: 1, lines: [product('B', 2)] })
      : cart;
    expect(begun.link?.merge).toEqual({
      state: 'pending',
      from: [product('A', 1)],
      saved: [product('B', 2)],
      lastMix: 0,
    });
    expect(withMergeRead(begun)).toBe(begun);
    expect(isStored({ ...begun, lines: [] })).toBe(false);
  });

  it('is told only when both carts brought something', () => {
    const bothBrought = merged([product('A', 1)], [product('B', 1)]);
    expect(bothBrought.link?.merge?.state).toBe('merged');
    expect(merged([], [product('B', 1)]).link?.merge).toBeUndefined();
    expect(merged([product('A', 1)], []).link?.merge).toBeUndefined();
    const { merge: _, ...settled } = link;
    expect(mergedLink(settled)).toEqual(settled);
  });

  it('counts from the last save of this device only when that is the newer stand', () => {
    const base = [product('A', 1)];
    const at = { ...link, version: 3, base };
    const savedAt = (version: number) => ({
      version: 9,
      lines: [],
      savedHere: { version, lines: [product('A', 2)] },
    });
    expect([2, 3].map((version) => baseOf(at, savedAt(version)))).toEqual([base, base]);
    expect(baseOf(at, savedAt(4))).toEqual([product('A', 2)]);
    expect(baseOf(at, { version: 9, lines: [] })).toBe(base);
  });
});

describe('a guest’s cart', () => {
  it('belongs to nobody: it is stored nowhere, and there is no merge to take back or put back', () => {
    const cart: Cart = { lines: [product('A', 1)] };
    expect(isStored(cart)).toBe(false);
    expect(isStored(emptyCart)).toBe(false);
    for (const change of [withoutMerge, withMerge, withMergeRead]) expect(change(cart)).toBe(cart);
  });
});

describe('a cart of an account', () => {
  it('is linked once: signing in again is no merge', () => {
    const cart = merged([product('A', 1)], [product('B', 1)]);
    expect(linkedTo(cart, 'ada', 'another token')).toBe(cart);
  });

  it("[MERGE-01] never becomes another account's: only goods put in since go along", () => {
    fc.assert(
      fc.property(filledCarts(), filledCarts(), filledCarts(), (guest, saved, now) => {
        const adas = { ...merged(guest, saved), lines: now };
        const bens = linkedTo(adas, 'ben', token);
        expect(bens.lines).toEqual(carryOver(adas.link?.base ?? [], now, []));
        expect(bens.link).toMatchObject({ accountId: 'ben', base: [], version: 0 });
      }),
    );
    const adas = merged([product('A', 1)], [product('B', 1)]);
    expect(linkedTo(adas, 'ben', token).lines).toEqual([]);
  });

  it('takes over what changed elsewhere; an answer that comes late changes nothing', () => {
    const cart = merged([product('A', 1)], []);
    const { link } = cart;
    if (link === undefined) throw new Error('no link');
    const newer = { version: 9, lines: [product('A', 1), product('B', 3)] };
    const after = followed(cart, link, newer);
    expect([after.lines, after.link?.version]).toEqual([newer.lines, 9]);
    // The number the shop keeps the cart by stays until it tells another.
    const other = { ...newer, persistCartId: 'cart-2' };
    expect([after, followed(cart, link, other)].map((one) => one.link?.persistCartId)).toEqual([
      'cart-1',
      'cart-2',
    ]);
    const { persistCartId: _, ...nameless } = link;
    const unknown = followed({ ...cart, link: nameless }, nameless, newer);
    expect(unknown.link).not.toHaveProperty('persistCartId');
    expect(followed(after, link, { version: 10, lines: [] })).toBe(after);
    expect(followed(cart, link, { version: link.version, lines: [] })).toBe(cart);
  });

  it('counts from its own last save, whose answer it never heard', () => {
    const cart = merged([product('A', 1)], []);
    const { link } = cart;
    if (link === undefined) throw new Error('no link');
    const mine = { ...cart, lines: [product('A', 3)] };
    const newer = {
      version: 6,
      lines: [product('A', 2), product('B', 1)],
      savedHere: { version: 5, lines: [product('A', 2)] },
    };
    expect(followed(mine, link, newer).lines).toEqual([product('A', 3), product('B', 1)]);
  });

  it('stays the account’s when a coupon comes and goes', () => {
    const cart = merged([product('A', 1)], [product('B', 1)]);
    const coupon = { couponName: 'SAVE', discount: 100 as Cents, freeOrder: false };
    const { link } = withoutCoupon(withCoupon(cart, coupon as Coupon));
    expect(link).toEqual(cart.link);
  });

  it('keeps what the shop said about shipping while only versions change', () => {
    const cart = { ...merged([product('A', 1)], []), tax: { totalTax: 1 as never, lines: [] } };
    const { link } = cart;
    if (link === undefined) throw new Error('no link');
    const after = followed(cart, link, { version: 7, lines: cart.lines });
    expect([after.tax, after.link?.version]).toEqual([cart.tax, 7]);
  });
});

describe('a cart that is ordered (D-CART-28)', () => {
  const quoteId = 'quote-1';
  const orderId = 'CC-1';
  const add = (cart: Cart, ...lines: readonly CartLine[]): Cart => ({
    ...cart,
    lines: lines.reduce<readonly CartLine[]>((sum, line) => addLine(sum, line), cart.lines),
  });
  /** The account's cart as the shop keeps it after it took this one's order. */
  const takenFrom = (lines: readonly CartLine[], cart: Cart, version: number) => {
    const { left, takenOut } = takeOrdered(lines, cart.link?.placing?.lines ?? []);
    return { version, lines: left, takenHere: [{ version, quoteId, orderId, lines: takenOut }] };
  };
  const units = (lines: readonly CartLine[]) =>
    new Map(lines.map((line) => [sells(line), line.quantity]));

  it('gives up what was ordered and keeps what was put in since, an account’s and a guest’s', () => {
    fc.assert(
      fc.property(filledCarts(), filledCarts(), fc.boolean(), (lines, since, isGuest) => {
        const cart = isGuest ? { lines } : merged(lines, []);
        const begun = placingBegun(cart, quoteId);
        const after = withoutOrdered(add(begun, ...since), quoteId, lines);
        expect(units(after.lines)).toEqual(units(add(emptyCart, ...since).lines));
        expect([after.link?.placing, after.link?.merge]).toEqual([undefined, undefined]);
        if (!isGuest) expect(withoutOrdered(after, quoteId, lines)).toBe(after);
      }),
    );
  });

  it('[ORDER-10] ends the same whether the answer or the account told of the order', () => {
    fc.assert(
      fc.property(
        filledCarts(),
        filledCarts(),
        filledCarts(),
        filledCarts(),
        (agreed, unsaved, elsewhere, since) => {
          const begun = placingBegun(add(merged(agreed, []), ...unsaved), quoteId);
          const stored = takenFrom(add({ lines: agreed }, ...elsewhere).lines, begun, 9);
          const now = add(begun, ...since);
          const follow = (cart: Cart) => (cart.link ? followed(cart, cart.link, stored) : cart);
          const heard = follow(withoutOrdered(now, quoteId));
          const told = follow(now);
          expect(told.link?.placing).toBe(undefined);
          expect(units(told.lines)).toEqual(units(heard.lines));
          const wanted = add(emptyCart, ...elsewhere, ...since);
          expect(units(heard.lines)).toEqual(units(wanted.lines));
        },
      ),
    );
  });

  it('an order of another quote leaves the cart in hand: its own answer took that out', () => {
    const cart = placingBegun(merged([product('A', 3)], []), 'quote-2');
    if (cart.link === undefined) throw new Error('no link');
    const takenHere = [{ version: 5, quoteId, orderId, lines: [product('A', 2)] }];
    const after = followed(cart, cart.link, { version: 5, lines: [product('A', 1)], takenHere });
    expect([after.lines, after.link?.placing?.quoteId]).toEqual([[product('A', 3)], 'quote-2']);
  });

  it('takes out no more than there is, whatever a line of the order says twice', () => {
    const cart = [
      product('A', 3),
      mix('MYOMP-30-4', { A: 30 }, 2),
      bundle('VP-1', { A: 6 }, 1),
      product('B', 1),
    ];
    const { left, takenOut } = takeOrdered(cart, [
      product('A', 2),
      product('A', 4),
      mix('MYOMP-30-9', { A: 30 }, 1),
      { kind: 'bundle', productId: 'VP-1', quantity: 1 },
      product('C', 1),
    ]);
    expect(left).toEqual([mix('MYOMP-30-4', { A: 30 }, 1), product('B', 1)]);
    expect(takenOut).toEqual([
      product('A', 3),
      mix('MYOMP-30-4', { A: 30 }, 1),
      bundle('VP-1', { A: 6 }, 1),
    ]);
  });
});
