import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import { carts as cartsOfLines, product } from '#test/arbitraries/cart.ts';

const { runPromise } = Effect;

/** Opens a browser or a terminal, which gives as many tabs or runs as are asked for. */
export const currentCartContract = (adapter: string, open: () => () => CurrentCart): void => {
  describe(`${adapter} keeps the CurrentCart contract:`, () => {
    it('starts empty', async () => {
      expect(await runPromise(open()().read)).toEqual(emptyCart);
    });

    it('[STORE-10] gives back the cart it was given', async () => {
      await fc.assert(
        fc.asyncProperty(cartsOfLines(), fc.nat({ max: 9999 }), async (lines, amount) => {
          const cart = {
            lines,
            coupon: {
              couponName: 'SAVE',
              cartAmount: amount as Cents,
              discount: amount as Cents,
              discountedAmount: 0 as Cents,
              message: 'SAVE: off.',
              freeOrder: false,
              cartID: 'cart-1',
              date: '2026-11-21T12:00:00.000Z',
            },
            shipping: {
              shippingCharge: amount as Cents,
              shippingSku: 'SHIP',
              freeShippingThreshold: 1500 as Cents,
            },
            tax: {
              totalTax: amount as Cents,
              lines: [{ category: 'snack', tax: amount as Cents }],
            },
          };
          const current = open()();
          await runPromise(current.replace(cart));
          expect(await runPromise(current.read)).toEqual(cart);
        }),
      );
    });

    it('[STORE-10] changes on what is there, and gives back the link and the flags it was given', async () => {
      await fc.assert(
        fc.asyncProperty(cartsOfLines(), cartsOfLines(), async (lines, from) => {
          const current = open()();
          const cart: Cart = {
            lines,
            link: {
              accountId: 'acc-1',
              token: '00000000-0000-4000-8000-000000000001',
              persistCartId: 'cart-1',
              version: 3,
              base: from,
              merge: { state: 'merged', from, saved: lines },
            },
            turn: { cartMerge: false, reOrderMergeFlag: true, cartMergeBeforeReOrder: false },
          };
          await runPromise(current.replace(cart));
          expect(await runPromise(current.read)).toEqual(cart);
          const emptier = (before: Cart) => ({ ...before, lines: [] });
          expect(await runPromise(current.change(emptier))).toEqual({ ...cart, lines: [] });
          expect(await runPromise(current.change((same) => same))).toEqual({
            ...cart,
            lines: [],
          });
        }),
      );
    });

    it('[STORE-10] another tab, or the next run, has the cart that was left', async () => {
      const tab = open();
      const [here, there] = [tab(), tab()];
      await runPromise(here.replace({ lines: [product('CHP-0101', 2)] }));
      expect((await runPromise(there.read)).lines).toEqual([product('CHP-0101', 2)]);
      const put = (cart: Cart) => ({ ...cart, lines: [...cart.lines, product('POP-0203', 1)] });
      await runPromise(there.change(put));
      expect((await runPromise(here.read)).lines.map(({ id }) => id)).toEqual([
        'CHP-0101',
        'POP-0203',
      ]);
      expect(await runPromise(tab().read)).toEqual(await runPromise(here.read));
    });
  });
};
